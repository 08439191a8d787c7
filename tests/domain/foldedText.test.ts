import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { beginsWord, foldedText, searchWords } from '@/domain/foldedText'
import { inLatinDigits, visibleText } from '@/domain/typedText'

describe('normalised search text', () => {
  test.each([
    ['علی کریم', 'علي كريم'],
    ['مصطفی', 'مصطفى'],
    ['فاطمہ', 'فاطمة'],
    ['شاہ', 'شاه'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
    ['أحمد', 'احمد'],
    ['آمنہ', 'امنه'],
    ['علاء', 'علا'],
    ['می\u200cخواهم', 'می خواہم'],
    ['مال\u200cروڈ', 'مال روڈ'],
    ['ﻋﻠﻲ', 'علی'],
    ['گلی ۱۲', 'گلی 12'],
    ['گلی ١٢', 'گلی １２'],
    ['Zürich', 'zurich'],
    ['ALI\u202c', 'ali'],
    ['Al\u3164i\ufe0f', 'ali'],
    ['Łódź Øst', 'lodz ost'],
    ['Straße', 'STRASSE'],
    ['O’Brien–Khan', "o'brien-khan"],
    ['Ali\u00a0Khan', 'ali khan'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldedText(one)).toBe(foldedText(other))
  })

  test.each([
    ['علی', 'علم'],
    ['کار', 'گار'],
    ['ali', 'aly'],
  ])('differs for %s and %s', (one, other) => {
    expect(foldedText(one)).not.toBe(foldedText(other))
  })

  test.each([
    ['ali', 'syed ali shah', true],
    ['sy', 'syed', true],
    ['ali', 'khalid', false],
    ['ali', 'khalid ali', true],
    ['butt', 'sana-butt', true],
    ['علی', 'سید علی', true],
    ['لی', 'سید علی', false],
    ['12', 'a12 12', true],
    ['2', '12', false],
    ['x', '', false],
  ])('%s begins a word of “%s”: %s', (word, text, does) => {
    expect(beginsWord(word, text)).toBe(does)
  })

  it('consists of words without duplicates', () => {
    expect(searchWords(' Ali  ALI\nكريم ')).toEqual(['ali', 'کریم'])
    expect(searchWords(undefined)).toEqual([])
    expect(searchWords('\u200b ')).toEqual([])
  })
})

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
  ])('%j', (text, seen) => {
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
