import { expect, it } from 'vitest'
import { HOME_COUNTRY } from '@/domain/homeCountry'
import { HOME_REGION } from '@/domain/homeRegion'
import { regionOf } from '@/domain/regions'

it('the home country’s code is that of its name', () => {
  expect(regionOf(HOME_COUNTRY)).toBe(HOME_REGION)
})
