import { expect, it } from 'vitest'
import { fieldLimit } from '@/domain/forms/fieldLimit'
import { textLimits } from '@/domain/forms/textLimits'

it.each([
  ['shipperCompany', textLimits.name],
  ['recAddress', textLimits.address],
  ['amount', textLimits.number],
])('%s has its own limit', (name, limit) => {
  expect(fieldLimit(name)).toBe(limit)
})
