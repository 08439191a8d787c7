// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { plainView, type ShipmentView } from '@/dashboard/shipments/view/shipmentView'
import {
  isSearch,
  listHere,
  listOfSearch,
  mistypedIn,
  numbersIn,
} from '@/dashboard/shipments/view/useSearchedShipments'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'

const today = new Date(2026, 10, 20)
const days = { from: '2026-11-01', to: '2026-11-05' }
const sort = newestFirst
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
  ])('is «%s» where one stands beside another, a mistyped one included', (term, expected, mistyped) => {
    expect(numbersIn(term)).toEqual(expected)
    expect(mistypedIn(term)).toEqual(mistyped)
  })

  it.each([
    ['', false],
    ['  ', false],
    ['ruth', true],
    ['4900000001', true],
    [NUMBERS, false],
  ])('is not asked of the server: «%s» is a search: %s', (term, expected) => {
    expect(isSearch({ term })).toBe(expected)
  })
})

describe('a number alone', () => {
  it.each(['4900000001-2', '490 000 0001', 'AWB: 4900000001.', '۴۹۰۰۰۰۰۰۰۱', '\u202a4900000001\u202c'])(
    'is searched for as the backend has it: %s',
    (term) => {
      expect(listOfSearch(view({ term }), term, today).source).toEqual({ kind: 'search', term: '4900000001' })
      expect(listHere(view(), term, today).query.filter).toEqual({ text: '4900000001' })
    },
  )
})

describe('the list that is here', () => {
  it('is all shipments, or those of the days that are chosen', () => {
    expect(listHere(view(), '', today)).toEqual({ source: { kind: 'all' }, query: { sort, filter: {} } })
    const ofDays = { source: { kind: 'range', ...days }, query: { sort, filter: { status: [2] } } }
    expect(listHere(view({ ...days, status: 2 }), ' ', today)).toEqual(ofDays)
  })

  it('follows each letter that is typed', () => {
    expect(listHere(view({ term: 'ruth', center: 'gujrat' }), 'ru ', today)).toEqual({
      source: { kind: 'all' },
      query: { sort, filter: { center: ['gujrat'], text: 'ru ' } },
    })
  })

  it('shows numbers out of all shipments, of the chosen days', () => {
    expect(listHere(view({ ...days, status: 2 }), NUMBERS, today)).toEqual({
      source: { kind: 'all' },
      query: { sort, filter: { status: [2], ...days, numbers } },
    })
  })
})

describe('the list of a search', () => {
  it.each(['ruth', ' ruth ', '', '  '])('is what the server finds, while «%s» is typed', (typed) => {
    expect(listOfSearch(view({ term: ' ruth ', ...days, status: 2 }), typed, today)).toEqual({
      source: { kind: 'search', term: 'ruth' },
      query: { sort, filter: { status: [2], ...days } },
    })
  })

  it('is searched further while it goes on', () => {
    expect(listOfSearch(view({ term: 'ruth' }), 'ruth h', today)).toEqual({
      source: { kind: 'search', term: 'ruth' },
      query: { sort, filter: { text: 'ruth h' } },
    })
  })
})
