import { type BookType, utils, type WorkBook, write } from '@e965/xlsx'
import * as fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile } from '@/booking/from-file/readFile'
import { aWorkbook } from './aWorkbook'

const read = (bytes: BlobPart) => readFile(new File([bytes], 'orders'))
const bytesOf = (book: WorkBook, bookType: BookType) =>
  new Uint8Array(write(book, { bookType, type: 'array' }) as ArrayBuffer)
const heads = ['Name', 'City', 'Weight', 'Phone']

function orders(): WorkBook {
  const sheet = utils.aoa_to_sheet([
    ['Orders of November'],
    heads,
    ['عائشہ خان', 'گجرات', 12.5, 923217654321],
    ['Sana', "'s-Gravenhage", 0.16, 3001234567],
    ['Amna', "'02115", 46089, 3520212345671],
  ])
  const formats: Record<string, string> = { C4: '0%', D4: '00000000000', C5: 'dd\\-mm\\-yyyy', D5: '0' }
  for (const [place, format] of Object.entries(formats)) (sheet[place] as { z: string }).z = format
  const book = utils.book_new(utils.aoa_to_sheet([['Fill in the next sheet']]), 'Help')
  utils.book_append_sheet(book, sheet, 'Orders')
  return book
}

const rows = [
  ['Orders of November'],
  heads,
  ['عائشہ خان', 'گجرات', '12.5', '923217654321'],
  ['Sana', "'s-Gravenhage", '16%', '03001234567'],
  ['Amna', '02115', { text: '2026-03-08', is: 'date' }, '3520212345671'],
]

it.each(['xlsx', 'xlsm', 'xlsb', 'xls', 'ods'] as const)('an %s workbook is read as shown', async (kind) => {
  expect(await read(bytesOf(orders(), kind))).toMatchObject({ sheet: 'Orders', headings: 1, rows })
})

const books: [string, (parts: Record<string, Uint8Array>) => Record<string, Uint8Array>][] = [
  [
    'with other names of its parts',
    (parts) =>
      renamed(parts, (text) =>
        text
          .replaceAll('workbook.xml', 'workbook22.xml')
          .replaceAll('sharedStrings', 'sharedStrings1')
          .replaceAll(/worksheets\/sheet(\d)/g, 'worksheets/Tabelle $1'),
      ),
  ],
  [
    'with backslashes in its names',
    (parts) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name.replaceAll('/', '\\'), part])),
  ],
  [
    'outside the folder xl',
    (parts) =>
      renamed(parts, (text) =>
        text.replaceAll('xl/', 'data/').replaceAll('Target="worksheets', 'Target="/data/worksheets'),
      ),
  ],
]
const renamed = (parts: Record<string, Uint8Array>, rename: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [rename(name), strToU8(rename(new TextDecoder().decode(part)))]),
  )

it.each(books)('a workbook %s is read', async (_name, changed) => {
  const parts = changed(unzipSync(bytesOf(orders(), 'xlsx')))
  expect(await read(zipSync(parts))).toMatchObject({ sheet: 'Orders', rows })
})

it('a workbook that refers to missing strings is refused, not read without them', () =>
  expect(read(aWorkbook({ rows: [heads, [{ xml: '<v>7</v>', attributes: 't="s"' }, 'Leeds']] }))).rejects.toThrow(
    'The file is damaged',
  ))

describe('cell numbers', () => {
  const formatted = async (cells: [value: number, format: string][]) => {
    const { rows: all } = await read(
      aWorkbook({
        formats: cells.map(([, format]) => format.replace(/&/g, '&amp;').replace(/"/g, '&quot;')),
        rows: [
          heads,
          ...cells.map(([value], at) => ['Ruth', '', { xml: `<v>${value}</v>`, attributes: `s="${at + 1}"` }]),
        ],
      }),
    )
    return all.slice(1).map((row) => row[2])
  }

  it('have the values that the sheet shows', async () => {
    const cells: [number, string, string][] = [
      [923217654321, 'General', '923217654321'],
      [923217654321, '0', '923217654321'],
      [923217654321, '#,##0', '923217654321'],
      [3520212345671, '0.00', '3520212345671'],
      [123456789012345, 'General', '123456789012345'],
      [3520212345671, '00000\\-0000000\\-0', '35202-1234567-1'],
      [3001234567, '0000\\ 0000000', '0300 1234567'],
      [923001234567, '"+"0', '+923001234567'],
      [12500, '"Rs. "#,##0', 'Rs. 12500'],
      [12500, '_("$"* #,##0.00_)', '$12500.00'],
      [12500, '[$PKR] #,##0', 'PKR 12500'],
      [750, '0" g"', '750 g'],
      [1234.56, '#,##0.00;[Red]-#,##0.00', '1234.56'],
      [2.675, '0.00', '2.68'],
      [0.175, '0.0%', '17.5%'],
      [0.1 + 0.2, 'General', '0.3'],
      [3000000000, '0.00E+00', '3000000000'],
      [0.5, '# ?/?', '0.5'],
      [0, '0', '0'],
      [-5, '#,##0_);(#,##0)', '-5'],
    ]
    expect(await formatted(cells.map(([value, format]) => [value, format]))).toEqual(cells.map(([, , text]) => text))
  })

  it('have all their digits, up to fifteen', async () => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), fc.nat(6)).map(([whole, places]) => {
      const padded = String(whole).padStart(places + 1, '0')
      const text = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`
      return text.includes('.') ? text.replace(/\.?0+$/, '') : text
    })
    await fc.assert(
      fc.asyncProperty(fc.array(digits, { minLength: 20, maxLength: 50 }), async (texts) => {
        expect(await formatted(texts.map((text) => [Number(text), 'General']))).toEqual(texts)
      }),
      { numRuns: 20 },
    )
  })

  it('with sixteen or more digits are shown in scientific notation, as they have lost digits', async () => {
    expect(await formatted([[4210112345678901, '0']])).toEqual(['4.210112345678901e+15'])
  })
})

const odsCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const odsRow = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
/** The bytes of an ODS file in LibreOffice's format. */
function anOds(tables: string, styles = ''): Uint8Array<ArrayBuffer> {
  const xml = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="${xml('office')}" xmlns:table="${xml('table')}" xmlns:text="${xml('text')}" xmlns:style="${xml('style')}" xmlns:number="${xml('datastyle')}"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  })
}
const odsHeads = odsRow(heads.map(odsCell).join(''))

describe('an OpenDocument spreadsheet', () => {
  it('is read without its hidden rows and sheets, and the hidden rows are counted', async () => {
    const hidden = `<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>`
    const table = await read(
      anOds(
        `<table:table table:name="Old" table:style-name="ta2">${odsHeads}${odsRow(odsCell('Old'))}</table:table><table:table table:name="A &amp; B">${odsHeads}${odsRow(odsCell('Ruth'), 'table:number-rows-repeated="2"')}${odsRow(odsCell('Left out'), 'table:visibility="filter" table:number-rows-repeated="2"')}${odsRow(odsCell('Sana'))}${odsRow('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="1048570"')}</table:table>`,
        hidden,
      ),
    )
    expect(table).toMatchObject({ sheet: null, hidden: 2, rows: [heads, ['Ruth'], ['Ruth'], [], [], ['Sana']] })
  })

  it('marks cells with an error or with a formula without a result', async () => {
    const cells = [
      '<table:table-cell table:formula="of:=1+1"/>',
      '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=1/" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>Err:509</text:p></table:table-cell>',
    ]
    const { rows: all } = await read(
      anOds(`<table:table table:name="A">${odsHeads}${odsRow(cells.join(''))}</table:table>`),
    )
    expect(all[1]).toEqual([
      { text: '', is: 'uncalculated' },
      '2',
      { text: '#N/A', is: 'error' },
      { text: 'Err:509', is: 'error' },
    ])
  })

  it('has the currency or percent sign of a number, whether its cell or its format states it', async () => {
    const cell = (attributes: string, text: string) =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
    const cells = [
      cell(
        'office:value-type="currency" office:currency="USD" office:value="1500.5" calcext:value-type="currency"',
        '1,500.50',
      ),
      cell('office:value-type="percentage" office:value="0.17"', '17%'),
      '<table:table-cell office:value-type="currency" office:currency="PKR" office:value="20"/>',
      cell('table:style-name="ce1" office:value-type="percentage" office:value="0.1749"', '17%'),
      cell('office:value-type="currency" office:value="7"', '7'),
    ]
    const styles =
      '<number:percentage-style style:name="N10"><number:number number:decimal-places="0" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N10"/>'
    const { rows: all } = await read(
      anOds(`<table:table table:name="A">${odsHeads}${odsRow(cells.join(''))}</table:table>`, styles),
    )
    expect(all[1]).toEqual(['USD 1500.5', '17%', 'PKR 20', '17%', '7'])
  })

  it('that repeats a row a million times is refused', () =>
    expect(
      read(
        anOds(
          `<table:table table:name="A">${odsHeads}${odsRow(odsCell('Ruth'), 'table:number-rows-repeated="1048575"')}</table:table>`,
        ),
      ),
    ).rejects.toThrow(/has 1048576 rows/))
})

it.each([
  ['a formula without a value', { xml: '<f>B2*2</f>' }, 'uncalculated'],
  ['a formula with an empty value', { xml: '<f>B2*2</f><v></v>' }, 'uncalculated'],
  ['a formula that gave a text of no letters', { xml: '<f>B2</f><v></v>', attributes: 't="str"' }, null],
  ['a formula that gave 0', { xml: '<f>B2*2</f><v>0</v>' }, null],
])('the cell of %s is marked as %o', async (_name, cell, is) => {
  const { rows: all } = await read(aWorkbook({ rows: [heads, ['Ruth', 'Leeds', cell, 1]] }))
  const found = all[1]?.[2]
  expect(typeof found === 'object' ? found.is : null).toBe(is)
})

it('other files in an XLS container are refused, and so is Excel 95, whose character set is unknown', async () => {
  const text = bytesOf(orders(), 'xls')
  const swapped = (from: string, to: string) => {
    const utf16 = (name: string) => [...name].map((letter) => `${letter}\0`).join('')
    const all = Buffer.from(text).toString('latin1').replaceAll(utf16(from), utf16(to))
    return Buffer.from(all, 'latin1')
  }
  await expect(read(swapped('Workbook', 'WordDocu'))).rejects.toThrow('This is not a table')
  await expect(read(bytesOf(orders(), 'biff5'))).rejects.toThrow('very old Excel')
  await expect(read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).rejects.toThrow('damaged')
})
