import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countrySearch } from '@/domain/countrySearch'
import { countries } from '../backend/countries'

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
    ['اسپین', 'Spain'],
    ['ملائیشیا', 'Malaysia'],
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
