import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatCount, readFigure, readNumber, readRupees, UNREADABLE } from '@/domain/numbers'

describe('a number in a response', () => {
  test.each<[unknown, number | null]>([
    [0, 0],
    [-1.5, -1.5],
    [' 7 ', 7],
    ['1e3', 1000],
    ['', null],
    ['abc', null],
    ['1,500', 1500],
    ['1,250.00', 1250],
    [' 14,500 ', 14500],
    ['+1,500.', 1500],
    ['1,25,000', 125000],
    ['12,34,56,789.50', 123456789.5],
    ['Rs. 500', null],
    ['14,500/-', null],
    ['0,500', null],
    ['1,50', null],
    ['1250,000', null],
    ['123,45,678', null],
    ['1,234,56,789', null],
    ['1,500,', null],
    ['1.250,00', null],
    ['1 500', null],
    ['1,500e3', null],
    ['16%', null],
    [`1${',000'.repeat(200)}`, null],
    ['0x10', null],
    [' 0X1F', null],
    ['NaN', null],
    ['1e999', null],
    [Number.NaN, null],
    [null, null],
    [true, null],
    [[5], null],
    [{}, null],
  ])('%o is read as %s', (value, expected) => {
    expect(readNumber(value)).toBe(expected)
  })

  it('is equal as a number and as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const number = value === 0 ? 0 : value
        expect(readNumber(number)).toBe(number)
        expect(readNumber(String(number))).toBe(number)
      }),
    )
  })

  it('is equal with Western or South Asian thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.stringMatching(/^(\.\d{0,4})?$/), (whole, fraction) => {
        for (const zone of ['en-US', 'en-IN']) {
          expect(readNumber(whole.toLocaleString(zone) + fraction)).toBe(Number(`${whole}${fraction}`))
        }
      }),
    )
  })

  it('is finite or missing, whatever the response contains', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = readNumber(value)
        expect(number === null || Number.isFinite(number)).toBe(true)
      }),
    )
  })
})

describe('a number for calculations on paper', () => {
  test.each([
    ['1,250.00', 1250],
    ['0', 0],
    ['', null],
    [null, null],
    [undefined, null],
    ['  ', null],
    [{ $numberDecimal: '1.50' }, 1.5],
    [{ $numberInt: '7' }, 7],
    [Number.NaN, UNREADABLE],
    [{}, UNREADABLE],
    [[], UNREADABLE],
    [[5], UNREADABLE],
    [true, UNREADABLE],
    [{ $numberDecimal: 'NaN' }, UNREADABLE],
    [{ $numberDecimal: null }, UNREADABLE],
    ['10 pcs', UNREADABLE],
    ['0,500', UNREADABLE],
    [90_000_000_000_000, 90_000_000_000_000],
    ['99999999999999999999', UNREADABLE],
    [-1e308, UNREADABLE],
    ['Rs. 500', UNREADABLE],
  ])('%o is read as %s', (value, expected) => {
    expect(readFigure(value)).toBe(expected)
  })
})

test.each([
  ['Rs. 14,500.00', 14500],
  ['rs 500', 500],
  ['PKR 1,25,000', 125000],
  ['14500.50 PKR', 14500.5],
  ['14,500/-', 14500],
  [{ $numberDecimal: '1.50' }, 1.5],
  [14500, 14500],
  [' ', null],
  [null, null],
  ['Rs.', UNREADABLE],
  ['Rs. 99999999999999999999', UNREADABLE],
  ['Rs. 0,500', UNREADABLE],
  ['Rsx 5', UNREADABLE],
  ['$ 500', UNREADABLE],
  [true, UNREADABLE],
])('%o in rupees is read as %s', (value, expected) => {
  expect(readRupees(value)).toBe(expected)
})

it('is missing, finite or unreadable, and missing only if not stated', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
      const figure = readFigure(value)
      const isNothing = value == null || (typeof value === 'string' && value.trim() === '')
      expect(figure === null).toBe(isNothing)
      expect(isNothing || figure === UNREADABLE || Number.isFinite(figure)).toBe(true)
    }),
  )
})

it('is equal in extended JSON and as text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('$numberDecimal', '$numberInt', '$numberLong', '$numberDouble'),
      fc.oneof(
        fc.double().map(String),
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      ),
      (kind, text) => {
        expect(readFigure({ [kind]: text })).toBe(readFigure(text))
      },
    ),
  )
})

it('a count has thousands separators', () => {
  expect([0, 999, 1000, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567'])
})
