// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { TRACKING_NUMBER_LENGTH, trackingNumberProblem, readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { readRecentNumbers } from '@/domain/tracking/recentNumbers'

const BLANK = 'Tracking No cannot be blank'
const INVALID = 'Enter a valid tracking no'

describe('a tracking number', () => {
  test.each([
    ['', BLANK],
    [' ', BLANK],
    ['\t\n', BLANK],
    ['\u00a0', BLANK],
    ['123456789', INVALID],
    ['12345678901', INVALID],
    ['12345abcde', INVALID],
    ['12345 6789', INVALID],
    ['12345-6789', INVALID],
    ['-123456789', INVALID],
    ['+123456789', INVALID],
    ['12345678.9', INVALID],
    ['1e12345678', INVALID],
    ['0x12345678', INVALID],
    ['١٢٣٤٥٦٧٨٩٠', INVALID],
    ['１２３４５６７８９０', INVALID],
    ['\u200b1234567890', INVALID],
    ['1234567890\u0000', INVALID],
    ['1234567890\n1', INVALID],
    ['1234567890', null],
    ['0000000000', null],
    [' 1234567890 ', null],
    ['1234567890\n', null],
  ])('%j: %s', (text, message) => {
    expect(trackingNumberProblem(text)).toBe(message)
    expect(readRecentNumbers(JSON.stringify([text]))).toEqual(message === null ? [text] : [])
  })

  it('goes on trimmed', () => {
    expect(readTrackingNumbers(' 1234567890\n').numbers).toEqual(['1234567890'])
  })

  it('is exactly ten digits, blanks around it aside', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/)
    const blanks = fc.stringMatching(/^[ \t]{0,3}$/)
    fc.assert(
      fc.property(digits, blanks, blanks, (number, before, after) => {
        const isFine = number.length === TRACKING_NUMBER_LENGTH
        expect(trackingNumberProblem(before + number + after) === null).toBe(isFine)
      }),
    )
  })

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)) }), (text) => {
        fc.pre(!/^\s*[0-9]{10}\s*$/.test(text))
        expect(trackingNumberProblem(text)).toBe(text.trim() === '' ? BLANK : INVALID)
      }),
    )
  })
})
