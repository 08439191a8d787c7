import { describe, expect, it, test } from 'vitest'
import { beginsWord, foldedText, searchWords } from '@/domain/foldedText'

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
