import { expect, it } from 'vitest'
import { HOME_COUNTRY, HOME_REGION } from '@/domain/homeCountry'
import { regionOf } from '@/domain/regions'

it('the home country’s code is that of its name', () => {
  expect(regionOf(HOME_COUNTRY)).toBe(HOME_REGION)
})
