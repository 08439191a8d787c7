import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@/domain/csv'
import { decodedFile } from '@/domain/from-file/fileEncoding'
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
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}
/** A code page of one byte for each letter, backwards. */
function inCodePage(text: string, encoding: string): Uint8Array {
  const page = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)))
  return Uint8Array.from(text, (letter) => {
    const byte = page.indexOf(letter)
    if (byte < 0) throw new Error(letter)
    return byte
  })
}

const urdu = 'نام,شہر\r\nعائشہ خان,گجرات\r\n'
const western = 'Name,City\r\nJosé Müller,Zürich\r\nÅse Ødegård,Ærø\r\n'

describe('the decoded text of a file', () => {
  it.each([
    ['UTF-8', utf8(urdu), urdu],
    ['UTF-8 with a mark', utf8(`\ufeff${urdu}`), urdu],
    ['UTF-16 with a mark', utf16(`\ufeff${urdu}`, true), urdu],
    ['UTF-16, the other way round', utf16(`\ufeff${urdu}`, false), urdu],
    ['UTF-16 without a mark', utf16(western, true), western],
    ['UTF-16 without a mark, in Urdu', utf16(urdu, true), urdu],
    ['UTF-16 without a mark, the other way round', utf16(western, false), western],
    ['Windows-1252', inCodePage(western, 'windows-1252'), western],
    [
      'Windows-1256',
      inCodePage(urdu.replace('ہ', 'ه').replaceAll('ی', 'ي'), 'windows-1256'),
      urdu.replace('ہ', 'ه').replaceAll('ی', 'ي'),
    ],
  ])('in %s', (_name, bytes, text) => expect(decodedFile(bytes).text).toBe(text))
})

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
