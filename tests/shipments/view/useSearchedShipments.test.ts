// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { plainView, type ShipmentView } from '@/shipments/view/shipmentView'
import { isSearch, listHere, listOfSearch, mistypedIn, numbersIn } from '@/shipments/view/useSearchedShipments'

const today = new Date(2026, 10, 20)
const NUMBERS = '4900000001 4900000002'
const numbers = NUMBERS.split(' ')
const view = (changes: Partial<ShipmentView> = {}): ShipmentView => ({ ...plainView, ...changes })

describe('a list of numbers', () => {
  it.each([
    ['4900000001', [], []],
    ['4900000001 12', ['4900000001'], ['12']],
    ['12 13', [], []],
    [NUMBERS, numbers, []],
    [`${NUMBERS} 12`, numbers, ['12']],
    ['ruth hallam', [], []],
  ])('is «%s» if one number is beside another, even a mistyped one', (term, expected, mistyped) => {
    expect(numbersIn(term)).toEqual(expected)
    expect(mistypedIn(term)).toEqual(mistyped)
  })

  it.each([
    ['', false],
    ['  ', false],
    ['ruth', true],
    ['4900000001', true],
    [NUMBERS, false],
  ])('is not requested as numbers: «%s» is a search: %s', (term, expected) => {
    expect(isSearch({ term })).toBe(expected)
  })
})

describe('a single number', () => {
  it.each(['4900000001-2', '490 000 0001', 'AWB: 4900000001.', '۴۹۰۰۰۰۰۰۰۱', '\u202a4900000001\u202c'])(
    'is searched in the backend’s format: %s',
    (term) => {
      expect(listOfSearch(view({ term }), term, today).source).toEqual({ kind: 'search', term: '4900000001' })
      expect(listHere(view(), term, today).query.filter).toEqual({ text: '4900000001' })
    },
  )
})
