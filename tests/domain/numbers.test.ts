// @vitest-environment node
import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decimalPlaces, formatCount, plainDecimal, readFigure, readNumber, UNREADABLE } from '@/domain/numbers'

describe('a number of an answer', () => {
  test.each<[unknown, number | null]>([
    [0, 0],
    [-1.5, -1.5],
    ['0', 0],
    ['14500.50', 14500.5],
    [' 7 ', 7],
    ['-3', -3],
    ['1e3', 1000],
    ['', null],
    ['   ', null],
    ['abc', null],
    ['12abc', null],
    ['1,500', 1500],
    ['1,250.00', 1250],
    ['14,500', 14500],
    [' 14,500 ', 14500],
    ['-1,500.5', -1500.5],
    ['+1,500.', 1500],
    ['1,234,567.89', 1234567.89],
    ['1,25,000', 125000],
    ['12,34,56,789.50', 123456789.5],
    ['0,500', null],
    ['00,500', null],
    ['1,50', null],
    ['12,5', null],
    ['1,2500', null],
    ['1250,000', null],
    ['123,45,678', null],
    ['1,234,56,789', null],
    ['1,,500', null],
    [',500', null],
    ['1,500,', null],
    ['1.250,00', null],
    ['1, 500', null],
    ['1 500', null],
    ['1,500e3', null],
    ['Rs. 1,500', null],
    ['10 pcs', null],
    ['16%', null],
    [`1${',000'.repeat(200)}`, null],
    ['0x10', null],
    [' 0X1F', null],
    ['0b11', null],
    ['0o7', null],
    ['NaN', null],
    ['Infinity', null],
    ['1e999', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
    [true, null],
    [[], null],
    [[5], null],
    [{}, null],
    [10n, null],
    [new Date(0), null],
  ])('%o reads as %s', (value, expected) => {
    expect(readNumber(value)).toBe(expected)
  })

  it('is the same as a number and as its text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const number = value === 0 ? 0 : value
        expect(readNumber(number)).toBe(number)
        expect(readNumber(String(number))).toBe(number)
      }),
    )
  })

  it('is the same with thousands separators, western or south Asian', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.stringMatching(/^(\.\d{0,4})?$/), (whole, fraction) => {
        for (const zone of ['en-US', 'en-IN']) {
          expect(readNumber(whole.toLocaleString(zone) + fraction)).toBe(Number(`${whole}${fraction}`))
        }
      }),
    )
  })

  it('is finite or nothing, whatever the answer carries', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = readNumber(value)
        expect(number === null || Number.isFinite(number)).toBe(true)
      }),
    )
  })
})

describe('a number that a paper is reckoned from', () => {
  test.each([
    ['1,250.00', 1250],
    [12.5, 12.5],
    ['0', 0],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [{}, null],
    ['10 pcs', UNREADABLE],
    ['16%', UNREADABLE],
    ['0,500', UNREADABLE],
    ['NaN', UNREADABLE],
  ])('%o reads as %s', (value, expected) => {
    expect(readFigure(value)).toBe(expected)
  })
})

describe('a number as people type it', () => {
  test.each([
    ['14500', '14500'],
    ['14,500', '14500'],
    ['14,500.00', '14500.00'],
    ['1,234,567.8', '1234567.8'],
    ['12,34,567', '1234567'],
    ['1,00,000.50', '100000.50'],
    [' 12.5 ', '12.5'],
    ['+5', '5'],
    ['-5', '-5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['-.0', '0.0'],
    ['007', '007'],
    ['999,999,999,999.999', '999999999999.999'],
  ])('%j is %s', (text, plain) => {
    expect(plainDecimal(text)).toBe(plain)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    '-.',
    ',',
    'abc',
    '12a',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1.2.3',
    '1..2',
    '--5',
    '+-5',
    '5-',
    '12,34',
    '1,2',
    ',500',
    '1,,000',
    '1,000,',
    '1234,567',
    '1,000.5,0',
    '1 000',
    '1\u00a0000',
    'Rs. 500',
    '500/-',
    '٥٠٠',
    '５００',
    '1_000',
    '1\n2',
  ])('%j is none', (text) => {
    expect(plainDecimal(text)).toBeNull()
  })

  const digits = fc.bigInt({ min: 0n, max: 10n ** 20n })
  const fraction = fc.option(fc.stringMatching(/^\d{1,6}$/))

  it('is the same with and without thousands separators, western or south Asian', () => {
    fc.assert(
      fc.property(digits, fraction, fc.boolean(), (whole, decimals, isNegative) => {
        const tail = decimals === null ? '' : `.${decimals}`
        const sign = isNegative ? '-' : ''
        const plain = plainDecimal(`${sign}${whole}${tail}`)
        expect(plain).not.toBeNull()
        expect(plainDecimal(`${sign}${whole.toLocaleString('en-US')}${tail}`)).toBe(plain)
        expect(plainDecimal(`${sign}${whole.toLocaleString('en-IN')}${tail}`)).toBe(plain)
        expect(new Big(plain ?? '').eq(`${sign}${whole}${tail}`)).toBe(true)
      }),
    )
  })

  it('gives nothing but plain decimals, and those unchanged', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[ +\-\d,.eE]{0,12}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const plain = plainDecimal(text)
        if (plain === null) return
        expect(plain).toMatch(/^-?\d+(\.\d+)?$/)
        expect(plainDecimal(plain)).toBe(plain)
      }),
      { numRuns: 2000 },
    )
  })

  it('does not stumble over long texts', () => {
    expect(plainDecimal(`${'1,'.repeat(50_000)}x`)).toBeNull()
    expect(plainDecimal(`${'1,111'.repeat(20_000)}!`)).toBeNull()
    expect(plainDecimal(`${'9'.repeat(100_000)}x`)).toBeNull()
  })
})

test.each([
  ['5', 0],
  ['5.0', 1],
  ['-12.345', 3],
])('%s has %d decimals', (plain, places) => {
  expect(decimalPlaces(plain)).toBe(places)
})

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [3522, '3,522'],
    [100000, '100,000'],
    [1234567, '1,234,567'],
  ])('%i reads %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})
