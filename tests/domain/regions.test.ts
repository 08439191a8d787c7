import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { getCountries } from 'libphonenumber-js/min'
import { describe, expect, it, test } from 'vitest'
import { countryCodes, countrySearch, regionNamed, regionOf } from '@/domain/regions'
import { countries } from '../backend/countries'

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

const search = countrySearch(countries)
const found = (typed: string) => search(typed).countries.map(({ name }) => name)

describe('finding a country', () => {
  it.each([
    ['UK', 'United Kingdom'],
    ['u.k.', 'United Kingdom'],
    ['england', 'United Kingdom'],
    ['برطانیہ', 'United Kingdom'],
    ['برطانيه', 'United Kingdom'],
    ['uae', 'United Arab Emirates'],
    ['dubai', 'United Arab Emirates'],
    ['emirates', 'United Arab Emirates'],
    ['امارات', 'United Arab Emirates'],
    ['KSA', 'Saudi Arabia'],
    ['سعودی', 'Saudi Arabia'],
    ['usa', 'United States'],
    ['امریکہ', 'United States'],
    ['america', 'United States'],
    ['جرمنی', 'Germany'],
    ['  GERM', 'Germany'],
    ['cote d', 'Côte d’Ivoire'],
    ['ivory', 'Côte d’Ivoire'],
    ['zeal', 'New Zealand'],
  ])('by %j finds “%s”', (typed, name) => {
    expect(found(typed)[0]).toBe(name)
    expect(search(typed).meant?.name).toBe(name)
  })

  it('by the beginning of its name lists it before those with a later word that begins so', () => {
    expect(found('gui').slice(0, 2)).toEqual(['Guinea', 'Guinea-Bissau'])
    expect(found('gui')).not.toContain('Equatorial')
  })

  it('by its whole name picks it, even if longer names begin with it', () => {
    expect(found('niger')).toEqual(['Niger', 'Nigeria'])
    expect(search('niger').meant?.name).toBe('Niger')
    expect(search('nige').meant).toBeUndefined()
  })

  it('finds one that is unknown by its own name', () => {
    const strange = countrySearch([{ name: 'Atlantis (upper)' }, { name: '' }])
    expect(strange('atl').meant).toEqual({ name: 'Atlantis (upper)' })
    expect(strange('x').countries).toEqual([])
  })

  it('by its whole name picks every country', () => {
    for (const { name } of countries) expect(search(name).meant?.name).toBe(name)
  })
})

it('a blank text lists all countries in order, and picks none', () => {
  expect(search(' ')).toEqual({ countries, meant: undefined })
})

it('any text lists each country at most once, and the picked one first', () => {
  assert(
    property(oneof(string(), constantFrom(...'abcdeگامس')), (typed) => {
      const { countries: all, meant } = search(typed)
      expect(new Set(all).size).toBe(all.length)
      expect([undefined, all[0]]).toContain(meant)
    }),
  )
})

test('the country codes are those of the phone library', () => {
  expect(countryCodes).toEqual(getCountries())
})
