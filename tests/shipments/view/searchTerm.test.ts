// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isSameTerm, readSearchTerm } from '@/shipments/view/searchTerm'

const NUMBERS = '4900000001 4900000002'
const numbers = NUMBERS.split(' ')

describe('a list of numbers', () => {
  it.each([
    ['4900000001', [], []],
    ['4900000001 12', ['4900000001'], ['12']],
    ['12 13', [], []],
    [NUMBERS, numbers, []],
    [`${NUMBERS} 12`, numbers, ['12']],
    ['ruth hallam', [], []],
  ])('is «%s» if one number is beside another, even a mistyped one', (typed, expected, mistyped) => {
    expect(readSearchTerm(typed)).toMatchObject({ numbers: expected, mistyped })
  })

  it.each([
    ['', ''],
    ['  ', ''],
    ['\u200b', ''],
    ['ruth  hallam ', 'ruth hallam'],
    ['4900000001', '4900000001'],
    [NUMBERS, ''],
  ])('is one of numbers only: «%s» is a text, «%s»', (typed, text) => {
    expect(readSearchTerm(typed).text).toBe(text)
  })
})

describe('a single number', () => {
  it.each(['4900000001-2', '490 000 0001', 'AWB: 4900000001.', '۴۹۰۰۰۰۰۰۰۱', '\u202a4900000001\u202c'])(
    'is searched in the backend’s format: %s',
    (typed) => {
      expect(readSearchTerm(typed).text).toBe('4900000001')
    },
  )
})

it('two texts that differ in the blanks around them ask for the same', () => {
  expect(isSameTerm(readSearchTerm('ruth '), readSearchTerm('ruth'))).toBe(true)
  expect(isSameTerm(readSearchTerm('ruth h'), readSearchTerm('ruth'))).toBe(false)
})
