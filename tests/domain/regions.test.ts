import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countryCodes, regionNamed, regionOf, regionOfWholeCountry } from '@/domain/regions'

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
])('the country %j has the code %s', (country, region) => {
  expect(regionOf(country)).toBe(region)
})

test.each([
  ['Georgia', 'GE'],
  ['Georgia, USA', undefined],
  ['Jersey, NJ', undefined],
  ['Iran, Islamic Republic of', 'IR'],
  ['Gambia, The', 'GM'],
  ['Moldova, the Republic of', 'MD'],
  ['Taiwan, Province of China', 'TW'],
  ['دبئی', 'AE'],
  ['a'.repeat(81), undefined],
])('a person who writes %j means %s', (written, region) => {
  expect(regionNamed(written)).toBe(region)
})

test.each([
  ['UK', 'GB'],
  ['Korea (Republic of)', 'KR'],
  ["Korea (Democratic People's Republic of)", 'KP'],
  ['Korea (North)', 'KP'],
  ['Congo (Republic of the)', 'CG'],
  ['Congo (Democratic Republic of the)', 'CD'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['Congo (Kinshasa)', 'CD'],
  ['Congo (Zaire)', undefined],
  ['Sudan (South)', 'SS'],
  ['Samoa, American', 'AS'],
  ['Guinea (Equatorial)', 'GQ'],
  ['Guinea (Bissau)', 'GW'],
  ['Virgin Islands (British)', 'VG'],
  ['Virgin Islands, U.S.', 'VI'],
  ['China (Hong Kong SAR)', 'HK'],
  ['China (Taiwan)', undefined],
  ['Myanmar (Burma)', 'MM'],
  ['Falkland Islands (Malvinas)', 'FK'],
  ['Cocos (Keeling) Islands', 'CC'],
  ['Macedonia (the former Yugoslav Republic of)', 'MK'],
  ['Saint Vincent and the Grenadines', 'VC'],
  ['Ireland (Northern)', undefined],
  ['Scotland', undefined],
  ['Dubai', undefined],
  ['شارجہ', undefined],
  ['UAE', 'AE'],
  ['Congo', 'CG'],
  ['Iran, Islamic Republic of', 'IR'],
])('%j names the whole country %s', (country, region) => {
  expect(regionOfWholeCountry(country)).toBe(region)
})

test('the country codes are those of the phone library', () => {
  expect(countryCodes).toEqual(getCountries())
})
