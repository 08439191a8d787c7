import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@/domain/csv'
import { csvRows } from '@/domain/from-file/csvRows'
import { type FileProblem, NoTable } from '@/domain/from-file/fileProblem'

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
  ])('%j has the rows %j', (text, rows) => expect(csvRows(text)).toEqual(rows))

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
