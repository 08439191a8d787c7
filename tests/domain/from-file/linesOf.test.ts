import { describe, expect, it } from 'vitest'
import { checkedShipment } from '@/domain/from-file/checkedShipment'
import { tableIn } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { type FileLine, linesOf } from '@/domain/from-file/linesOf'
import { matchColumns } from '@/domain/from-file/matchColumns'
import { furtherLine, shipmentsIn } from '@/domain/from-file/shipmentsIn'
import { checks } from './aFile'
import { aRow, headings } from './rows'

const names = headings.split(',')
const party = names.filter((name) => /^(?:Shipper|Receiver)/.test(name))
const ofShipment = ['Service', 'Payment', 'Amount', 'Shipment type', 'Weight', 'Pieces', 'COD', 'Remote area']

/** Rows of a workbook with the usual headings, in which each of these columns is one merged cell. */
function merged(columns: readonly string[], ...rows: string[]): FileLine[] {
  const cells = [headings, ...rows].map((row) => row.split(','))
  const places = columns.map((name) => names.indexOf(name))
  const continued = Object.fromEntries(rows.slice(1).map((_, at) => [at + 2, places]))
  const table = tableIn([{ name: '', rows: cells, hidden: 0, continued }])
  return linesOf(
    table,
    matchColumns(headingColumns(table)).map(({ id }) => id),
  )
}
const numbersOf = (lines: readonly FileLine[]) => shipmentsIn(lines).map((each) => each.lines.map(({ no }) => no))

describe('merged cells', () => {
  const row = { Reference: '' }
  const second = { ...row, Description: 'Towels', Quantity: '5', 'Unit price (US$)': '3' }

  it('of both parties and the shipment make one shipment with two invoice lines', () => {
    const lines = merged([...party, ...ofShipment], aRow(row), aRow(second))
    const [shipment, ...others] = shipmentsIn(lines)
    expect(others).toEqual([])
    expect(shipment && checkedShipment(shipment, checks).booking?.invoiceValues).toEqual([
      { description: 'Cotton bedspread', quantity: 2, price: 15 },
      { description: 'Towels', quantity: 5, price: 3 },
    ])
  })

  it('of a shipper apply to each shipment beside them', () => {
    const shippers = party.filter((name) => name.startsWith('Shipper'))
    const lines = merged(shippers, aRow(row), aRow({ ...second, 'Receiver city': 'Leeds' }), aRow(second))
    expect(numbersOf(lines)).toEqual([[2], [3], [4]])
    expect(lines.map(({ cells }) => cells.shipperCompany)).toEqual(
      Array.from({ length: 3 }, () => 'Sana Textile Works'),
    )
  })

  it('of both parties beside separate amounts make several shipments', () => {
    const lines = merged(party, aRow(row), aRow({ ...second, Amount: '900' }))
    expect(numbersOf(lines)).toEqual([[2], [3]])
  })

  it('of boxes and lines are not counted twice', () => {
    const lines = merged(
      [...party, ...ofShipment, 'Description', 'Quantity', 'Unit price (US$)'],
      aRow(row),
      aRow({ ...row, Length: '40' }),
    )
    const [shipment] = shipmentsIn(lines)
    const booking = shipment && checkedShipment(shipment, checks).booking
    expect(booking?.invoiceValues).toHaveLength(1)
    expect(booking?.dimValues.map(({ length }) => length)).toEqual([30, 40])
  })

  it('of one shipment are still one shipment after the first is corrected', () => {
    const [first, ...others] = merged([...party, ...ofShipment], aRow(row), aRow(second))
    const corrected = first ? [{ ...first, cells: { ...first.cells, recCity: 'York' } }, ...others] : []
    expect(numbersOf(corrected)).toEqual([[2, 3]])
  })

  it('do not affect a row without any', () => {
    const line = { no: 2, cells: { recCity: 'Leeds' } }
    expect(furtherLine(line)).toBe(line)
  })
})

describe('a column of country codes', () => {
  it.each([
    ['44', '7911123456', '+44 7911123456'],
    ['+44', '07911 123456', '+44 7911 123456'],
    ['0092', '3001234567', '+92 3001234567'],
    ['92', '923001234567', '+923001234567'],
    ['1', '12125550101', '+12125550101'],
    ['1', '(212) 555-0101', '+1 (212) 555-0101'],
    ['39', '0612345678', '+39 0612345678'],
    ['۹۲', '3001234567', '+92 3001234567'],
    ['44', '+92 300 1234567', '+92 300 1234567'],
    ['44', '0092 300 1234567', '0092 300 1234567'],
    ['GB', '7911123456', '7911123456'],
    ['', '7911123456', '7911123456'],
    ['44', '', ''],
  ])('completes the telephones of its party: %s, %s', (code, phone, whole) => {
    const rows = [
      ['Name (Ship TO)', 'Phone Country Code (Ship TO)', 'Phone Number (Ship TO)', 'Phone Number (Ship FROM)'],
      ['Ruth', code, phone, '3001234567'],
    ]
    const table = tableIn([{ name: '', rows, hidden: 0 }])
    const [line] = linesOf(
      table,
      matchColumns(headingColumns(table)).map(({ id }) => id),
    )
    expect(line?.cells).toMatchObject({ recPhone1: whole, shipperPhone1: '3001234567' })
  })
})
