import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvText } from '@/domain/csv'
import { csvRows } from '@/domain/from-file/csvRows'
import { withoutGuards } from '@/domain/withoutGuards'

it.each([
  // Apostrophes and formulas that protect a number, a phone number or a text from the spreadsheet.
  ["'02115", '02115'],
  ["'3001234567", '3001234567'],
  ["'3520212345671", '3520212345671'],
  ["'35202-1234567-1", '35202-1234567-1'],
  ["'+92 300 1234567", '+92 300 1234567'],
  ["'(042) 3578-1234", '(042) 3578-1234'],
  ["'۰۳۰۰۱۲۳۴۵۶۷", '۰۳۰۰۱۲۳۴۵۶۷'],
  ["'1E5", '1E5'],
  ["'-5", '-5'],
  ["'=1+1", '=1+1'],
  ["'@home", '@home'],
  ["'\tText", '\tText'],
  ["''=1+1", "'=1+1"],
  ["''02115", "'02115"],
  ["a;'=1+1", 'a;=1+1'],
  ['="00123"', '00123'],
  ['=""', ''],
  ['="5"" pipe"', '5" pipe'],
  // Apostrophes that belong to the text.
  ["'n Roos", "'n Roos"],
  ["'s-Gravenhage", "'s-Gravenhage"],
  ["O'Neil", "O'Neil"],
  ["'t Hof 5", "'t Hof 5"],
  ["'Ain 12", "'Ain 12"],
  ["'90s Shop", "'90s Shop"],
  ["'", "'"],
  ["5'", "5'"],
  ["'quoted'", "'quoted'"],
  ['=A1', '=A1'],
])('%j means %j', (cell, text) => expect(withoutGuards(cell)).toBe(text))

it('our own files are read back as written, whatever their cells begin with', () => {
  const text = fc.oneof(
    fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '0', '5', 'n', ' ', '\t', '\r', '\n', ';', ',', '"', 'ع'),
    }),
    fc.stringMatching(/^'{0,3}[\d ().:/+-]{0,14}$/),
    fc.constantFrom("'02115", '="00123"', "'n Roos", "''", '–5', '＝1', '\u200b=1'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      // The first line determines the separator, as in every file that we write.
      const table = csvRows(csvText([['Receiver company', 'Receiver city', 'Receiver phone 1'], ...rows]))
      expect(table.slice(1, -1)).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})
