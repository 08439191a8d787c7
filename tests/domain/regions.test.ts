import { getCountries } from 'libphonenumber-js/min'
import { describe, expect, it, test } from 'vitest'
import { countryCodes, countrySearch, regionOf } from '@/domain/regions'
import { countries } from '../backend/countries'

test.each([
  ['Pakistan', 'PK'],
  ['Islamic Republic of Pakistan', 'PK'],
  ['East Pakistan', undefined],
  ['UK', 'GB'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['England', 'GB'],
  ['UAE', 'AE'],
  ['KSA', 'SA'],
  ['USA', 'US'],
  ['The Netherlands', 'NL'],
  ['Türkiye', 'TR'],
  ['Iran, Islamic Republic of', 'IR'],
  ['Korea, Republic of', 'KR'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Côte d’Ivoire', 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['St. Lucia', 'LC'],
  ['Hong Kong', 'HK'],
  ['DE', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (country, region) => {
  expect(regionOf(country)).toBe(region)
})

const search = countrySearch(countries)
const found = (typed: string) => search(typed).countries.map(({ name }) => name)

describe('a country', () => {
  it.each([
    ['UK', 'United Kingdom'],
    ['england', 'United Kingdom'],
    ['برطانیہ', 'United Kingdom'],
    ['uae', 'United Arab Emirates'],
    ['dubai', 'United Arab Emirates'],
    ['امارات', 'United Arab Emirates'],
    ['سعودی', 'Saudi Arabia'],
    ['امریکہ', 'United States'],
    ['  GERM', 'Germany'],
    ['cote d', 'Côte d’Ivoire'],
    ['ivory', 'Côte d’Ivoire'],
  ])('is found as %j', (typed, name) => {
    expect(found(typed)[0]).toBe(name)
    expect(search(typed).meant?.name).toBe(name)
  })

  it('that begins so comes before one with a word that begins so', () => {
    expect(found('gui').slice(0, 2)).toEqual(['Guinea', 'Guinea-Bissau'])
    expect(found('gui')).not.toContain('Equatorial')
  })

  it('called just so is meant, though others begin so', () => {
    expect(found('niger')).toEqual(['Niger', 'Nigeria'])
    expect(search('niger').meant?.name).toBe('Niger')
    expect(search('nige').meant).toBeUndefined()
  })

  it('of no known name is found by its own', () => {
    const strange = countrySearch([{ name: 'Atlantis (upper)' }, { name: '' }])
    expect(strange('atl').meant).toEqual({ name: 'Atlantis (upper)' })
    expect(strange('x').countries).toEqual([])
  })

  it('is found by its whole name, each', () => {
    for (const { name } of countries) expect(search(name).meant?.name).toBe(name)
  })
})

it('a blank text finds all in their order, and means none', () => {
  expect(search(' ')).toEqual({ countries, meant: undefined })
})

test('the codes of countries are those of the library', () => {
  expect(countryCodes).toEqual(getCountries())
})
