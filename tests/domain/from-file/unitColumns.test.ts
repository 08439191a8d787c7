import { describe, expect, it } from 'vitest'
import { columnNotes } from '@/domain/from-file/columnNotes'
import { cellText, readCell } from '@/domain/from-file/fileCells'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { tableIn } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { linesOf } from '@/domain/from-file/linesOf'
import { matchColumns } from '@/domain/from-file/matchColumns'
import { currencyOf } from '@/domain/from-file/unitColumns'
import { messageText } from '../messageText'

/** What the columns are, or why not, and the cells below; `City` is added, so that there are two headings. */
function read(headings: string, ...rows: string[]) {
  const cells = [`City,${headings}`, ...rows.map((row) => `Leeds,${row}`)].map((row) => row.split(','))
  const table = tableIn([{ name: '', rows: cells, hidden: 0 }])
  const columns = headingColumns(table)
  const found = matchColumns(columns)
  const match = found.map(({ id }) => id)
  return {
    table,
    columns,
    match,
    found: found.slice(1).map(({ id, unmatched }) => id ?? unmatched?.why ?? null),
    lines: linesOf(table, match),
  }
}

describe('a column of units', () => {
  it.each<[string, string, Partial<Record<ColumnId, string>>]>([
    ['Weight,Weight Unit', '5,LB', { weight: '2.268' }],
    ['Weight,Weight Units', '750,g', { weight: '0.75' }],
    ['packageWeight,weightUnits', '16,OZ', { weight: '0.454' }],
    ['Actual Weight,Weight UOM', '2,KGS', { weight: '2' }],
    ['Weight,Unit of Measure', '5,LB', { weight: '2.268' }],
    ['Weight,Unit of weight', '5,pounds', { weight: '2.268' }],
    ['وزن,وزن کی اکائی', '750,گرام', { weight: '0.75' }],
    ['Length,Width,Height,Dimension Unit', '10,5,4,IN', { length: '25.4', width: '12.7', height: '10.16' }],
    ['L,W,H,Dim UOM', '100,50,40,mm', { length: '10', width: '5', height: '4' }],
    ['Weight,Length,Width,Height,Unit', '5,10,5,4,LB/IN', { weight: '2.268', length: '25.4' }],
    ['Weight (g),Weight Unit', '750,g', { weight: '0.75' }],
    // A flat, and the unit of a quantity.
    ['Weight,Unit', '2,Flat 5', { weight: '2' }],
    ['Weight,Unit', '2,PCS', { weight: '2' }],
  ])('%s: %s', (headings, row, cells) => {
    expect(read(headings, row).lines[0]?.cells).toMatchObject(cells)
  })

  it('is read row by row, and a row without a unit is refused', () => {
    const { lines } = read('Weight,Weight Unit', '750,g', '2,kg', '5,', '2 kg,g', ',')
    const weights = lines.map(({ cells }) => readCell('weight', cells.weight, { services: [], countries: [] }))
    expect(weights.map(({ value }) => value)).toEqual(['0.75', '2', '', '2 kg', ''])
    expect(weights.map(({ problem }) => problem && messageText(problem))).toEqual([
      null,
      null,
      'fromFile.cellNoUnit (text: 5, unit: fromFile.unitKg)',
      null,
      null,
    ])
  })

  it('says of all rows what it says of the only one that it is filled in', () => {
    const { lines } = read('Weight,Weight Unit', '750,g', '500,')
    expect(lines.map(({ cells }) => cells.weight)).toEqual(['0.75', '0.5'])
  })

  it.each<[string, string, (string | null)[]]>([
    ['Weight,Weight Unit', '5,stone', ['unit', null]],
    ['Weight,Weight Unit', '5,imperial', ['unit', null]],
    ['Weight,Weight Unit', '5,cm', ['unit', null]],
    ['Weight,Weight Unit', '5,kg/lb', ['unit', null]],
    ['Weight (g),Weight Unit', '750,kg', ['units', null]],
    ['Length,Width,Dimension Unit', '5,4,cubit', ['unit', 'unit', null]],
    ['Unit weight', '5', ['unit']],
    // Sizes beside one in another unit, or beside pounds.
    ['Length (in),Width,Height', '10,5,4', ['length', 'no unit', 'no unit']],
    ['L,W,H (in)', '10,5,4', ['no unit', 'no unit', 'unclear']],
    ['Weight,Length,Width,Height,Weight Unit', '5,10,5,4,LB', ['weight', 'no unit', 'no unit', 'no unit', null]],
    ['Weight (lb),Length,Width', '5,10,5', ['weight', 'no unit', 'no unit']],
    ['Weight (g),Length,Width', '750,10,5', ['weight', 'length', 'width']],
    ['L (cm),W,H', '10,5,4', ['length', 'width', 'height']],
  ])('is never guessed: %s: %s', (headings, row, found) => expect(read(headings, row).found).toEqual(found))

  it('shows its unit beside a number that is matched by hand', () => {
    const { table } = read('Weight (g),Weight Unit', '750,kg')
    expect(linesOf(table, ['recCity', 'weight', null])[0]?.cells.weight).toMatch(/^750 g\/kg/)
  })

  it('is named where it converts, and is not called unused', () => {
    const notesOf = (headings: string, ...rows: string[]) => {
      const { columns, match } = read(headings, ...rows)
      return columnNotes(columns, match).map(({ at, kind, message }) => [at, kind, messageText(message)])
    }
    expect(notesOf('Weight,Weight Unit,Pieces', '750,g,1', '2,kg,1')).toEqual([
      [1, 'read', 'fromFile.convertedBy (columns: Weight Unit, to: fromFile.unitKg)'],
      [2, 'read', 'fromFile.readWith (columns: Weight)'],
    ])
    expect(notesOf('Weight,Weight Unit', '2,kg')).toEqual([[2, 'read', 'fromFile.readWith (columns: Weight)']])
    expect(notesOf('COD Amount,COD Currency', '150,PKR')).toEqual([
      [2, 'read', 'fromFile.readWith (columns: COD Amount)'],
    ])
  })
})

describe('a column of currencies', () => {
  it.each<[string, string, (string | null)[]]>([
    ['COD Amount,COD Currency', '150,AED', ['currency', null]],
    ['COD Amount,COD Currency', '150,PKR', ['codAmount', null]],
    ['Declared Value,Declared Value Currency', '40,EUR', ['currency', null]],
    ['Declared Value,Declared Value Currency', '40,USD', ['price', null]],
    ['Customs Value,Customs Currency,COD Amount,COD Currency', '40,USD,150,PKR', ['price', null, 'codAmount', null]],
    ['Customs Value,Currency,COD Amount,COD Currency', '40,USD,150,AED', ['price', null, 'currency', null]],
    ['Value,Currency (customs)', '40,EUR', ['currency', null]],
    ['Value,Currency of value', '40,USD', ['price', null]],
    ['Amount,Settlement Currency', '40,AED', ['currency', null]],
    ['Amount,Currency rate', '40,278.5', ['amount', null]],
    ['قیمت,قیمت کی کرنسی', '40,USD', ['price', null]],
    // Several without a name: each is of the amount beside it.
    ['COD Amount,Currency,Value,Currency', '150,PKR,40,USD', ['codAmount', null, 'price', null]],
    ['Currency,COD Amount,Pieces,Currency,Value', 'PKR,150,1,USD,40', [null, 'codAmount', 'pieces', null, 'price']],
  ])('is that of its amounts alone: %s: %s', (headings, row, found) => expect(read(headings, row).found).toEqual(found))

  it('is read row by row for its amount alone', () => {
    const { lines } = read('Value,Value Currency,COD Amount,COD Currency', '40,USD,150,PKR', '50,EUR,160,PKR')
    expect(lines.map(({ cells }) => cells.codAmount)).toEqual(['150', '160'])
    const { table } = read('Value,Value Currency,COD Amount,COD Currency', '40,USD,150,PKR', '50,EUR,160,PKR')
    const byHand = linesOf(table, ['recCity', 'price', null, 'codAmount', null])
    expect(byHand.map(({ cells }) => cells.price && cellText(cells.price))).toEqual(['40', '50 EUR'])
  })

  it('is remembered with all the others', () => {
    expect(currencyOf(read('Value,Value Currency,COD Amount,COD Currency', '40,USD,150,PKR').columns)).toBe('USD, PKR')
  })
})
