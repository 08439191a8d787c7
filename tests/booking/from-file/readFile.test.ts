import { SSF } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readFile } from '@/booking/from-file/readFile'
import { aWorkbook } from './aWorkbook'

const file = (content: BlobPart, name = 'orders.xlsx') => new File([content], name)
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readFile(file(bytes))).rows
const heads = ['Name', 'City', 'Weight', 'Phone']

describe('a workbook', () => {
  it('is read cell by cell, as Excel shows it', async () => {
    const rows = await rowsOf(
      aWorkbook({
        formats: ['00000000000', 'dd\\-mm\\-yyyy', '0%', '#,##0.00'],
        rows: [
          heads,
          [{ xml: '<v>0</v>', attributes: 't="s"' }, 'گجرات', 12.5, { xml: '<v>3001234567</v>', attributes: 's="1"' }],
          [
            { xml: '<f>A2</f><v>Sana</v>', attributes: 't="str"' },
            '',
            { xml: '<f>1+1</f><v>0.30000000000000004</v>' },
            3001234567,
          ],
          [
            { xml: '<f>NA()</f><v>#N/A</v>', attributes: 't="e"' },
            { xml: '<f>B2</f>' },
            { xml: '<v>46089</v>', attributes: 's="2"' },
          ],
          [
            { xml: '<v>1</v>', attributes: 't="b"' },
            { xml: '<v>0.16</v>', attributes: 's="3"' },
            { xml: '<v>1500</v>', attributes: 's="4"' },
            4.21e17,
          ],
        ],
      }),
    )
    expect(rows).toEqual([
      heads,
      ['Ruth Hallam', 'گجرات', '12.5', '03001234567'],
      ['Sana', '', '0.3', '3001234567'],
      [
        { text: '#N/A', is: 'error' },
        { text: '', is: 'uncalculated' },
        { text: '2026-03-08', is: 'date' },
      ],
      ['TRUE', '16%', '1500', '4.21e+17'],
    ])
  })

  it('has the value of a merged cell in each of its rows, and every row in its position', async () => {
    const rows = await rowsOf(
      aWorkbook({ rows: [heads, ['Ruth', 'Leeds'], ['', 'York'], [], ['Sana', 'Bath']], merged: ['A2:A3'] }),
    )
    expect(rows).toEqual([heads, ['Ruth', 'Leeds'], ['Ruth', 'York'], [], ['Sana', 'Bath']])
  })

  it('uses the sheet that has the headings, and names it', async () => {
    const before = [[], [['Chenab'], ['Fill in the next sheet']]]
    const { rows, sheet, headings } = await readFile(
      file(aWorkbook({ before, rows: [['Orders'], heads, ['Ruth', 'Leeds']] })),
    )
    expect({ sheet, headings, first: rows[2] }).toEqual({ sheet: 'Sheet 3', headings: 1, first: ['Ruth', 'Leeds'] })
  })

  it('is read if written by other programs', async () => {
    const sum = { xml: '<f>SUM(1,2)</f><v>0</v>' }
    const made = { calculation: 'fullCalcOnLoad="1"', hidden: [3] }
    const { rows, hidden } = await readFile(
      file(aWorkbook({ ...made, rows: [heads, ['Ruth_x000D_\nHallam', '', sum], ['Sana', 'York'], ['Amna', '', 0]] })),
    )
    expect(rows).toEqual([heads, ['Ruth\nHallam', '', { text: '', is: 'uncalculated' }], [], ['Amna', '', '0']])
    expect(hidden).toBe(1)
  })
})

const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<a/>')])))
const many = (count: number) =>
  [heads.join(','), ...Array.from({ length: count }, (_, no) => `Buyer ${no},Leeds,1,2`)].join('\n')

it.each<[string, BlobPart, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of blanks', ' , \n,', 'The file is empty.'],
  ['headings alone', heads.join(','), 'The file has headings, but no shipments.'],
  ['10,000 rows', many(10_000), 'The file has 10000 rows. Split it into files of at most 500 rows.'],
  ['a large file', 'x'.repeat(5_000_001), 'The file is larger than 5 MB. Split it, or remove pictures from it.'],
  [
    'a damaged workbook',
    Uint8Array.from([0x50, 0x4b, 3, 4, 0]),
    'The file is damaged, or is not what its name says. Save it again as XLSX or CSV.',
  ],
  ['a text document', zip('word/document.xml'), 'This is a text document. Choose an XLSX or CSV file.'],
  ['another archive', zip('pictures.txt'), 'This is not a table. Choose an XLSX or CSV file.'],
])('%s is refused in one sentence', (_name, content, message) =>
  expect(readFile(file(content))).rejects.toThrow(new Error(message)),
)

const book = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`xl/${name}`, strToU8(xml)])))
const sheets = (count: number) =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><sheets>${Array.from({ length: count }, (_, at) => `<sheet name="${at}" r:id="one"/>`).join('')}</sheets></workbook>`
const rels = '<Relationships><Relationship Id="one" Target="worksheets/one.xml"/></Relationships>'
const withSheet = (xml: string, count = 1) =>
  book({ 'workbook.xml': sheets(count), '_rels/workbook.xml.rels': rels, 'worksheets/one.xml': xml })
const inRow = (row: string, more = '') =>
  `<worksheet><sheetData><row r="${row}"><c t="inlineStr"><is><t>Ruth</t></is></c></row>${more}</worksheet>`

it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  [
    'parts that unpack to more',
    zipSync(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(5_000_000)]))),
    /too large/,
  ],
  ['one sheet named as thousands', withSheet(`<a>${'x'.repeat(10_000_000)}</a>`, 9), /too large/],
  ['60,000 rows', withSheet(`<a>${'<row/>'.repeat(60_000)}</a>`), /has 60000 rows/],
  ['a row beyond the last', withSheet(inRow('999999999', '</sheetData>')), /damaged/],
  [
    'entities',
    withSheet(`<!--${'x'.repeat(2000)}--><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`),
    /damaged/,
  ],
  [
    'merged cells without end',
    withSheet(
      inRow(
        '1',
        `<row r="1048576"><c t="inlineStr"><is><t>Sana</t></is></c></row></sheetData>${'<mergeCell ref="A1:A1048576"/>'.repeat(300)}`,
      ),
    ),
    /has 50\d rows/,
  ],
])('a workbook with %s is refused', (_name, content, message) =>
  expect(readFile(file(content))).rejects.toThrow(message),
)

/** The library retains the formats of all workbooks that it reads, and would write them into those of later tests. */
function forgetLongFormats(): void {
  for (const [at, format] of Object.entries(SSF.get_table()))
    if (typeof format === 'string' && format.length > 255) SSF.load('General', Number(at))
}

it('a cell format of 500 KB does not hang the reader', async () => {
  onTestFinished(forgetLongFormats)
  const styled = { xml: '<v>1</v>', attributes: 's="1"' }
  const bytes = aWorkbook({ formats: ['['.repeat(500_000)], rows: [heads, [styled, 'Leeds', 1]] })
  expect(await rowsOf(bytes)).toHaveLength(2)
})

it('a file may have 500 rows, not counting blank ones', async () => {
  const { rows } = await readFile(file(many(500).replaceAll('\n', '\n\n')))
  expect(rows.length).toBeGreaterThan(500)
})
