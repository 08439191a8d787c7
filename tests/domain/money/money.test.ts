import { describe, expect, it, test } from 'vitest'
import {
  decimal,
  formatAmount,
  formatDollars,
  formatNumber,
  formatRupees,
  plainAmount,
  round2,
  sum,
} from '@/domain/money/money'

describe('parsing an amount', () => {
  test.each([
    [null, '0'],
    [undefined, '0'],
    ['', '0'],
    ['   ', '0'],
    ['\t', '0'],
    [0, '0'],
    ['0.10', '0.1'],
    [0.1, '0.1'],
    ['-12.5', '-12.5'],
    [1e21, '1e+21'],
  ])('%j is %s', (value, text) => {
    expect(decimal(value).toString()).toBe(text)
  })

  test.each(['14,500.00', 'Rs. 5', '1 2', '--1', Number.NaN, Number.POSITIVE_INFINITY])('%j throws', (text) => {
    expect(() => decimal(text)).toThrow('Invalid number')
  })
})

test.each([
  ['1250', '1,250'],
  [12.5, '12.5'],
  ['-1234567.125', '-1,234,567.125'],
  ['', '0'],
])('%j as a count or a measure is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  ['14500', '14500.00'],
  [0.005, '0.01'],
  ['1234567.894', '1234567.89'],
  ['', '0.00'],
])('%j is sent as %s', (value, text) => {
  expect(plainAmount(value)).toBe(text)
})

describe('rounding half up to 2 decimals', () => {
  test.each([
    ['0.005', '0.01'],
    ['0.0049999999', '0'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['1.004999999999999999999', '1'],
    ['-0.005', '-0.01'],
    ['-2.675', '-2.68'],
    ['-2.674', '-2.67'],
    ['9007199254740993.005', '9007199254740993.01'],
  ])('%s becomes %s', (value, expected) => {
    expect(round2(value).eq(expected)).toBe(true)
  })
})

describe('adding amounts', () => {
  test.each([
    [[], '0'],
    [[null, undefined, ''], '0'],
    [[0.1, 0.2], '0.3'],
    [['0.1', 0.2, null], '0.3'],
    [Array.from({ length: 1000 }, () => '0.01'), '10'],
    [['9007199254740993', '0.01'], '9007199254740993.01'],
  ])('gives the sum of %j', (values, expected) => {
    expect(sum(values).eq(expected)).toBe(true)
  })
})

describe('formatting an amount', () => {
  test.each([
    [0, '0.00'],
    ['', '0.00'],
    ['-0', '0.00'],
    ['-0.004', '0.00'],
    ['-0.005', '-0.01'],
    ['999.995', '1,000.00'],
    [1000, '1,000.00'],
    [1234567, '1,234,567.00'],
    ['-1234567.891', '-1,234,567.89'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1e-7, '0.00'],
    ['123456789012345678901234567890.125', '123,456,789,012,345,678,901,234,567,890.13'],
  ])('%s is shown as %s', (value, text) => {
    expect(formatAmount(value)).toBe(text)
  })

  it('puts the currency in front, with a plain space', () => {
    expect(formatRupees(14500)).toBe('Rs. 14,500.00')
    expect(formatRupees('-0.001')).toBe('Rs. 0.00')
    expect(formatRupees(-250.5)).toBe('Rs. -250.50')
    expect(formatDollars('420')).toBe('$ 420.00')
  })
})
