import { afterEach, describe, expect, it, test } from 'vitest'
import { compareTexts, sortTextsIn } from '@/domain/compareTexts'
import { ranksOf } from '@/domain/shipment-index/ranks'
import { ShipmentIndex, sumsOf } from '@/domain/shipment-index/shipmentIndex'
import { everything } from '@/domain/shipment-index/shipmentQuery'
import { languageIn, workerName } from '@/services/shipment-list/workerName'
import { aRow } from './shipment-index/aRow'

afterEach(() => sortTextsIn('en'))
const sorted = (...texts: string[]) => texts.sort(compareTexts)

describe('sorted texts', () => {
  test.each([
    ['numbers in names by size', ['Branch 10', 'branch 9', 'Branch 1'], ['Branch 1', 'branch 9', 'Branch 10']],
    ['with accents among the others', ['Zoya', 'Étienne', 'Farah', 'Eman'], ['Eman', 'Étienne', 'Farah', 'Zoya']],
    ['small and capital letters alike', ['bilal', 'Ahmed', 'Cyra', 'aamir'], ['aamir', 'Ahmed', 'bilal', 'Cyra']],
  ])('are in the reader’s order: %s', (_name, given, expected) => {
    for (const language of ['en', 'ur'] as const) {
      sortTextsIn(language)
      expect(sorted(...given)).toEqual(expected)
    }
  })

  it('are in Urdu alphabetical order on Urdu pages, before Latin ones', () => {
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

  it('have Urdu after Latin ones on English pages', () => {
    expect(sorted('احمد', 'Zoya', 'Ahmed')).toEqual(['Ahmed', 'Zoya', 'احمد'])
  })

  it.each(['en', 'ur'] as const)('are equal for every keyboard they were typed with (%s)', (language) => {
    sortTextsIn(language)
    expect(compareTexts('كريم', 'کریم')).toBe(0)
    expect(sorted('گل', 'كريم', 'یوسف', 'علي')).toEqual(['علي', 'كريم', 'گل', 'یوسف'])
  })
})

describe('sorted rows', () => {
  const places = (...values: (string | number)[]) => {
    const { of, count } = ranksOf(values)
    return { of: [...of], count }
  }

  it('have a rank for each text, ignoring surrounding blanks, and are last without one', () => {
    expect(places('b', ' a', '', 'a ', NaN, 'c')).toEqual({ of: [1, 0, 3, 0, 3, 2], count: 3 })
  })

  it('are sorted by value for numbers', () => {
    expect(places(10, -1, 9.5, NaN, 10)).toEqual({ of: [2, 0, 1, 3, 2], count: 3 })
  })

  it('with equal counts are in the page’s alphabetical order', () => {
    sortTextsIn('ur')
    const index = new ShipmentIndex()
    index.add(['Ahmed', 'یوسف', 'بلال'].map((center, at) => aRow({ id: String(at), center })))
    expect(sumsOf(index.find(everything), 'center').map(({ key }) => key)).toEqual(['بلال', 'یوسف', 'Ahmed'])
  })
})

it('a worker receives the language of its page', () => {
  expect(languageIn(workerName('ur'))).toBe('ur')
  expect(languageIn(workerName('en'))).toBe('en')
  expect(languageIn('')).toBe('en')
})
