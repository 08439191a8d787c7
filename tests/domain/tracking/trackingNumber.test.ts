// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  TRACKING_NUMBER_LENGTH,
  isTrackingNumber,
  trackingNumberProblem,
  readTrackingNumbers,
} from '@/domain/tracking/trackingNumbers'

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
    ['3047182956 304718295', `${INVALID}: 304718295`],
    ['3047182956, 12, AB1', `${INVALID}: 12, AB1`],
    ['1234567890\n1', `${INVALID}: 1`],
    ['12345 123456', INVALID],
    ['١٢٣٤٥٦٧٨٩٠', null],
    ['１２３４５６７８９０', null],
    ['\u200b1234567890', null],
    ['1234567890\u0000', null],
    ['3047182972-2', null],
    ['304 718 2956', null],
    ['AWB: 3047182956.', null],
    ['3047182956 1234567890', null],
    ['1234567890', null],
    ['0000000000', null],
    [' 1234567890 ', null],
    ['1234567890\n', null],
  ])('%j: %s', (text, message) => {
    expect(trackingNumberProblem(text)).toBe(message)
  })

  test.each([
    ['3047182956', true],
    [' 3047182956', false],
    ['3047182956\n', false],
    ['3047182972-2', false],
    ['۳۰۴۷۱۸۲۹۵۶', false],
    ['304718295', false],
    ['30471829566', false],
    ['304718295a', false],
  ])('is kept on the device as the backend has it: %j, %s', (text, isKept) => {
    expect(isTrackingNumber(text)).toBe(isKept)
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

  it('is found in what is sent on, or there is a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)) }), (text) => {
        const { numbers, rejected } = readTrackingNumbers(text)
        expect(trackingNumberProblem(text) === null).toBe(numbers.length > 0 && rejected.length === 0)
      }),
    )
  })
})
