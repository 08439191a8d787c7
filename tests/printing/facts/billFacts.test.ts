// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { type Figure, UNREADABLE } from '@/domain/numbers'
import * as facts from '@/printing/facts/billFacts'
import { aBareBill, aBill } from '../aBill'

describe('type, contents and declared value', () => {
  test.each([
    ['live', 1, 'WPX', 'Cotton bedspread, hand-blocked', '$ 420.00'],
    ['live', 2, 'DOX', 'Documents', '$ 0.00'],
    ['archive', 1, 'DOX', 'Documents', '$ 0.00'],
    ['archive', 2, 'WPX', 'Cotton bedspread, hand-blocked', '$ 420.00'],
    ['live', 3, '—', '—', '—'],
    ['archive', null, '—', '—', '—'],
  ] as const)('of a %s bill of type %s are %s, “%s”, %s', (source, shipmentType, label, contents, declared) => {
    const bill = aBill({ source, shipmentType })
    expect([facts.typeLabel(bill), facts.contents(bill), facts.declared(bill)]).toEqual([label, contents, declared])
  })

  test.each([
    ['no line', []],
    ['a line without a description', [{ description: ' ', quantity: 1, price: 1 }]],
  ])('are N/A as the contents of a parcel with %s', (_, invoices) => {
    expect(facts.contents(aBill({ invoices }))).toBe('N/A')
  })

  it('are a dash, not N/A, where the first line cannot be read', () => {
    const line = { description: '', quantity: UNREADABLE, price: UNREADABLE } as const
    expect(facts.contents(aBill({ invoices: [line] }))).toBe('—')
    expect(facts.contents(aBill({ invoices: [{ ...line, description: 'Cotton' }] }))).toBe('Cotton')
  })
})

const prices = (changes: Parameters<typeof aBill>[0]) =>
  Object.fromEntries(facts.priceRows(aBill(changes)).map(({ label, value }) => [label, value]))

describe('the price table', () => {
  it('has its rows in order, Net Amount last', () => {
    expect(facts.priceRows(aBill({ isCod: true, codAmount: 45000 }))).toEqual([
      { part: 'charges', label: 'Charges', value: 'Rs. 14,500.00' },
      { part: 'aside', label: 'Insurance', value: 'Yes' },
      { part: 'aside', label: 'Val. Declared', value: 'Rs. 90,000.00' },
      { part: 'aside', label: 'COD Amount', value: 'Rs. 45,000.00' },
      { part: 'changes', label: 'GST', value: '16 %', note: 'Rs. 2,240.00' },
      { part: 'changes', label: 'Discount', value: 'Rs. 500.00', isLess: true },
      { part: 'net', label: 'Net Amount', value: 'Rs. 16,240.00' },
    ])
  })

  test.each<[string, Parameters<typeof aBill>[0], string, string | undefined]>([
    ['not insured', { isInsured: false }, 'Insurance', 'N/A'],
    ['not insured, worth left over', { isInsured: false }, 'Val. Declared', 'N/A'],
    ['insured without a worth', { worthOfPackage: null }, 'Val. Declared', '—'],
    ['no COD, amount left over', { isCod: false, codAmount: 45000 }, 'COD Amount', undefined],
    ['COD of nothing', { isCod: true, codAmount: 0 }, 'COD Amount', undefined],
    ['COD without an amount', { isCod: true, codAmount: null }, 'COD Amount', '—'],
    ['no GST', { gst: null }, 'GST', 'N/A'],
    ['GST of 0', { gst: 0 }, 'GST', 'N/A'],
    ['part of a percent', { gst: 17.5 }, 'GST', '17.5 %'],
    ['GST of what cannot be known', { amount: UNREADABLE }, 'GST', '16 %'],
    ['GST that rounds', { amount: 0.1, discount: 0, gst: 5 }, 'GST', '5 %'],
    ['no discount', { discount: null }, 'Discount', 'N/A'],
    ['discount of 0', { discount: 0 }, 'Discount', 'N/A'],
    ['no GST and no discount', { gst: null, discount: null }, 'Net Amount', 'Rs. 14,500.00'],
    ['no amount', { amount: null }, 'Charges', '—'],
    ['no amount', { amount: null }, 'Net Amount', '—'],
    ['amount of 0', { amount: 0, discount: 0 }, 'Net Amount', 'Rs. 0.00'],
    ['crores', { amount: 1234567890.12, discount: 0, gst: 0 }, 'Net Amount', 'Rs. 1,234,567,890.12'],
    ['an unreadable amount', { amount: UNREADABLE }, 'Charges', '—'],
    ['an unreadable amount', { amount: UNREADABLE }, 'Net Amount', '—'],
    ['an unreadable discount', { discount: UNREADABLE }, 'Discount', '—'],
    ['an unreadable discount', { discount: UNREADABLE }, 'Net Amount', '—'],
    ['an unreadable GST', { gst: UNREADABLE }, 'GST', '—'],
    ['an unreadable GST', { gst: UNREADABLE }, 'Net Amount', '—'],
    ['an unreadable COD', { isCod: true, codAmount: UNREADABLE }, 'COD Amount', '—'],
    ['no COD, an unreadable one left over', { isCod: false, codAmount: UNREADABLE }, 'COD Amount', undefined],
  ])('%s: %s', (_, changes, label, value) => {
    expect(prices(changes)[label]).toBe(value)
  })

  test.each<[string, Parameters<typeof aBill>[0], string | undefined]>([
    ['that rounds', { amount: 0.1, discount: 0, gst: 5 }, 'Rs. 0.01'],
    ['of what cannot be known', { amount: UNREADABLE }, undefined],
    ['of nothing', { gst: 0 }, undefined],
  ])('shows GST in rupees in small print: %s', (_, changes, note) => {
    expect(facts.priceRows(aBill(changes)).find(({ label }) => label === 'GST')?.note).toBe(note)
  })

  test.each<[Figure, string, true | undefined]>([
    [500, 'Rs. 500.00', true],
    [0.004, 'Rs. 0.00', undefined],
    [-100, 'Rs. -100.00', undefined],
    [UNREADABLE, '—', undefined],
  ])('has a minus before the discount only if something is taken off: %s', (discount, value, isLess) => {
    const row = facts.priceRows(aBill({ discount })).find(({ label }) => label === 'Discount')
    expect([row?.value, row?.isLess]).toEqual([value, isLess])
  })

  it('has its last row in words too, including its dash', () => {
    expect(facts.netInWords(aBill())).toBe('Rupees sixteen thousand two hundred and forty only')
    expect(facts.netInWords(aBill({ gst: UNREADABLE }))).toBe('—')
  })
})

describe('the phones of a party', () => {
  test.each([
    ['923000000017', '923000000018', ['00923000000017', '00923000000018']],
    ['+92 300 0000017', '0', ['00923000000017']],
    ['00923000000017', '', ['00923000000017']],
    ['', '923000000018', ['00923000000018']],
    ['0300-0000017', '', ['00923000000017']],
    ['0', '0', ['—']],
    ['923000000017', '0300-0000017', ['00923000000017', '00923000000017']],
  ])('%s and %s print as %j', (phone1, phone2, printed) => {
    expect(facts.phones(aBill({ consignor: { phone1, phone2 } }).consignor)).toEqual(printed)
  })

  it('show only the first one on the invoice', () => {
    expect(facts.telephone(aBill().consignor)).toBe('00923000000017')
    expect(facts.telephone(aBareBill().consignor)).toBe('—')
  })
})

describe('weights and sizes', () => {
  it('the volume in KG is computed from all three sides', () => {
    // By hand: (48 × 36 × 30 + 40 × 30 × 22) / 5000 = 15.648
    expect(facts.volume(aBill())).toBe('15.65 KG')
    expect(facts.volume(aBill({ dimensions: [{ length: 480, width: 360, height: '300' }] }))).toBe('10,368.00 KG')
  })

  test.each([
    ['no piece', []],
    [
      'a side of the second piece',
      [
        { length: 48, width: 36, height: 30 },
        { length: 4, width: '', height: 3 },
      ],
    ],
  ])('the volume is a dash if %s is missing', (_, dimensions) => {
    expect(facts.volume(aBill({ dimensions }))).toBe('—')
  })

  it('the volume leaves out an empty row', () => {
    const empty = { length: null, width: '', height: null }
    expect(facts.volume(aBill({ dimensions: [{ length: 50, width: 50, height: 2 }, empty] }))).toBe('1.00 KG')
  })

  it('a missing side is a dash, and a row without sides is left out', () => {
    const dimensions = [
      { length: 48, width: null, height: '30' },
      { length: null, width: '', height: null },
      { length: 0, width: 0, height: 0 },
    ]
    expect(facts.pieceSizes(aBill({ dimensions }))).toEqual(['48 × — × 30', '0 × 0 × 0'])
  })

  test.each([
    [2.125, '2.125 KG'],
    [0, '0 KG'],
    [12500.5, '12,500.5 KG'],
    [null, '—'],
  ])('the weight %s prints as %s', (weight, printed) => {
    expect(facts.weight(aBill({ weight }))).toBe(printed)
  })

  const box = { length: 50, width: 50, height: 10 }
  test.each([
    [2.125, [box], '5.00 KG'],
    [5.125, [box], '5.125 KG'],
    [4.998, [box], '5.00 KG'],
    [2.125, [], '—'],
    [0, [], '—'],
    [2.125, [{ length: null, width: '', height: null }], '—'],
    [2.125, [box, { ...box, height: null }], '—'],
    [null, [box], '—'],
  ])('the chargeable weight of %s KG and the sizes %j is %s', (weight, dimensions, printed) => {
    expect(facts.chargeable(aBill({ weight, dimensions }))).toBe(printed)
  })
})

test.each([
  ['no size is given', { dimensions: [] }, '(no sizes given)'],
  ['a side is missing', { dimensions: [{ length: 50, width: 50, height: null }] }, '(sizes incomplete)'],
  ['it is known', { dimensions: [{ length: 50, width: 50, height: 10 }] }, ''],
  ['the weight is missing too', { dimensions: [], weight: null }, ''],
  ['another note says so', { dimensions: [], weight: 2, missing: ['dimensions' as const] }, ''],
])('beside the chargeable weight, if %s, it says why there is none', (_, changes, note) => {
  expect(facts.sizesNote(aBill({ weight: 2, ...changes }))).toBe(note)
})

describe('invoice lines', () => {
  it('are multiplied and added in exact decimals', () => {
    expect(facts.invoiceLines(aBill())).toMatchObject([
      { description: 'Cotton bedspread, hand-blocked', quantity: '24', price: '11.50', total: '276.00' },
      { description: 'Cushion cover', quantity: '60', price: '2.40', total: '144.00' },
    ])
    expect(facts.invoiceTotals(aBill())).toEqual({ quantity: '84', total: 'USD 420.00' })
  })

  test.each([
    [1000, 0.125, ['1,000', '0.125', '125.00']],
    [3, '11.500', ['3', '11.50', '34.50']],
    [1, 1250.1, ['1', '1,250.10', '1,250.10']],
    [7, 0.001, ['7', '0.001', '0.01']],
  ])('are multiplied as printed: %s × %s in %j', (quantity, price, printed) => {
    const [line] = facts.invoiceLines(aBill({ invoices: [{ description: 'Beads', quantity, price }] }))
    expect([line?.quantity, line?.price, line?.total]).toEqual(printed)
  })

  it('mark a 1 that is only counted, and say so below, and on the receipt', () => {
    const gift = { description: 'Gift', quantity: 3, price: 4 }
    const unpriced = { description: 'Samples', quantity: null, price: '' }
    const bill = aBill({ invoices: [gift, unpriced] })
    expect(facts.invoiceLines(bill)[1]).toMatchObject({ quantity: '* 1', price: '* 1.00', total: '1.00' })
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '4', total: 'USD 13.00' })
    expect(facts.declared(bill)).toBe('$ 13.00')
    expect(facts.declaredNote(bill)).toBe('Total of the invoice; counts each missing quantity or price as 1')
    expect(facts.invoiceNotes(bill)).toEqual(['* Not given: a missing quantity or price counts as 1 in the total.'])
    const whole = aBill({ invoices: [gift] })
    expect([facts.invoiceNotes(whole), facts.declaredNote(whole)]).toEqual([[], 'Total of the invoice'])
    expect(facts.declaredNote(aBill({ shipmentType: 2, invoices: [unpriced] }))).toBe('Total of the invoice')
    expect(facts.declaredNote(aBill({ invoices: [] }))).toBeNull()
    expect(facts.declaredNote(aBill({ invoices: [{ ...gift, price: UNREADABLE }] }))).toBeNull()
  })

  it('print a wholly empty line as dashes, and count it nowhere', () => {
    const empty = { description: ' ', quantity: null, price: '' }
    const bill = aBill({ invoices: [empty, { description: 'Gift', quantity: 3, price: 4 }] })
    expect(facts.invoiceLines(bill)[0]).toMatchObject({ description: '—', quantity: '—', price: '—', total: '—' })
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '3', total: 'USD 12.00' })
    expect(facts.declared(bill)).toBe('$ 12.00')
    expect(facts.invoiceNotes(bill)).toEqual([])
    expect(facts.declaredNote(bill)).toBe('Total of the invoice')
  })

  it('have no total where all of them are wholly empty', () => {
    const bill = aBill({ invoices: [{ description: '', quantity: '', price: null }] })
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '—', total: '—' })
    expect([facts.declared(bill), facts.declaredNote(bill), facts.invoiceNotes(bill)]).toEqual(['—', null, []])
  })

  it('are worth nothing if the backend says that there are none, and a dash if it does not say', () => {
    expect(facts.declared(aBill({ invoices: [] }))).toBe('$ 0.00')
    expect(facts.declared(aBill({ invoices: [], isInvoiceStated: false }))).toBe('—')
    expect(facts.declared(aBill({ shipmentType: 2, invoices: [], isInvoiceStated: false }))).toBe('$ 0.00')
  })

  test.each([
    [{ shipmentType: 2 }, ['No commercial value']],
    [{ invoices: [{ description: 'Gift', quantity: 3, price: 0 }] }, ['No commercial value']],
    [{ invoices: [{ description: 'Gift', quantity: 3, price: UNREADABLE }] }, []],
  ])('of a bill with %j have the notes %j', (changes, notes) => {
    expect(facts.invoiceNotes(aBill(changes))).toEqual(notes)
  })

  it('align their decimal points', () => {
    const goods = [
      [1, 12.125],
      [0.5, 4],
      [20, ''],
    ].map(([quantity = null, price = null]) => ({ description: 'Beads', quantity, price }))
    const lines = facts.invoiceLines(aBill({ invoices: goods }))
    expect(lines.map(({ price, pads }) => [price, pads.price])).toEqual([
      ['12.125', ''],
      ['4.00', '5'],
      ['* 1.00', '5'],
    ])
    expect(lines.map(({ quantity, pads }) => [quantity, pads.quantity])).toEqual([
      ['1', '.5'],
      ['0.5', ''],
      ['20', '.5'],
    ])
  })

  it('count an empty quantity or price as 1, so that the printed sum is right', () => {
    const bill = aBill({
      invoices: [
        { description: '', quantity: null, price: 5 },
        { description: 'Gift', quantity: 3, price: '' },
      ],
    })
    expect(facts.invoiceLines(bill)).toMatchObject([
      { description: '—', quantity: '* 1', price: '5.00', total: '5.00' },
      { description: 'Gift', quantity: '3', price: '* 1.00', total: '3.00' },
    ])
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '4', total: 'USD 8.00' })
  })
})

describe('an unreadable number on an invoice', () => {
  const invoices = [
    { description: 'Gift', quantity: 3, price: 4 },
    { description: 'Shirts', quantity: UNREADABLE, price: 1250 },
  ]

  it('is a dash, and so are the values calculated from it', () => {
    const bill = aBill({ invoices })
    expect(facts.invoiceLines(bill)).toMatchObject([
      { description: 'Gift', quantity: '3', price: '4.00', total: '12.00' },
      { description: 'Shirts', quantity: '—', price: '1,250.00', total: '—' },
    ])
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '—', total: '—' })
    expect(facts.declared(bill)).toBe('—')
  })

  it('does not affect the count of goods if only a price is unreadable', () => {
    const bill = aBill({ invoices: [{ description: 'Gift', quantity: 3, price: UNREADABLE }] })
    expect(facts.invoiceLines(bill)).toMatchObject([{ description: 'Gift', quantity: '3', price: '—', total: '—' }])
    expect(facts.invoiceTotals(bill)).toEqual({ quantity: '3', total: '—' })
  })

  it('is ignored for documents', () => {
    const documents = aBill({ shipmentType: 2, invoices })
    expect(facts.invoiceLines(documents)).toMatchObject([
      { description: 'Documents', quantity: '1', price: '0.00', total: '0.00' },
    ])
    expect(facts.declared(documents)).toBe('$ 0.00')
    expect(facts.invoiceTotals(documents)).toEqual({ quantity: '1', total: 'USD 0.00' })
  })

  it('is a dash in the amount to collect on the label', () => {
    expect(facts.cashOnDelivery(aBill({ isCod: true, codAmount: UNREADABLE }))).toBe('—')
    expect(facts.cashOnDelivery(aBill({ isCod: false, codAmount: UNREADABLE }))).toBeNull()
  })
})

test.each([
  [' 3047182972 ', 'x', '3047182972'],
  ['', '3047182972', '3047182972'],
  ['', '', ''],
])('a bill with the airway bill number “%s” and the id “%s” prints the number “%s”', (airwayBillNo, id, number) => {
  expect(facts.billNumber(aBill({ airwayBillNo, id }))).toBe(number)
})
