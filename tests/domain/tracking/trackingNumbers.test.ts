import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isTrackingNumber,
  joinTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  mistypedProblem,
  readTrackingNumbers,
  trackingNumberProblem,
} from '@/domain/tracking/trackingNumbers'

const A = '3047182956'
const B = '1234567890'
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(1_000_000_000 + index))

describe('numbers in a text', () => {
  test.each<[string, string[], string[]]>([
    ['', [], []],
    ['no number here', [], []],
    [A, [A], []],
    [` ${A} `, [A], []],
    [`${A}\n${B}`, [A, B], []],
    [`${A}\r\n${B}\r\n`, [A, B], []],
    [`${A}, ${B};${A}`, [A, B], []],
    [`${A} ${B}`, [A, B], []],
    [`${A}\t${B}`, [A, B], []],
    ['304 718 2956', [A], []],
    ['304-718-2956\n123.456.7890', [A, B], []],
    [`Your bill is ${A}.`, [A], []],
    [`${A}-2`, [A], []],
    [`${A}-100 ${B}-1`, [A, B], []],
    [`${A}-1234`, [A], ['1234']],
    ['12345', [], ['12345']],
    [`${A}1`, [], [`${A}1`]],
    [`AB${B}`, [], [`AB${B}`]],
    [`12345, 12345, ${A}`, [A], ['12345']],
    ['١٢٣٤٥٦٧٨٩٠', [B], []],
    ['۱۲۳۴۵۶۷۸۹۰ and १२३४५६७८९०', [B], []],
    [`\u202a${A}\u202c`, [A], []],
    [`\ufeff304\u200b7182956`, [A], []],
    ['AWB: 304 718 2956.', [A], []],
    ['AWB No. 304-718-2956', [A], []],
    [`AWB #${A}`, [A], []],
    [`(${A})`, [A], []],
    ['304 718 2956 - 2', [A], []],
    ['304 718 2956/2', [A], []],
    [`${A}\u20132`, [A], []],
    [`${A}-2x`, [A], ['2x']],
    ['304 718 2956x', [], ['304', '718', '2956x']],
    [`${A} 304718295`, [A], ['304718295']],
    [`${A}/12/2026`, [A], ['12', '2026']],
    ['304\uff0d718\ufe632956', [A], []],
    ['(304) 718-2956', [A], []],
    [`304 718 2956 123 456 7890`, [A, B], []],
    ['304 718 2956 / 12 34567890', [], ['304', '718', '2956', '12', '34567890']],
    ['3,047,182,956', [A], []],
    [`${A}.0`, [A], []],
    ['3.047182956E+09', [A], []],
    ['3.04718E+09', [], ['3', '04718E', '09']],
    [`1. ${A}\n2. ${B}`, [A, B], []],
    [`1\t${A}\n2\t${B}`, [A, B], []],
    [`AWB${A}`, [A], []],
    [`304\u3164718\ufe0f2956`, [A], []],
    [`}C1${A}`, [A], []],
    [`]\u06861${A}`, [A], []],
    [`${A} 2.5 kg`, [A], []],
    [`${A} of 21/11/2026`, [A], []],
    [`]C1${A}-2`, [A], []],
    [`\u0002]C1${A}\u001d${B}\u0003\r`, [A, B], []],
    [`https://chenab1.example:4350/tracking/${A}`, [A], []],
    [`http://10.0.0.7/tracking/${A}-${B}?utm=1#top`, [A, B], []],
    ['chenab.example/tracking/304%20718%202956', [A], []],
    ['https://chenab.example/tracking/30471', [], ['30471']],
    [`https://chenab.example/tracking?airwayBillNo=${A}`, [A], []],
    [`Your parcel: https://other.example/12/x9 ${A}`, [A], []],
  ])('of %j are %j', (text, found, rejected) => {
    expect(readTrackingNumbers(text)).toMatchObject({ numbers: found, rejected, left: 0 })
  })

  test.each<[string, string[], string[]?]>([
    [`my awb is ${A} please check, call me on 0300-1234567`, [A]],
    [`my awb is ${A} please check, call me on 3217654321`, [A]],
    [`AOA, awb no.${A}, 2 pcs 12.5 kg booked 21-11-2026, mobile: 321 765 4321`, [A]],
    [`Contact No 3217654321. My number is ${A}`, [A]],
    [`Hello, where is ${A}? Ahmed +92 321 7654321`, [A]],
    [`Hello, where is ${A}? Ahmed +923217654321, 00923217654321, 0321 7654321`, [A]],
    [`Please trace ${A}, sent from 042-3576123 on Nov 21, 2026 at 10:30`, [A]],
    [`[27/11, 10:30 am] +92 300 1234567: Chenab: your shipment ${A} is booked.`, [A]],
    [`*Tracking No:* _${A}_\nWeight: 12.5 kg\nDate: 2026-11-27 14\nRs. 14,500/-\nCNIC 35202-1234567-1`, [A]],
    [`Dear customer, ${A} will arrive in 5-7 days, 3/4 boxes`, [A]],
    [`میرا پارسل ${A}کہاں ہے؟ فون 3217654321`, [A]],
    [`بکنگ نمبر ${A}، وزن 2.5 کلو، 27/11/2026`, [A]],
    [`please check awb${A} and shipment${B}`, [A, B]],
    [`Where are ${A} and ${B}?`, [A, B]],
    // Ten digits alone, which can only be a number.
    ['call 3047182956', [A]],
    ['whatsapp +3047182956', [A]],
    // In a list within a message, mistyped numbers are reported.
    [`please check ${A} and 304718295`, [A], ['304718295']],
    [`please check these:\n30471829567\n${A}`, [A], ['30471829567']],
    ['where is my parcel 304718295 of 2.5 kg', [], ['304718295', '2', '5']],
  ])('of the message %j are %j', (text, found, rejected = []) => {
    expect(readTrackingNumbers(text)).toMatchObject({ numbers: found, rejected, left: 0 })
  })

  it('are cut at the page’s limit, and the rest is counted', () => {
    const all = numbers(MAX_TRACKING_NUMBERS + 5)
    expect(readTrackingNumbers(all.join('\n'))).toMatchObject({
      numbers: all.slice(0, MAX_TRACKING_NUMBERS),
      rejected: [],
      left: 5,
    })
  })

  it('are read back from an address', () => {
    const number = fc.stringMatching(/^\d{10}$/)
    const some = fc.uniqueArray(number, { minLength: 1, maxLength: MAX_TRACKING_NUMBERS })
    fc.assert(
      fc.property(some, (list) => {
        expect(readTrackingNumbers(joinTrackingNumbers(list))).toMatchObject({ numbers: list, rejected: [], left: 0 })
      }),
    )
  })

  it('distinguish the pieces of a bill', () => {
    const { labels } = readTrackingNumbers(`${A}-2 ${A}-3, ${A}\n304 718 2956 - 12`)
    expect(labels).toEqual([2, 3, null, 12].map((piece) => ({ number: A, piece })))
  })

  test.each(['/2', ' 2/3', '-2/3', ' (2/3)', ' 2 of 3', '-2of3', ' piece 2', ' pc 2 of 3', '-P2', '#2', ' – 02'])(
    'identify the second piece by %j',
    (end) => {
      for (const number of [A, '304 718 2956'])
        expect(readTrackingNumbers(number + end)).toMatchObject({ labels: [{ number: A, piece: 2 }], rejected: [] })
    },
  )

  it('have ten digits, or there is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)) }), (text) => {
        for (const number of readTrackingNumbers(text).numbers) expect(number).toMatch(/^[0-9]{10}$/)
      }),
    )
  })
})

test.each([
  [[], { key: 'site.trackingNumberWrong' }],
  [['30471'], { key: 'site.trackingNumbersWrong', values: { numbers: ['30471'] } }],
  [['1', '22', '333', '4444'], { key: 'site.trackingNumbersWrong', values: { numbers: ['1', '22', '333'] } }],
])('the message for %j is %o', (rejected, problem) => {
  expect(mistypedProblem(rejected)).toEqual(problem)
})

describe('the problem with typed text', () => {
  const BLANK = { key: 'site.trackingNumberBlank' }
  const INVALID = { key: 'site.trackingNumberWrong' }
  const mistyped = (...words: string[]) => ({ key: 'site.trackingNumbersWrong', values: { numbers: words } })

  test.each([
    ['', BLANK],
    ['\t\n\u00a0', BLANK],
    ['123456789', INVALID],
    ['12345678901', INVALID],
    ['12345abcde', INVALID],
    ['1e12345678', INVALID],
    [`where is ${A}, 2.5 kg, of 27/11/2026?`, null],
    ['where is my parcel of 27/11/2026?', INVALID],
    ['12345 123456', INVALID],
    [`${A} 304718295`, mistyped('304718295')],
    [`${A}, 12, AB1`, mistyped('12', 'AB1')],
    ['１２３４５６７８９０', null],
    [' 1234567890\n', null],
    [`${A} ${B}`, null],
  ])('%j is %o', (text, message) => {
    expect(trackingNumberProblem(text)).toEqual(message)
  })

  it('is none for exactly ten digits, ignoring surrounding blanks', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/)
    const blanks = fc.stringMatching(/^[ \t]{0,3}$/)
    fc.assert(
      fc.property(digits, blanks, blanks, (number, before, after) => {
        const isFine = number.length === 10
        expect(trackingNumberProblem(before + number + after) === null).toBe(isFine)
      }),
    )
  })

  it('is none if all of it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)) }), (text) => {
        const { numbers: found, rejected } = readTrackingNumbers(text)
        expect(trackingNumberProblem(text) === null).toBe(found.length > 0 && rejected.length === 0)
      }),
    )
  })
})

test.each([` ${A}`, `${A}\n`, `${A}-2`, '۳۰۴۷۱۸۲۹۵۶', '304718295', `${A}6`])(
  '%j is not in the backend’s format',
  (text) => {
    expect([isTrackingNumber(A), isTrackingNumber(text)]).toEqual([true, false])
  },
)
