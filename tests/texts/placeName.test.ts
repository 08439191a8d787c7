import { expect, test } from 'vitest'
import { urduPlace } from '@/texts/placeName'
import { countries } from '../backend/countries'

test.each([
  ['United Kingdom', 'برطانیہ'],
  ['UK', 'برطانیہ'],
  ['USA', 'امریکہ'],
  ['united states of america', 'امریکہ'],
  ['Spain', 'اسپین'],
  ['UAE', 'متحدہ عرب امارات'],
  ['Turkey', 'ترکیہ'],
  ['Bosnia and Herzegovina', 'بوسنیا اور ہرزیگووینا'],
  ['Iran, Islamic Republic of', 'ایران'],
  ['Malaysia', 'ملائیشیا'],
  ['Georgia', 'جارجیا'],
])('the country %j is %s in Urdu, whichever of its names the backend uses', (place, urdu) => {
  expect(urduPlace(place)).toBe(urdu)
})

test.each(['Dubai', 'Scotland', 'Georgia, USA', 'Atlantis', ''])(
  '%j stays as it is, as it is not the name of a country',
  (place) => {
    expect(urduPlace(place)).toBe(place)
  },
)

test('each country that a backend offers has an Urdu name', () => {
  expect(countries.filter(({ name }) => urduPlace(name) === name)).toEqual([])
})
