import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inLatinDigits, visibleText } from '@/domain/typedText'

describe('displayed text', () => {
  test.each([
    ['\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['14500\u202c', '14500'],
    ['La\u00adhore\ufeff', 'Lahore'],
    ['\u200bA\u200cB\u200dC\u200eD\u200f\u2066E\u2069\u2060', 'ABCDE'],
    ['one\u001dtwo\u0000', 'one two '],
    ['two\nlines\tand a tab\r\n', 'two\nlines\tand a tab\r\n'],
    ['علی کریم 😀', 'علی کریم 😀'],
    ['A\u3164B\uffa0C\ufe0fD\u034fE\u{e0001}F\ufffcG\ud800', 'ABCDEFG'],
    ['14\u00a0500\u202f\u3000kg\u2800', '14 500  kg '],
    ['one\u2028two', 'one\ntwo'],
  ])('of %j is %j', (text, seen) => {
    expect(visibleText(text)).toBe(seen)
  })
})

it('digits of every script become Latin digits', () => {
  const zeros = ['٠', '۰', '०', '০', '๐', '０', '𝟎', '𝟬']
  fc.assert(
    fc.property(fc.constantFrom(...zeros), fc.stringMatching(/^[0-9]{1,12}$/), (zero, digits) => {
      const start = zero.codePointAt(0) ?? 0
      expect(inLatinDigits(digits.replace(/\d/g, (digit) => String.fromCodePoint(start + Number(digit))))).toBe(digits)
    }),
  )
})
