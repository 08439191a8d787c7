import { afterEach, describe, expect, it, test } from 'vitest'
import { ShipmentIndex, sumsOf } from '@/domain/shipment-index/shipmentIndex'
import { everything } from '@/domain/shipment-index/shipmentQuery'
import { ranksOf } from '@/domain/shipment-index/sortOrder'
import { compareTexts, sortTextsIn } from '@/domain/textOrder'
import { languageIn, workerName } from '@/services/shipment-list/workerName'
import { aRow } from './shipment-index/aRow'

afterEach(() => sortTextsIn('en'))
const sorted = (...texts: string[]) => texts.sort(compareTexts)

describe('texts in a list', () => {
  test.each([
    ['numbers in names by size', ['Branch 10', 'branch 9', 'Branch 1'], ['Branch 1', 'branch 9', 'Branch 10']],
    ['with accents among the others', ['Zoya', 'Étienne', 'Farah', 'Eman'], ['Eman', 'Étienne', 'Farah', 'Zoya']],
    ['small and capital letters alike', ['bilal', 'Ahmed', 'Cyra', 'aamir'], ['aamir', 'Ahmed', 'bilal', 'Cyra']],
  ])('stand in the reader’s order: %s', (_name, given, expected) => {
    for (const language of ['en', 'ur'] as const) {
      sortTextsIn(language)
      expect(sorted(...given)).toEqual(expected)
    }
  })

  it('stand as the Urdu alphabet has them on Urdu pages, before those in Latin letters', () => {
    sortTextsIn('ur')
    const expected = [
      'احمد',
      'بلال',
      'پرویز',
      'ٹیپو',
      'چاند',
      'ڈاکٹر',
      'ژالہ',
      'کریم',
      'گل',
      'ہما',
      'یوسف',
      'Ahmed',
      'Zoya',
    ]
    expect(sorted(...[...expected].reverse())).toEqual(expected)
  })

  it('stand behind those in Latin letters on English pages', () => {
    expect(sorted('احمد', 'Zoya', 'Ahmed')).toEqual(['Ahmed', 'Zoya', 'احمد'])
  })

  it.each(['en', 'ur'] as const)('are in one place, whichever keyboard they were written on (%s)', (language) => {
    sortTextsIn(language)
    expect(compareTexts('كريم', 'کریم')).toBe(0)
    expect(sorted('گل', 'كريم', 'یوسف', 'علي')).toEqual(['علي', 'كريم', 'گل', 'یوسف'])
  })
})

describe('rows', () => {
  const places = (...values: (string | number)[]) => {
    const { of, count } = ranksOf(values)
    return { of: [...of], count }
  }

  it('have a rank for each text, blanks around it aside, and stand last without one', () => {
    expect(places('b', ' a', '', 'a ', NaN, 'c')).toEqual({ of: [1, 0, 3, 0, 3, 2], count: 3 })
  })

  it('by numbers stand by size', () => {
    expect(places(10, -1, 9.5, NaN, 10)).toEqual({ of: [2, 0, 1, 3, 2], count: 3 })
  })

  it('summed alike often stand by the alphabet of the page', () => {
    sortTextsIn('ur')
    const index = new ShipmentIndex()
    index.add(['Ahmed', 'یوسف', 'بلال'].map((center, at) => aRow({ id: String(at), center })))
    expect(sumsOf(index.find(everything), 'center').map(({ key }) => key)).toEqual(['بلال', 'یوسف', 'Ahmed'])
  })
})

it('a worker is told the language of its page', () => {
  expect(languageIn(workerName('ur'))).toBe('ur')
  expect(languageIn(workerName('en'))).toBe('en')
  expect(languageIn('')).toBe('en')
})
