import { expect, it } from 'vitest'
import { ownDescription } from '@/domain/shipment/statusTable'

it.each([
  ['another text than the step’s name', 2, 'Packed in Lahore', 'Packed in Lahore'],
  ['the step’s name, which the form proposes', 2, 'Packed', ''],
  ['the step’s name with spaces around it', 7, ' Delivered ', ''],
  ['the name of another step', 4, 'Packed', 'Packed'],
  ['the name given to a step that is not known', 9, 'Unknown', ''],
  ['nothing', 5, '', ''],
])('the own description of a step with %s', (_, type, description, own) => {
  expect(ownDescription({ type, description, trackingLink: '', createdAt: '' })).toBe(own)
})
