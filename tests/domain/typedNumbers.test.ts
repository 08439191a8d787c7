import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatAmount } from '@/domain/money/money'
import { readNumber } from '@/domain/numbers'
import { decimalPlaces, doubtfulReading, plainDecimal, readTyped } from '@/domain/typedNumbers'
import { inLatinDigits } from '@/domain/typedText'

describe('a typed number', () => {
  test.each([
    ['14500', '14500'],
    ['14,500.00', '14500.00'],
    ['1,234,567', '1234567'],
    ['1,25,000', '125000'],
    ['1,00,000.50', '100000.50'],
    ['12,5', '12.5'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['12,3456', '12.3456'],
    ['1.250,00', '1250.00'],
    ['1.250,125', '1250.125'],
    ['1.250.000,50', '1250000.50'],
    ['1.500', '1.500'],
    [' 12.5 ', '12.5'],
    ['+5', '5'],
    ['-5', '-5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0', '0'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['-007.50', '-7.50'],
    ['0,000', '0'],
    ['999,999,999,999.999', '999999999999.999'],
    ['۱۲٫۵', '12.5'],
    ['۱٬۵۰۰', '1500'],
    ['۱٬۵۰۰٫۵۰', '1500.50'],
    ['۱٬۲۵٬۰۰۰', '125000'],
    ['0٫500', '0.500'],
    ['۱۲،۵', '12.5'],
    ['12۔5', '12.5'],
    ['۱۲۔', '12'],
    ['۱۴,۵۰۰۔۵۰', '14500.50'],
    ['۱۴,۵۰۰.۰۰', '14500.00'],
    ['14,500/-', '14500'],
    ['Rs. 14,500.00/- only', '14500.00'],
    ['PKR 12,50', '12.50'],
    ['۱۴۵۰۰ روپے', '14500'],
    ['12,5 kg', '12.5'],
    ['30cm', '30'],
    ['US$ 1,250.50', '1250.50'],
    ['16\u00a0%', '16'],
    ['−5', '-5'],
  ])('%j is %s', (text, plain) => {
    expect(readTyped(text)).toEqual({ kind: 'number', plain })
    expect(plainDecimal(text)).toBe(plain)
  })

  test.each<[string, [string, string]]>([
    ['1,500', ['1500', '1.5']],
    ['１，５００', ['1500', '1.5']],
    ['१,५००\u202c', ['1500', '1.5']],
    [' 14,500 ', ['14500', '14.5']],
    ['1,000', ['1000', '1']],
    ['-1,500', ['-1500', '-1.5']],
    ['0,500', ['500', '0.5']],
    [',500', ['500', '0.5']],
    ['01,500', ['1500', '1.5']],
    ['1234,567', ['1234567', '1234.567']],
    ['۱،۵۰۰', ['1500', '1.5']],
  ])('%j has two possible readings: %j', (text, readings) => {
    expect(readTyped(text)).toEqual({ kind: 'ambiguous', readings })
    expect(plainDecimal(text)).toBeNull()
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    ',',
    '٬',
    'abc',
    '1e5',
    '0x10',
    'Infinity',
    '1.2.3',
    '--5',
    '5-',
    '5,',
    '1,,000',
    ',500,000',
    '0,500.00',
    '1,5.5',
    '1,2,3',
    '123,45,678',
    '1,000.5,0',
    '1.25.000',
    '1 000',
    "1'500",
    '5 kgs 2',
    'Rs. 1 500',
    '5 inches',
    'kg',
    '1\n2',
    '۱٬۵',
    '۱٬۵۰۰,۵',
    '1.250٫5',
  ])('%j is not a number', (text) => {
    expect(readTyped(text)).toEqual({ kind: 'none' })
    expect(plainDecimal(text)).toBeNull()
  })

  const digits = fc.bigInt({ min: 0n, max: 10n ** 20n })
  const fraction = fc.stringMatching(/^\d{1,6}$/)
  const zeros = fc.constantFrom('', '0', '00')

  it('is equal with and without separators, Western, South Asian or continental', () => {
    fc.assert(
      fc.property(digits, fraction, fc.boolean(), (whole, decimals, isNegative) => {
        const sign = isNegative ? '-' : ''
        const exact = new Big(`${sign}${whole}.${decimals}`)
        for (const [zone, mark] of [
          ['en-US', '.'],
          ['en-IN', '.'],
          ['de-DE', ','],
        ] as const) {
          const text = `${sign}${whole.toLocaleString(zone)}${mark}${decimals}`
          const typed = readTyped(text)
          // Only three digits after a single comma are in doubt, and then the right number is one of the readings.
          const found = typed.kind === 'ambiguous' ? typed.readings : typed.kind === 'number' ? [typed.plain] : []
          expect(found.some((plain) => exact.eq(plain))).toBe(true)
          expect(typed.kind === 'ambiguous').toBe(
            mark === ',' && whole < 1000n && decimals.length === 3 && found.length === 2,
          )
        }
      }),
    )
  })

  it('is parsed back from the form’s own display', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (paisa) => {
        const amount = new Big(String(paisa)).div(100)
        expect(new Big(plainDecimal(formatAmount(amount)) ?? 'none').eq(amount)).toBe(true)
      }),
    )
  })

  it('is not changed by leading zeros or digits of another script', () => {
    fc.assert(
      fc.property(zeros, digits, fraction, fc.constantFrom(0x660, 0x6f0), (front, whole, decimals, script) => {
        const text = `${front}${whole}.${decimals}`
        const other = text.replace(/\d/g, (digit) => String.fromCharCode(script + Number(digit)))
        expect(plainDecimal(text)).toBe(`${whole}.${decimals}`)
        expect(plainDecimal(other)).toBe(`${whole}.${decimals}`)
        expect(plainDecimal(other.replace('.', '٫'))).toBe(`${whole}.${decimals}`)
        expect(inLatinDigits(other)).toBe(text)
      }),
    )
  })

  it('is a plain decimal without leading zeros, and plain decimals are unchanged', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[ +\-\d,.eE٫٬۰-۹]{0,12}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const typed = readTyped(text)
        const plains = typed.kind === 'number' ? [typed.plain] : typed.kind === 'ambiguous' ? typed.readings : []
        for (const plain of plains) {
          expect(plain).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/)
          expect(plainDecimal(plain)).toBe(plain)
          // The sent number has the typed digits in their order, and is read as that number.
          const typedDigits = inLatinDigits(text).replace(/\D/g, '')
          expect(typedDigits.replace(/^0+|0+$/g, '')).toBe(plain.replace(/\D/g, '').replace(/^0+|0+$/g, ''))
          expect(readNumber(plain)).toBe(Number(plain))
        }
        expect(new Set(plains.map(Number)).size).toBe(plains.length)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('a typed rupee amount', () => {
  test.each([
    ['12,500', '12500'],
    [' 1,000 ', '1000'],
    ['-1,500', '-1500'],
    ['Rs. 12,500/-', '12500'],
    ['1,250.5', '1250.5'],
    ['12,500.50', '12500.50'],
    ['12.500,50', '12500.50'],
    ['1,25,000', '125000'],
    ['1.250.000', '1250000'],
    ['۱۲،۵۰۰', '12500'],
    ['۱۲٬۵۰۰', '12500'],
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    // Refused only for its third decimal, as no group begins with 0.
    ['0.500', '0.500'],
    ['1234.567', '1234.567'],
    ['12.345', '12.345'],
    ['۱۲٫۵۰۰', '12.500'],
  ])('%j is %s', (text, plain) => expect(readTyped(text, 'rupees')).toEqual({ kind: 'number', plain }))

  test.each<[string, [string, string]]>([
    ['12.500', ['12500', '12.5']],
    ['-1.250', ['-1250', '-1.25']],
    ['Rs. 12.340', ['12340', '12.34']],
    ['۱.۵۰۰', ['1500', '1.5']],
    ['12۔500', ['12500', '12.5']],
    ['0,500', ['500', '0.5']],
    ['01,500', ['1500', '1.5']],
    ['1234,567', ['1234567', '1234.567']],
  ])('%j has two possible readings: %j', (text, readings) =>
    expect(readTyped(text, 'rupees')).toEqual({ kind: 'ambiguous', readings }),
  )

  it('is equal with and without Western or South Asian separators, with two decimals or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('', '.5', '.50', '.00'), (whole, decimals) => {
        for (const zone of ['en-US', 'en-IN'])
          expect(plainDecimal(whole.toLocaleString(zone) + decimals, 'rupees')).toBe(`${whole}${decimals}`)
      }),
    )
  })

  it('neither loses nor gains thousands if points separate them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.constantFrom(',5', ',50'), (whole, decimals) => {
        const grouped = whole.toLocaleString('de-DE')
        const plain = `${whole}${decimals.replace(',', '.')}`
        expect(readTyped(grouped + decimals, 'rupees')).toEqual({ kind: 'number', plain })
        // Without decimals it is refused, as two numbers or for a third decimal.
        const alone = readTyped(grouped, 'rupees')
        const isRefused = alone.kind === 'ambiguous' || (alone.kind === 'number' && decimalPlaces(alone.plain) === 3)
        expect(isRefused).toBe(true)
      }),
    )
  })
})

test.each([
  ['2,5', '2.5'],
  ['2,5 kg', '2.5'],
  ['2,5 kg.', '2.5'],
  ['12,50', '12.50'],
  [',5', '0.5'],
  ['۲،۵', '2.5'],
  ['12۔5', '12.5'],
  ['12۔5 کلو', '12.5'],
  ['12۔', null],
  ['1,250۔5', null],
  ['2٫5', null],
  ['2.5', null],
  ['1,250.5', null],
  ['1.250,5', null],
  ['1,500', null],
  ['1,250,000', null],
  ['abc', null],
  ['', null],
])('of %j reports that it was read as %s', (text, plain) => expect(doubtfulReading(text)).toBe(plain))

it('the decimals of a plain number are counted', () => {
  expect(['5', '5.0', '-12.345'].map(decimalPlaces)).toEqual([0, 1, 3])
})
