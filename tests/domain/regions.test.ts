import { expect, test } from 'vitest'
import { regionOf } from '@/domain/regions'

test.each([
  ['Pakistan', 'PK'],
  [' PAKISTAN ', 'PK'],
  ['Islamic Republic of Pakistan', 'PK'],
  ['East Pakistan', undefined],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['England', 'GB'],
  ['UAE', 'AE'],
  ['U.A.E', 'AE'],
  ['KSA', 'SA'],
  ['Kingdom of Saudi Arabia', 'SA'],
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['The Netherlands', 'NL'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Iran, Islamic Republic of', 'IR'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Korea, Republic of', 'KR'],
  ['South Korea', 'KR'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Côte d’Ivoire', 'CI'],
  ["Cote d'Ivoire", 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['St. Lucia', 'LC'],
  ['Saint Lucia', 'LC'],
  ['Hong Kong', 'HK'],
  ['Guinea-Bissau', 'GW'],
  ['DE', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (country, region) => {
  expect(regionOf(country)).toBe(region)
})
