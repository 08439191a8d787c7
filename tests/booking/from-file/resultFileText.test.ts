import { expect, it } from 'vitest'
import { untouched } from '@/booking/from-file/fileState'
import { resultFileText } from '@/booking/from-file/resultFileText'
import { csvRows } from '@/domain/from-file/csvRows'
import { tableIn } from '@/domain/from-file/fileTable'
import { shipmentsIn } from '@/domain/from-file/shipmentsIn'
import { checkedRows, csvLines } from '../../domain/from-file/aFile'
import { aRow } from '../../domain/from-file/rows'

it('the result file has all cells, and the number of each booked shipment', () => {
  const [first, second] = checkedRows([
    aRow({ 'Receiver company': '=HYPERLINK("x")' }),
    aRow({ Reference: 'A2', Service: '' }),
  ]).map((shipment) => ({
    ...shipment,
    no: shipment.lines[0].no,
    row: untouched,
    bookingState: 'problem' as const,
    forAll: { service: 'Economy' },
  }))
  if (!first || !second) throw new Error('No shipments')
  const booked = { airwayBillNo: '3047182956', id: '1' }
  const text = resultFileText([{ ...first, bookingState: 'booked', row: { ...untouched, booked } }, second], {
    lines: [...first.lines, ...second.lines],
  })
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).toContain('Not booked: Service must be selected')
  // An apostrophe keeps Excel from calculating the text, and is removed when the file is read back.
  expect(shipmentsIn(csvLines(text)).map(({ lines }) => lines[0].cells)).toMatchObject([
    { airwayBillNo: '3047182956', shipperRef: 'A1', service: 'Express', recPhone1: '+441144960000' },
    { airwayBillNo: '', shipperRef: 'A2', service: 'Economy' },
  ])
})

it('the result file has no number of a shipment that was looked up and is not booked, so that it is booked later', () => {
  const [shipment] = checkedRows([aRow()])
  if (!shipment) throw new Error('No shipment')
  const sending = { airwayBillNo: '3047182956', attempts: [], isSettled: true }
  const row = { ...untouched, sending, refusal: 'Could not reach the server.' }
  const textOf = (bookingState: 'failed' | 'open') =>
    resultFileText([{ ...shipment, no: 2, row, bookingState, forAll: {} }], { lines: shipment.lines })
  expect(csvLines(textOf('failed'))[0]?.cells.airwayBillNo).toBe('')
  expect(csvLines(textOf('open'))[0]?.cells.airwayBillNo).toBe('3047182956')
})

it('the result file has the rows left out in their places, and they are left out again when it is chosen', () => {
  const shipments = checkedRows([aRow(), aRow({ Reference: 'A2' }), aRow({ Reference: 'A3' })]).map((shipment) => ({
    ...shipment,
    no: shipment.lines[0].no,
    row: untouched,
    bookingState: 'ready' as const,
    forAll: {},
  }))
  const lines = shipments.flatMap((shipment) => shipment.lines)
  const kept = shipments.filter(({ no }) => no !== 3)
  const text = resultFileText(kept, { lines, leftOut: { 3: 3 } })
  const table = tableIn([{ name: '', rows: csvRows(text), hidden: 0 }])
  expect(table.rows.slice(1, 4).map((row) => row.slice(1, 3))).toEqual([
    ['Not booked yet', 'A1'],
    ['Left out', 'A2'],
    ['Not booked yet', 'A3'],
  ])
  expect(table.noShipments).toEqual([{ no: 3, text: 'Left out' }])
})

it.each(['no unit', 'no currency'] as const)(
  'the result file does not give a number with %s the form’s unit, so that it is asked about again',
  (is) => {
    const [shipment] = checkedRows([aRow()])
    if (!shipment) throw new Error('No shipment')
    const line = { no: 2, cells: { ...shipment.lines[0].cells, weight: { text: '5', is } } }
    const own = { no: 2, row: untouched, bookingState: 'problem' as const, forAll: {} }
    const shown = { ...shipment, lines: [line] as const, ...own }
    const [again] = csvLines(resultFileText([shown], { lines: [line] }))
    expect(again?.cells.weight).toBe('5 ?')
  },
)

it.each([
  ['latest', 'Booked'],
  ['earlier', 'Booked: as first sent, without the later changes'],
  ['either', 'Booked: before or after the later changes: see the receipt'],
] as const)('the result file says which version was booked (%s)', (bookedVersion, said) => {
  const [shipment] = checkedRows([aRow()])
  if (!shipment) throw new Error('No shipment')
  const row = { ...untouched, booked: { airwayBillNo: '3047182956', id: '1' }, bookedVersion }
  const shown = { ...shipment, no: 2, row, bookingState: 'booked' as const, forAll: {} }
  expect(csvRows(resultFileText([shown], { lines: shipment.lines }))[1]?.[1]).toBe(said)
})
