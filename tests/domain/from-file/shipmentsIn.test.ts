import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingFormSchema } from '@/domain/forms/bookingForm'
import { messageText } from '../messageText'
import { checkedShipment } from '@/domain/from-file/checkedShipment'
import { shipmentsIn } from '@/domain/from-file/shipmentsIn'
import { filledBookingForm } from '../forms/filledBookingForm'
import { checkedRows, checks, csvLines } from './aFile'
import { aRow, headings } from './rows'

const numbersOf = (rows: string[]) => checkedRows(rows).map(({ lines }) => lines.map(({ no }) => no))
const blank = Object.fromEntries(headings.split(',').map((heading) => [heading, '']))
const further = (cells: Record<string, string>) => aRow({ ...blank, Reference: 'A1', ...cells })

describe('rows of one shipment', () => {
  it('share a reference, and leave the other cells blank or repeat them', () => {
    expect(numbersOf([aRow(), further({ Length: '40' }), aRow({ Reference: 'A2' }), aRow({ Length: '50' })])).toEqual([
      [2, 3, 5],
      [4],
    ])
  })

  it('include following rows without a reference that have only boxes or lines', () => {
    expect(numbersOf([aRow(), further({ Reference: '', Description: 'Towels' }), aRow({ Reference: '' })])).toEqual([
      [2, 3],
      [4],
    ])
  })

  it('are asked about if the same reference has another receiver', () => {
    const [, second] = checkedRows([aRow(), aRow({ 'Receiver city': 'Leeds' })])
    expect(second?.notes).toEqual([
      {
        line: 3,
        column: 'shipperRef',
        kind: 'doubt',
        message: { key: 'fromFile.sameReference', values: { line: 2, column: { key: 'booking.city' } } },
        instead: null,
      },
    ])
    expect(second?.booking?.recCity).toBe('Leeds')
  })

  it.each([
    ['with its reference', [aRow(), aRow()]],
    ['without one', [aRow({ Reference: '' }), aRow({ Reference: '' })]],
    [
      'as a further invoice line',
      [further({ Description: 'Towels', Quantity: '2' }), further({ Description: 'towels ', Quantity: '2' })],
    ],
  ])('are asked about if one repeats another: %s', (_name, rows) => {
    const all = rows.length === 2 && rows[0] === rows[1] ? rows : [aRow(), ...rows]
    const notes = checkedRows(all).flatMap((shipment) => shipment.notes)
    expect(notes.filter(({ column }) => column === 'shipperRef')).toEqual([
      {
        line: all.length + 1,
        column: 'shipperRef',
        kind: 'doubt',
        message: { key: 'fromFile.sameRow', values: { line: all.length } },
        instead: null,
      },
    ])
  })

  const doubtsOf = (rows: readonly string[]) =>
    checkedRows(rows).flatMap(({ notes }) =>
      notes.map(({ line, column, kind, message }) => [line, column, kind, messageText(message)]),
    )

  it.each<[string, Record<string, string>, string | null]>([
    ['another line', { Description: 'Towels' }, 'fromFile.sameReceiver (line: 2)'],
    ['another weight', { Description: 'Towels', Weight: '2' }, 'fromFile.sameReceiver (line: 2)'],
    [
      'another spelling',
      { Description: 'Towels', 'Receiver address': '77, MILL street' },
      'fromFile.sameReceiver (line: 2)',
    ],
    ['another receiver', { 'Receiver contact person': 'Ann Bee' }, null],
    ['another address', { 'Receiver address': '78 Mill Street' }, null],
  ])('are asked about if they have one receiver and no reference: %s', (_name, changes, message) => {
    const rows = [aRow({ Reference: '' }), aRow({ Reference: '', ...changes })]
    expect(doubtsOf(rows)).toEqual(message === null ? [] : [[3, 'shipperRef', 'doubt', message]])
    const withReferences = [aRow(), aRow({ Reference: 'A2', ...changes })]
    expect(doubtsOf(withReferences)).toEqual([])
  })

  it.each<[string, Record<string, string>, string | null]>([
    ['all of them', {}, 'weight'],
    ['weight alone', { Weight: '12.5' }, 'weight'],
    ['pieces alone', { Pieces: '1' }, 'pieces'],
    ['the amount alone', { Amount: '14500' }, 'amount'],
    ['nothing', { 'Receiver city': 'Sheffield' }, null],
    ['zero', { Weight: '' }, null],
  ])('are asked about if a further row repeats a number, which is not added up: %s', (_name, cells, column) => {
    const second =
      column === 'weight' && cells['Weight'] === undefined
        ? aRow({ Description: 'Towels', Length: '' })
        : further({ Description: 'Towels', ...cells })
    const found = doubtsOf([aRow(), second]).filter(([, , , message]) =>
      String(message).startsWith('fromFile.countsOnce'),
    )
    expect(found).toEqual(column === null ? [] : [[3, column, 'doubt', 'fromFile.countsOnce (line: 2)']])
  })

  it.each<[string, string, string, boolean]>([
    ['Value (USD)', '40', '40', true],
    ['Declared Value ($)', '40', '40', true],
    ['Value (USD)', '40', '30', false],
    ['Value (USD)', '40', '', false],
    ['Unit price (US$)', '40', '40', false],
  ])('are asked about if each has the value of all: %s %s, %s', (heading, one, other, isAsked) => {
    const text = [
      headings.replace('Unit price (US$)', heading),
      aRow({ Quantity: '1', 'Unit price (US$)': one }),
      further({ Description: 'Towels', Quantity: '1', 'Unit price (US$)': other }),
    ].join('\n')
    const notes = shipmentsIn(csvLines(text)).flatMap((shipment) => checkedShipment(shipment, checks).notes)
    expect(notes.map(({ line, column, message }) => [line, column, messageText(message)])).toEqual(
      isAsked ? [[3, 'price', 'fromFile.sameValue (line: 2)']] : [],
    )
  })

  it('are not asked about for two boxes of the same size', () => {
    const box = further({ Length: '30', Width: '20', Height: '10' })
    const [shipment] = checkedRows([aRow({ Pieces: '3' }), box, box])
    expect(shipment?.notes).toEqual([])
  })

  it('do not change when a row between them is left out', () => {
    const lines = checkedRows([
      aRow(),
      aRow({ Reference: 'A2' }),
      further({ Reference: '', Description: 'Towels' }),
    ]).flatMap((shipment) => shipment.lines)
    const numbers = (...nos: number[]) =>
      shipmentsIn(lines, { leftOut: new Set(nos) }).map((shipment) => shipment.lines.map(({ no }) => no))
    expect(numbers()).toEqual([[2], [3, 4]])
    expect(numbers(4)).toEqual([[2], [3]])
    expect(numbers(3)).toEqual([[2], [4]])
    expect(numbers(3, 4)).toEqual([[2]])
  })

  it('are each in one shipment, in order', () => {
    const cell = fc.constantFrom('', 'A', 'B')
    fc.assert(
      fc.property(fc.array(fc.record({ shipperRef: cell, recCity: cell, length: cell })), (rows) => {
        const lines = rows.map((cells, no) => ({ no, cells }))
        const found = shipmentsIn(lines).flatMap((shipment) => shipment.lines.map(({ no }) => no))
        expect(found.toSorted((one, other) => one - other)).toEqual(lines.map(({ no }) => no))
      }),
    )
  })
})

describe('a shipment', () => {
  it('equals the booking that the form makes from the same values', () => {
    const [shipment] = checkedRows([
      aRow({ Weight: '12.50 kg' }),
      further({ Length: '40', Width: '1.5', Description: 'Towels' }),
    ])
    const form = filledBookingForm({
      airwayBillNo: 'to come',
      shipperRef: 'A1',
      shipperCompany: 'Sana Textile Works',
      shipperContactPerson: 'Sana Mehmood',
      shipperNtnCnicNo: '34201-0000000-7',
      recCompany: 'Hallam & Daughters',
      recContactPerson: 'Ruth Hallam',
      recAddress: '77 Mill Street',
      recCity: 'Sheffield',
      recPostCode: 'S1 2AB',
      recPhone1: '+441144960000',
      weight: '12.50',
      pieces: '1',
      dimValues: [
        { length: '30', width: '20', height: '10' },
        { length: '40', width: '1.5', height: '' },
      ],
      invoiceValues: [
        { description: 'Cotton bedspread', quantity: '2', price: '15' },
        { description: 'Towels', quantity: '', price: '' },
      ],
    })
    expect(shipment?.booking).toEqual(bookingFormSchema.parse(form))
  })

  it.each([
    ['Receiver city', '', 'recCity', 'booking.cityBlank'],
    ['Amount', '1.500', 'amount', 'booking.enterEither (name: booking.amount, whole: 1500, decimal: 1.5)'],
    ['Amount', 'free', 'amount', 'booking.mustBeNumber (name: booking.amount)'],
    ['COD', 'perhaps', 'cod', 'fromFile.notOffered (text: perhaps)'],
    ['COD', 'COD', 'codAmount', 'booking.codAmountBlank'],
    ['Description', '', 'description', 'booking.invoiceRequired'],
    ['Width', 'wide', 'width', 'booking.mustBeNumber (name: booking.width)'],
  ])('has one message in its cell for %s “%s”', (heading, text, column, message) => {
    const [shipment] = checkedRows([aRow({ [heading]: text })])
    const problems = shipment?.notes.filter(({ kind }) => kind === 'problem') ?? []
    expect(problems).toMatchObject([{ line: 2, column, instead: null }])
    expect(problems.map((each) => messageText(each.message))).toEqual([message])
    expect(shipment?.booking).toBeNull()
  })

  it('asks about unusually many decimals in the cell of the further row with them', () => {
    const [shipment] = checkedRows([aRow({ Pieces: '1.5' }), further({ Length: '40.1234' })])
    expect(shipment?.notes).toMatchObject([
      { line: 2, column: 'pieces', kind: 'doubt' },
      { line: 3, column: 'length', kind: 'doubt', message: { key: 'booking.doubtDecimals' } },
    ])
    expect(shipment?.booking).toMatchObject({ pieces: '1.5' })
  })

  it('names the further row whose cell is wrong', () => {
    const [shipment] = checkedRows([aRow(), further({ Length: '40' }), further({ Length: 'long' })])
    expect(shipment?.notes).toMatchObject([
      {
        line: 4,
        column: 'length',
        message: { key: 'booking.mustBeNumber', values: { name: { key: 'booking.length' } } },
      },
    ])
  })

  it('suggests a lost leading zero, and reports unlikely values', () => {
    const [shipment] = checkedRows([aRow({ 'Shipper mobile 1': '3001234567', Weight: '0' })])
    expect(shipment?.notes).toEqual([
      {
        line: 2,
        column: 'shipperPhone1',
        kind: 'doubt',
        message: { key: 'fromFile.lostZero' },
        instead: '03001234567',
      },
      { line: 2, column: 'weight', kind: 'doubt', message: { key: 'booking.doubtNoWeight' }, instead: null },
    ])
    expect(shipment?.booking?.shipperPhone1).toBe('3001234567')
  })

  it.each([
    [{ COD: 'No', 'COD amount': '5000' }, 'codAmount'],
    [{ COD: 'none', 'COD amount': '5,000' }, 'codAmount'],
    [{ Insurance: 'No', Worth: '90000' }, 'worthOfPackage'],
    [{ Insurance: '', Worth: 'Rs. 90000' }, 'worthOfPackage'],
    [{ COD: 'Yes', 'COD amount': '5000', Insurance: 'Yes', Worth: '90000' }, null],
    [{ COD: 'No', 'COD amount': '0.00', Insurance: 'No', Worth: '-' }, null],
  ] as [Record<string, string>, string | null][])('asks about amounts ignored by the choice: %j', (cells, column) => {
    const names = ['COD amount', 'Insurance', 'Worth']
    const text = [
      [headings, ...names].join(','),
      [aRow({ COD: cells['COD'] ?? 'No' }), ...names.map((name) => `"${cells[name] ?? ''}"`)].join(','),
    ].join('\n')
    const notes = shipmentsIn(csvLines(text)).flatMap((shipment) => checkedShipment(shipment, checks).notes)
    expect(notes.map((note) => [note.kind, note.column])).toEqual(column === null ? [] : [['doubt', column]])
  })

  it('asks the same if the quantity is set for all rows', () => {
    const text = `${headings.replace('Unit price (US$)', 'Value (USD)')}\n${aRow({ Quantity: '' })}`
    const [note] = shipmentsIn(csvLines(text)).flatMap(
      (shipment) => checkedShipment(shipment, { ...checks, forAll: { quantity: '3' } }).notes,
    )
    expect(note?.message).toEqual({ key: 'fromFile.valueOfWhat', values: { count: '3' } })
  })

  it('asks if a value beside several pieces is per piece, and if 0.16 means 16 percent', () => {
    const text = [
      `${headings.replace('Unit price (US$)', 'Value (USD)')},GST`,
      `${aRow({ Quantity: '2' })},16`,
      `${aRow({ Quantity: '1', Reference: 'A2' })},0.16`,
    ].join('\n')
    const notes = shipmentsIn(csvLines(text)).flatMap((shipment) => checkedShipment(shipment, checks).notes)
    expect(notes.map(({ line, column, kind, message }) => [line, column, kind, messageText(message)])).toEqual([
      [2, 'price', 'doubt', 'fromFile.valueOfWhat (count: 2)'],
      [3, 'gst', 'doubt', 'fromFile.smallGst (gst: 0.16)'],
    ])
  })

  it.each([
    ['750', '1', true],
    ['100', '1', true],
    ['99.9', '1', false],
    ['750', '10', false],
    ['1,250.5', '1', true],
  ])('asks whether %s kg of %s pieces are kilograms', (Weight, Pieces, isAsked) => {
    const [shipment] = checkedRows([aRow({ Weight, Pieces, Length: '', Width: '', Height: '' })])
    expect(shipment?.notes.map(({ column, message }) => [column, message.key])).toEqual(
      isAsked ? [['weight', 'fromFile.heavyPiece']] : [],
    )
  })

  it.each<[string, string, string]>([
    ['Receiver post code', '2115.0', '2115'],
    ['Receiver phone 1', '+441144960000.0', '+441144960000'],
    ['Receiver phone 1', '441144960000.0', '441144960000'],
    ['Shipper NTN/CNIC', '3420100000007.0', '3420100000007'],
    ['Reference', '10.0', '10.0'],
    ['Receiver address', '1001.0', '1001.0'],
    ['Receiver post code', '12.0', '12.0'],
  ])('is read without the decimal that a program has added: %s %s', (heading, text, value) => {
    const [shipment] = checkedRows([aRow({ [heading]: text })])
    expect(Object.values(shipment?.booking ?? {})).toContain(value)
  })

  it.each(['nan', 'NaN', 'NULL', 'null', '<NA>', 'undefined'])('has a blank where a program wrote %s', (text) => {
    const [shipment] = checkedRows([aRow({ 'Receiver contact person': text, 'Receiver company': text })])
    expect(shipment?.notes.map(({ column, kind }) => [column, kind])).toContainEqual(['recContactPerson', 'problem'])
    expect(checkedRows([aRow({ 'Receiver contact person': 'Nan Null' })])[0]?.booking?.recContactPerson).toBe(
      'Nan Null',
    )
  })

  it('fills its blank cells with the values set for all rows', () => {
    const [shipment] = checkedRows([aRow({ Service: '', 'Receiver city': 'Leeds' })], {
      forAll: { service: 'Economy', recCity: 'York', remarks: 'Fragile' },
    })
    expect(shipment?.booking).toMatchObject({ service: 's2', recCity: 'Leeds', remarks: 'Fragile' })
  })
})
