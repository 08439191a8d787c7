import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { converted, measuredIn, type UnitCode, unitCodes, unitNamed, unitWords } from '@/domain/from-file/measures'

describe('converting to the form’s units exactly', () => {
  it.each<[string, UnitCode, UnitCode, string | null]>([
    ['750', 'g', 'kg', '0.75'],
    ['1', 'g', 'kg', '0.001'],
    ['2.5', 'lb', 'kg', '1.134'],
    ['100', 'lb', 'kg', '45.359'],
    ['16', 'oz', 'kg', '0.454'],
    ['0.5', 't', 'kg', '500'],
    ['12', 'in', 'cm', '30.48'],
    ['12.5', 'in', 'cm', '31.75'],
    ['305', 'mm', 'cm', '30.5'],
    ['1.2', 'm', 'cm', '120'],
    ['2', 'ft', 'cm', '60.96'],
    ['-750', 'g', 'kg', '-0.75'],
    ['۷۵۰', 'g', 'kg', '0.75'],
    ['1,500', 'g', 'kg', null],
    ['many', 'g', 'kg', null],
    ['500', 'rs', 'usd', null],
    ['5', 'percent', 'rs', null],
    ['3', 'in', 'kg', null],
    ['3', 'other', 'kg', null],
  ])('makes %s %s in %s: %s', (number, from, to, result) => expect(converted(number, from, to)).toBe(result))

  it('neither loses nor invents a digit', () => {
    const grams = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(grams, (count) => {
        expect(new Big(converted(String(count), 'g', 'kg') ?? -1).times(1000).toFixed()).toBe(String(count))
        expect(new Big(converted(String(count), 'mm', 'cm') ?? -1).times(10).toFixed()).toBe(String(count))
        expect(new Big(converted(String(count), 'in', 'cm') ?? -1).times(100).toFixed()).toBe(String(count * 254))
      }),
    )
  })
})

it('every word of every unit is known, whatever its capitals, dots and blanks', () => {
  const words = unitCodes.flatMap((code) => unitWords(code).map((word) => [code, word] as const))
  const change = fc.constantFrom(
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => `${word}.`,
    (word: string) => ` ${word} `,
  )
  fc.assert(
    fc.property(fc.constantFrom(...words), change, ([code, word], written) => {
      expect(unitNamed(written(word))).toBe(code)
    }),
  )
})

it.each([
  ['750 g', '750', 'g'],
  ['2lb', '2', 'lb'],
  ['5%', '5', 'percent'],
  ['$ 20', '20', 'usd'],
  ['US$20.50', '20.50', 'usd'],
  ['Rs. 1,500', '1,500', 'rs'],
  ['12"', '12', 'in'],
  ['€5', '5', 'other'],
  ['۵ گرام', '۵', 'g'],
])('%s is %s in %s', (text, number, code) => expect(measuredIn(text)).toMatchObject({ number, unit: { code } }))

it.each(['750', '5 boxes', 'g', '1 2 g', '5 lb 3 oz', "'30", '"30', ' ’30', ''])('“%s” is not a unit', (text) => {
  expect(measuredIn(text)).toBeNull()
})
