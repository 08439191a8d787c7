import { describe, expect, it, test } from 'vitest'
import {
  type Charges,
  declaredValue,
  grossTotal,
  insuranceValue,
  type InvoiceLine,
  invoiceLineTotal,
  invoiceTotal,
  netAmount,
} from '@/domain/money/billing'
import type { Dimension } from '@/domain/shipment/weights'

const noCharges: Charges = { amount: null, discount: null, gst: null }

describe('the gross total, as specified,', () => {
  test.each<[string, Charges, Dimension[], string]>([
    // By hand: 40 × 40 × 30 / 5000 = 9.6; 9.6 × 17 / 100 = 1.632; 14,500 − 500 + 1.632
    [
      'the length counted twice, and the height not at all',
      { amount: 14500, discount: 500, gst: 17 },
      [{ length: 40, width: 30, height: 20 }],
      '14001.63',
    ],
    // With the height it would be 4.8 × 17 / 100 = 0.816
    [
      'another height, which changes nothing',
      { amount: 14500, discount: 500, gst: 17 },
      [{ length: 40, width: 30, height: 77 }],
      '14001.63',
    ],
    ['no GST', { amount: 14500, discount: 500, gst: 0 }, [{ length: 40, width: 30, height: 20 }], '14000'],
    [
      'rows that add up',
      { amount: 100, discount: 0, gst: 10 },
      [
        { length: 10, width: 10, height: 10 },
        { length: 20, width: 5, height: 1 },
      ],
      '100.06',
    ],
    ['no discount and no GST', { amount: 200, discount: null, gst: null }, [], '200'],
    // 5 × 5 × 1 / 5000 × 100 / 100 = 0.005
    [
      'half a hundredth, which is rounded up',
      { amount: 0, discount: 0, gst: 100 },
      [{ length: 5, width: 1, height: 0 }],
      '0.01',
    ],
    ['a discount above the amount, as a negative total', { amount: 100, discount: 350.255, gst: 0 }, [], '-250.26'],
  ])('is right with %s', (_name, charges, dimensions, expected) => {
    expect(grossTotal(charges, dimensions)?.toString()).toBe(expected)
  })

  test.each<[string, Charges]>([
    ['nothing at all', noCharges],
    ['a discount alone', { amount: null, discount: 200, gst: null }],
    ['a blank amount', { amount: ' ', discount: 200, gst: 17 }],
  ])('is missing without an amount: %s', (_name, charges) => {
    expect(grossTotal(charges, [{ length: 40, width: 30, height: 20 }])).toBeNull()
  })
})

describe('the net amount', () => {
  test.each<[string, Charges, string]>([
    ['no GST', { amount: 1000, discount: 0, gst: 0 }, '1000'],
    ['blank discount and GST', { amount: '1000', discount: '', gst: '' }, '1000'],
    ['missing discount and GST', { amount: 1000, discount: null, gst: null }, '1000'],
    ['nothing at all', noCharges, '0'],
    ['1.005, which is rounded up, unlike in floating point', { amount: 1.005, discount: 0, gst: 0 }, '1.01'],
    // 0.50 × 1.17 = 0.585
    ['half a paisa of tax, which is rounded up', { amount: 0.5, discount: 0, gst: 17 }, '0.59'],
    ['a fraction of a percent', { amount: 1000, discount: 0, gst: '12.345' }, '1123.45'],
    ['0.3 less 0.1, in exact decimals', { amount: 0.3, discount: 0.1, gst: 0 }, '0.2'],
    ['a discount above the amount, as a negative amount', { amount: 100, discount: 150, gst: 17 }, '-58.5'],
    ['half a paisa below zero, which is rounded away from zero', { amount: 0, discount: '2.675', gst: 0 }, '-2.68'],
    [
      'more digits than floating point has',
      { amount: '9007199254740993.01', discount: 0, gst: 0 },
      '9007199254740993.01',
    ],
  ])('is right with %s', (_name, charges, expected) => {
    expect(netAmount(charges).toString()).toBe(expected)
  })
})

describe('the total of invoice rows', () => {
  test.each<[InvoiceLine['quantity'], InvoiceLine['price'], string]>([
    [2, 10, '20'],
    ['2', '10.50', '21'],
    ['', '', '1'],
    [null, null, '1'],
    [' ', ' ', '1'],
    ['', 12.5, '12.5'],
    [3, '', '3'],
    [3, null, '3'],
    [0, 10, '0'],
    ['0', '10', '0'],
    [10, 0, '0'],
    ['1.5', '0.333', '0.5'],
    [1, '2.675', '2.68'],
    ['999999999999', '999999999999', '9.99999999998000000000001e+23'],
  ])('%j × %j is %s', (quantity, price, total) => {
    expect(invoiceLineTotal({ quantity, price }).toString()).toBe(total)
  })

  it('add up to the printed total', () => {
    expect(invoiceTotal([]).toString()).toBe('0')
    expect(
      invoiceTotal([
        { description: 'Beads', quantity: 2, price: '0.335' },
        { description: 'Samples', quantity: '', price: '' },
        { description: '', quantity: 1, price: 0.005 },
      ]).toString(),
    ).toBe('1.68')
  })

  test.each([
    [{ description: ' ', quantity: null, price: '' }, '0'],
    [{ description: '', quantity: ' ', price: null }, '0'],
    [{ description: 'Gift', quantity: null, price: '' }, '1'],
    [{ description: '', quantity: 0, price: '' }, '0'],
    [{ description: '', quantity: 3, price: '' }, '3'],
  ])('%j adds %s: nothing if it is wholly empty', (line, total) => {
    expect(invoiceTotal([line]).toString()).toBe(total)
  })
})

it('the declared value is zero for documents, and the sum of the lines for parcels', () => {
  const lines = [
    { description: 'Shirts', quantity: 12, price: 15 },
    { description: 'Shoes', quantity: 2, price: '120' },
  ]
  expect(declaredValue('documents', lines).toString()).toBe('0')
  expect(declaredValue('parcels', lines).toString()).toBe('420')
})

test.each<[string | number, number, string]>([
  ['25000', 1, '25000'],
  [25000, 0.02, '500'],
  ['0.5', 0.01, '0.01'],
  ['', 1, '0'],
  ['1.005', 1, '1.01'],
])('the insurance value of a worth of %s at a rate of %s is %s', (worth, rate, expected) => {
  expect(insuranceValue(worth, rate).toString()).toBe(expected)
})
