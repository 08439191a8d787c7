import { describe, expect, it } from 'vitest'
import { tableIn } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { linesOf } from '@/domain/from-file/linesOf'
import { matchColumns } from '@/domain/from-file/matchColumns'

function read(...rows: string[][]) {
  const table = tableIn([{ name: '', rows, hidden: 0 }])
  const found = matchColumns(headingColumns(table))
  const match = found.map(({ id }) => id)
  return {
    table,
    match,
    found: found.map(({ id, unmatched }) => id ?? unmatched?.why ?? null),
    lines: linesOf(table, match),
  }
}
const parts = ['Name', 'Company', 'Address']
const data = ['Sana', 'Sana Textile', 'GT Road', 'Ruth', 'Hallam', 'Mill Street']
const both = [
  'shipperContactPerson',
  'shipperCompany',
  'shipperAddress',
  'recContactPerson',
  'recCompany',
  'recAddress',
]

describe('two rows of headings', () => {
  it.each([
    ['Shipper', 'Consignee'],
    ['SHIPPER DETAILS', 'Consignee Details'],
    ['From', 'To'],
    ['بھیجنے والا', 'وصول کنندہ'],
  ])('are combined: %s, %s', (one, other) => {
    const { table, found, lines } = read([one, '', '', other, '', ''], [...parts, ...parts], data)
    expect(table).toMatchObject({ headings: 1, above: 0 })
    expect(found).toEqual(both)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.cells).toMatchObject({ shipperContactPerson: 'Sana', recContactPerson: 'Ruth' })
  })

  it('are combined if both are in one cell, whose lower half is blank in a CSV file', () => {
    const rows = [
      ['Orders of November'],
      ['Reference', 'Shipper', '', '', 'Receiver', '', '', 'Weight (g)', 'City'],
      ['', ...parts, ...parts, '', ''],
      ['A1', ...data, '750', 'Leeds'],
    ]
    const { found, lines } = read(...rows)
    expect(found).toEqual(['shipperRef', ...both, 'weight', 'party'])
    expect(lines[0]?.cells).toMatchObject({ shipperRef: 'A1', weight: '0.75' })
  })

  it('are combined with a unit above its columns', () => {
    const { lines, found } = read(
      ['Receiver', '', 'Dimensions (in)', '', '', 'Gross'],
      ['Name', 'City', 'L', 'W', 'H', 'Weight'],
      ['Ruth', 'Leeds', '10', '20', '5.5', '2'],
    )
    expect(found).toEqual(['recContactPerson', 'recCity', 'length', 'width', 'height', 'weight'])
    expect(lines[0]?.cells).toMatchObject({ length: '25.4', width: '50.8', height: '13.97', weight: '2' })
  })

  it('leave the party undecided below an unrelated heading', () => {
    const { found } = read(['Shipper', '', '', 'Pickup point', '', ''], [...parts, ...parts], data)
    expect(found).toEqual([...both.slice(0, 3), 'party', 'party', 'party'])
  })

  it('do not include a title above them', () => {
    const { table, found } = read(['Chenab Courier', 'November'], parts, data.slice(0, 3))
    expect(table).toMatchObject({ headings: 1, above: null })
    expect(found).toEqual(both.slice(3))
  })

  it('belong to no party if the same headings occur twice in one row', () => {
    expect(read([...parts, ...parts], data).found).toEqual(Array.from({ length: 6 }, () => 'party'))
  })
})

describe('cells below a heading with a unit', () => {
  it.each([
    ['Weight (g)', '750', '0.75'],
    ['Weight (lbs)', '2', '0.907'],
    ['Weight (g)', '2 kg', '2 kg'],
    ['Weight (g)', '1,500', '1,500 g'],
    ['Weight (g)', 'about 3', 'about 3 g'],
    ['Weight', '750 g', '750 g'],
    ['Weight (g)', '', ''],
  ])('are read in that unit, or in their own: %s %s is %j', (heading, cell, weight) => {
    expect(read(['City', heading], ['Leeds', cell]).lines[0]?.cells.weight).toBe(weight)
  })

  it('retain a unit that does not convert if matched by hand', () => {
    const { table } = read(['City', 'Unit price (PKR)'], ['Leeds', '500'])
    expect(linesOf(table, ['recCity', 'price'])[0]?.cells.price).toBe('500 pkr')
  })
})

describe('a column of currencies', () => {
  const sold = (...currencies: string[]) =>
    read(['City', 'Price', 'Currency'], ...currencies.map((currency) => ['Leeds', '20', currency]))

  it('is read to its end: one row in euros, however late, leaves the price unmatched', () => {
    expect(sold(...Array.from({ length: 21 }, () => 'USD'), 'EUR').found).toEqual(['recCity', 'currency', null])
    expect(sold(...Array.from({ length: 22 }, () => 'USD'), 'Currency').found).toEqual(['recCity', 'price', null])
  })

  it('with several currencies shows the currency in each cell of a price matched by hand', () => {
    const { table } = sold('USD', 'EUR', 'usd', '')
    const prices = linesOf(table, ['recCity', 'price', null]).map(({ cells }) => cells.price)
    expect(prices).toEqual(['20', '20 EUR', '20', { text: '20', is: 'no currency' }])
  })
})

it('a single letter above a weight is not a unit', () => {
  const { lines } = read(['Receiver', '', 'G.'], ['Name', 'City', 'Weight'], ['Ruth', 'Leeds', '25'])
  expect(lines[0]?.cells.weight).toBe('25')
})

it('blank columns among several columns for one field are ignored', () => {
  const { lines } = read(['Address 1', 'Address 2', 'City'], [' ', 'Flat 5', 'Leeds'], ['Flat 6', ' ', 'York'])
  expect(lines.map(({ cells }) => cells.recAddress)).toEqual(['Flat 5', 'Flat 6'])
})

it.each(['05-Dec', '#N/A'])('the unreadable part %s of several columns for one field is not dropped', (part) => {
  const { lines } = read(
    ['Address 1', 'Address 2', 'City'],
    [part, 'Ferozepur Road', 'Lahore'],
    ['Flat 6', part, 'York'],
  )
  expect(lines.map(({ cells }) => cells.recAddress)).toEqual([part, part])
})

it('several columns for one field are combined in their order', () => {
  const { lines } = read(
    ['First name', 'Last name', 'Address 1', 'Address 2', 'City'],
    ['Ruth', 'Hallam', '77 Mill Street', '', 'Leeds'],
    ['Sana', '', 'Flat 2', 'GT Road', 'Lahore'],
  )
  expect(lines.map(({ cells }) => [cells.recContactPerson, cells.recAddress])).toEqual([
    ['Ruth Hallam', '77 Mill Street'],
    ['Sana', 'Flat 2, GT Road'],
  ])
})
