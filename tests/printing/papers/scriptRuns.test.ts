// @vitest-environment node
import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { directionOf, scriptRuns } from '@/printing/papers/scriptRuns'

test.each([
  ['Sana & Sons', ['Sana & Sons']],
  ['ثنا محمود', ['[ثنا محمود]']],
  ['18 Weavers Lane، گلی نمبر 4, Small', ['<18 Weavers Lane>', '، ', '[گلی نمبر 4]', ', ', '<Small>']],
  ['Flat 3، شیفیلڈ (near مسجد)', ['<Flat 3>', '، ', '[شیفیلڈ]', ' (', '<near>', ' ', '[مسجد]', ')']],
  ['شیفیلڈ (near مسجد)', ['[شیفیلڈ]', ' (', '<near>', ' ', '[مسجد]', ')']],
  ['مکان 12، گلی 4', ['[مکان 12، گلی 4]']],
  ['مکان 12-B، گلی', ['[مکان]', ' ', '<12-B>', '، ', '[گلی]']],
  ['ثنا (Pvt.) Ltd.', ['[ثنا]', ' ', '<(Pvt.) Ltd.>']],
  ['چادر (double) 2 عدد', ['[چادر]', ' ', '<(double)>', ' 2 ', '[عدد]']],
  ['ثنا 0300-1234567', ['[ثنا]', ' ', '<0300-1234567>']],
  ['(گلی) Lane', ['(', '[گلی]', ') ', '<Lane>']],
  ['محلہ اسلام پورہ، لاہور۔', ['[محلہ اسلام پورہ، لاہور۔]']],
  ['', []],
])('the runs of “%s” are %j', (text, runs) => {
  const marks = { urdu: ['[', ']'], latin: ['<', '>'], between: ['', ''] } as const
  expect(scriptRuns(text).map((run) => marks[run.script].join(run.text))).toEqual(runs)
})

test.each([
  ['Lane گلی', 'ltr'],
  ['4 گلی Lane', 'rtl'],
  ['(ثنا)', 'rtl'],
  ['42', 'ltr'],
  ['', 'ltr'],
])('“%s” has direction %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

it('the runs of a text lose nothing, and have each letter in a run of its script', () => {
  const words = fc.constantFrom('گلی', 'نمبر', 'ِ', 'Lane', '4', '۴', ',', '،', ' ', '-', '(', ')', '😀', '\u200c')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = parts.join('')
      const runs = scriptRuns(text)
      expect(runs.map((run) => run.text).join('')).toBe(text)
      for (const run of runs) {
        // A number alone belongs to the Urdu beside it, but not one with something attached, as in 12-B.
        expect(run.text).not.toMatch(run.script === 'urdu' ? /[A-Za-z]|[0-9][-(]/ : /\p{Script=Arabic}(?<!\p{M})/u)
      }
    }),
  )
})
