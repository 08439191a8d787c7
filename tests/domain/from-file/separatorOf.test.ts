import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvRows } from '@/domain/from-file/csvRows'
import { separatorOf } from '@/domain/from-file/separatorOf'

it.each([
  ['Name;Address;City\nAli;5, High Street, Block B;Leeds', ';'],
  ['Name\tAddress\tCity\nAli\t5, High Street; Block B\tLeeds', '\t'],
  ['Name|Address|City\nAli|5, High Street|Leeds', '|'],
  ['Name,Address,City\nAli,"5; High Street; B",Leeds', ','],
  ['Orders, November 2026\nName;Address, house;City\nAli;5, High Street;Leeds', ';'],
  ['Farbe;Anschrift, Haus;Ort\nrot;5, Weg;Ulm', ';'],
  ['Farbe;Anschrift;Ort\nrot;"5; Weg";Ulm, Stadt', ';'],
  ['Name\n5, High Street', ','],
  ['a;b', ';'],
])('%j is separated by %j', (text, separator) => expect(separatorOf(text)).toBe(separator))

it.each([
  [
    'sep=;\r\nName;Address\r\nAli;5, High Street',
    [
      ['Name', 'Address'],
      ['Ali', '5, High Street'],
    ],
  ],
  [
    '"sep=|"\nName|Address\nAli|5, High Street',
    [
      ['Name', 'Address'],
      ['Ali', '5, High Street'],
    ],
  ],
  [
    '\ufeffsep=\t\rName\tAddress\rAli\t5; Street',
    [
      ['Name', 'Address'],
      ['Ali', '5; Street'],
    ],
  ],
])('%j states its own separator', (text, rows) => expect(csvRows(text)).toEqual(rows))

it('each cell is found in its position, with any separator and few rows', () => {
  // Each word begins with a digit: a row of which "l" and "w" are cells has the headings of length and width.
  const text = fc.stringMatching(/^[0-9][a-z0-9]{0,5}([,;] ?[0-9][a-z0-9]{0,4}){0,4}$/)
  const rows = fc.array(fc.tuple(text, text, text, text), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t', '|'), fc.boolean(), (cells, separator, isKnown) => {
      const heads = isKnown
        ? ['Receiver company', 'Receiver address', 'Receiver city', 'Weight']
        : ['Farbe', 'Weg', 'Ort', 'Zahl']
      const quoted = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell)
      const table = [heads, ...cells.map((row) => [...row])]
      const file = table.map((row) => row.map(quoted).join(separator)).join('\r\n')
      expect(csvRows(file)).toEqual(table)
    }),
    { numRuns: 300 },
  )
})
