import { expect, it } from 'vitest'
import { deliveryWindowOf } from '@/domain/shipment/deliveryWindow'

const windows = [
  { name: 'Urgent', from: 2, to: 3 },
  { name: 'Express', from: 5, to: 7 },
]

it.each([
  ['Express', 7],
  ['express', 7],
  [' EXPRESS ', 7],
  ['urgent', 3],
  ['Express plus', undefined],
  ['Air Cargo', undefined],
  ['', undefined],
])('the delivery window of the service “%s” ends after this many working days: %s', (service, to) => {
  expect(deliveryWindowOf(windows, service)?.to).toBe(to)
})
