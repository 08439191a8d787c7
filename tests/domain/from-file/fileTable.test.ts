import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@/domain/csv'
import {
  csvRows,
  type FileProblem,
  isOldContainer,
  isZip,
  NoTable,
  tableIn,
  wrongKind,
} from '@/domain/from-file/fileTable'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a CSV file', () => {
  it.each([
    ['a,b\r\n1,"x, y"\r\n', [['a', 'b'], ['1', 'x, y'], ['']]],
    [
      'a;b\n1;x, y',
      [
        ['a', 'b'],
        ['1', 'x, y'],
      ],
    ],
    [
      'a\tb\n1\t"two\nlines"',
      [
        ['a', 'b'],
        ['1', 'two\nlines'],
      ],
    ],
    [
      'sep=;\r\na;b\r\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      '\ufeffa,b\n"he said ""no""",2',
      [
        ['a', 'b'],
        ['he said "no"', '2'],
      ],
    ],
    [
      'a,b\n"=""0300""",\'+92300\n\'s,"it\'s"',
      [
        ['a', 'b'],
        ['0300', '+92300'],
        ["'s", "it's"],
      ],
    ],
  ])('%j', (text, rows) => expect(csvRows(text)).toEqual(rows))

  it('is parsed back as written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', 'ع', ' ') })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2 }), (rows) => {
        const table = csvRows(csvText([['one', 'two', 'three'], ...rows]))
        expect(table.slice(1, -1)).toEqual(rows)
      }),
    )
  })

  it.each<[string, FileProblem]>([
    ['a,b\n"1,2\n3,4', { key: 'fromFile.quoteNotClosed', values: { row: 2 } }],
    ['a\0b', { key: 'fromFile.isOther' }],
    ['\n<html><table><tr><td>"</td>', { key: 'fromFile.isOther' }],
  ])('%j is refused', (text, problem) => expect(() => csvRows(text)).toThrow(new NoTable(problem)))
})

it.each([
  ['nothing', '', { key: 'fromFile.fileEmpty' }],
  ['a PDF', '%PDF-1.7', { key: 'fromFile.isPdf' }],
])('%s is reported', (_name, text, message) => expect(wrongKind(utf8(text))).toEqual(message))

describe('the table', () => {
  const sheet = (name: string, rows: string[][]) => ({ name, rows, hidden: 0 })
  const orders = [['Orders of November'], [], ['Name', 'City', 'Colour'], ['Ruth', 'Sheffield']]

  it('is the sheet with known headings, read from below its title, whatever is above', () => {
    const cover = sheet('Cover', [['Chenab'], ['Fill in the next sheet', 'City']])
    expect(tableIn([cover, sheet('Orders', orders), sheet('More', orders)])).toMatchObject({
      sheet: 'Orders',
      headings: 2,
    })
  })

  it('is the first filled sheet from its first filled row, if no headings are known', () => {
    const unknown = [[], ['Ruth', 'red'], ['Sana', 'blue']]
    expect(tableIn([sheet('Empty', [[]]), sheet('Own', unknown)])).toMatchObject({ sheet: 'Own', headings: 1 })
    expect(tableIn([sheet('', unknown)]).sheet).toBeNull()
  })

  it.each([
    ['Total', '', '12.5 kg'],
    ['', 'Grand Total:', 'Rs. 14,500'],
    ['ٹوٹل', '', '3'],
  ])('has no shipment in a row of sums, wherever it is: %s %s %s', (...total) => {
    const text = total.find((cell) => /\p{L}/u.test(cell))
    const below = tableIn([sheet('', [...orders, [], [...total], ['Sub-total', '', '3'], []])])
    expect(below.noShipments).toEqual([
      { no: 6, text },
      { no: 7, text: 'Sub-total' },
    ])
    const between = tableIn([sheet('', [...orders, [...total], ['Sana', 'Leeds', 'red']])])
    expect(between.noShipments).toEqual([{ no: 5, text }])
  })

  it('includes shipments of people and companies whose names look like sums', () => {
    expect(tableIn([sheet('', [...orders, ['Total', 'Paris', '1']])]).noShipments).toEqual([])
  })
})

it.each([
  ['a ZIP archive, as XLSX and ODS are', [0x50, 0x4b, 3, 4], true, false],
  ['the container of XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], false, true],
  ['half of its mark', [0xd0, 0xcf], false, false],
  ['nothing', [], false, false],
])('%s is detected by its first bytes', (_what, bytes, zip, old) => {
  expect([isZip(Uint8Array.from(bytes)), isOldContainer(Uint8Array.from(bytes))]).toEqual([zip, old])
})
