// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  chargeableText,
  discountText,
  formTotal,
  gstText,
  insuranceText,
  invoiceSumText,
  piecesAndWeightText,
  rowTotalText,
  typedRupeesText,
  unequalRowsText,
  volumetricText,
} from '@/booking/summary/bookingTotals'

const row = (description: string, quantity = '', price = '') => ({ description, quantity, price })

describe('a row of the invoice', () => {
  it.each([
    [row(''), ''],
    [row(' ', ' ', ' '), ''],
    [row('Cotton'), '1.00'],
    [row('', '3'), '3.00'],
    [row('', '', '7.5'), '7.50'],
    [row('', '2', '7.5'), '15.00'],
    [row('Cotton', 'two', '7.5'), '—'],
    [row('Cotton', '2', 'free'), '—'],
    [row('Cotton', '-2', '7.5'), '—'],
  ])('%j is worth %s', (line, total) => {
    expect(rowTotalText(line)).toBe(total)
  })
})

describe('the sum of the invoice', () => {
  it.each<[ReturnType<typeof row>[], string | null]>([
    [[row('')], '0.00'],
    [[row('Cotton', '2', '7.5'), row(''), row('', '', '1')], '16.00'],
    [[row('Cotton', '2', '7.5'), row('', 'x')], null],
    [[row('Cotton', '2', '7.5'), row('', '', '-1')], null],
  ])('%j: %s', (rows, sum) => {
    expect(invoiceSumText(rows)).toBe(sum)
  })
})

describe('GST in rupees', () => {
  it.each([
    [{ amount: '14500', discount: '500', gst: '16' }, 'Rs. 2,240.00'],
    [{ amount: '14500', discount: '', gst: '' }, 'Rs. 0.00'],
    [{ amount: '', discount: '', gst: '16' }, '—'],
    [{ amount: '14500', discount: 'some', gst: '16' }, '—'],
  ])('%j: %s', (fields, text) => {
    expect(gstText(fields)).toBe(text)
  })
})

const size = (length: string, width = '', height = '') => ({ length, width, height })

describe('a number that its field refuses', () => {
  it.each([
    ['an amount below 1', () => typedRupeesText('amount', '0.5')],
    ['a blank amount', () => typedRupeesText('amount', ' ')],
    ['a COD amount below 0', () => typedRupeesText('codAmount', '-1')],
    ['a COD amount in kilograms', () => typedRupeesText('codAmount', '5 kg')],
    ['a discount below 0', () => discountText('-5')],
    ['a discount in words', () => discountText('some')],
    ['pieces and a weight below 0', () => piecesAndWeightText('-1', '-2')],
    ['GST below 0', () => gstText({ amount: '100', discount: '', gst: '-16' })],
    ['a length below 0', () => volumetricText([size('-30', '20', '10')])],
  ])('is a dash: %s', (_, text) => {
    expect(text()).toBe('—')
  })

  it('is not used to calculate anything', () => {
    expect(formTotal({ amount: '-5', discount: '', gst: '' })).toBeNull()
    expect(formTotal({ amount: '100', discount: '-5', gst: '' })).toBeNull()
    expect(insuranceText('-5', 1)).toBe('')
    expect(chargeableText('-2', [size('30', '20', '10')])).toBeNull()
    expect(chargeableText('2', [size('30', '20', '-10')])).toBeNull()
    expect(piecesAndWeightText('2', '-2')).toBe('2 pieces, — kg')
  })
})

describe('the note that rows of dimensions and pieces differ', () => {
  it.each([
    ['3', [size('30', '20', '10')], '1 row, but Pieces is 3'],
    ['1', [size('30'), size('', '20')], '2 rows, but Pieces is 1'],
    ['1', [size('30'), size(' ')], ''],
    ['3', [size('')], ''],
    ['', [size('30')], ''],
    ['-3', [size('30')], ''],
  ])('%s pieces, %j: %s', (pieces, rows, text) => {
    expect(unequalRowsText(pieces, rows)).toBe(text)
  })
})

describe('a row of dimensions that lacks a side', () => {
  const whole = size('48', '36', '30')
  it.each([[[size('48', '36')]], [[whole, size('', '', '30')]], [[whole, size('48', ' ', '30')]]])(
    'gives no weight, as on the receipt: %j',
    (rows) => {
      expect(volumetricText(rows)).toBe('—')
      expect(chargeableText('2', rows)).toBeNull()
    },
  )

  it('does not mean a wholly empty row', () => {
    expect(volumetricText([whole, size(' ')])).toBe('10.37')
    expect(chargeableText('2', [whole, size('')])).toBe('10.37')
    expect(volumetricText([size('')])).toBe('0.00')
    expect(chargeableText('2', [size('')])).toBe('2')
  })
})

it('a discount has a minus, unless it is 0', () => {
  expect(['500', '0.01', '0', '0.00', ''].map(discountText)).toEqual([
    '− Rs. 500.00',
    '− Rs. 0.01',
    'Rs. 0.00',
    'Rs. 0.00',
    '—',
  ])
})
