import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type BookingForm,
  bookingFormSchema,
  emptyDimensionRow,
  emptyInvoiceRow,
  filledRows,
} from '@/domain/forms/bookingForm'
import { filledBookingForm } from './filledBookingForm'
import { messagesOf } from './messagesOf'

type TextField = Exclude<keyof BookingForm, 'dimValues' | 'invoiceValues'>

function problems(changes: Partial<BookingForm>): string[] {
  return messagesOf(bookingFormSchema, filledBookingForm(changes))
}

describe('numeric limits', () => {
  test.each<[TextField, string, string | null]>([
    ['amount', '1', null],
    ['amount', '0.99', 'booking.atLeast (name: booking.amount, min: 1)'],
    ['amount', '0', 'booking.atLeast (name: booking.amount, min: 1)'],
    ['amount', '-5', 'booking.atLeast (name: booking.amount, min: 1)'],
    ['amount', '1.01', null],
    ['amount', '1.001', null],
    ['amount', '14,500.00', null],
    ['amount', '1,45,000', null],
    ['amount', '14,50', null],
    ['amount', '14,500', null],
    ['amount', '14.500', 'booking.enterEither (name: booking.amount, whole: 14500, decimal: 14.5)'],
    ['amount', '1234,567', 'booking.enterWithoutComma (name: booking.amount, whole: 1234567)'],
    ['amount', '0,500', 'booking.enterEither (name: booking.amount, whole: 500, decimal: 0.5)'],
    ['amount', '1,5000', null],
    ['amount', '۱۴۵۰۰', null],
    ['amount', '1 500', 'booking.mustBeNumber (name: booking.amount)'],
    ['amount', 'Rs. 5', null],
    ['amount', '$ 5', 'booking.mustBeNumber (name: booking.amount)'],
    ['amount', '1e5', 'booking.mustBeNumber (name: booking.amount)'],
    ['amount', '999999999999', null],
    ['amount', '1000000000000', 'booking.tooLarge (name: booking.amount)'],
    ['amount', '9'.repeat(400), 'booking.tooLarge (name: booking.amount)'],
    ['discount', '0', null],
    ['discount', '-0', null],
    ['discount', '-0.01', 'booking.notNegative (name: booking.discount)'],
    ['discount', '5.5', null],
    ['discount', '14500', null],
    ['discount', '14,500.01', null],
    ['discount', '82500', null],
    ['discount', '1,500', null],
    ['discount', '14,501', null],
    ['discount', '1.500', 'booking.enterEither (name: booking.discount, whole: 1500, decimal: 1.5)'],
    ['discount', '5.555', null],
    ['discount', 'x', 'booking.mustBeNumber (name: booking.discount)'],
    ['gst', '17', null],
    ['gst', '17.5', null],
    ['gst', '-1', 'booking.notNegative (name: booking.gst)'],
    ['gst', '17%', null],
    ['gst', 'Rs. 17', 'booking.mustBeNumber (name: booking.gst)'],
    ['weight', '0.001', null],
    ['weight', '0.0001', null],
    ['weight', '-1', 'booking.notNegative (name: booking.weight)'],
    ['weight', '0', null],
    ['weight', '0,500', 'booking.enterEither (name: booking.weight, whole: 500, decimal: 0.5)'],
    ['weight', '0,5', null],
    ['weight', '5kg', null],
    ['weight', '5 lb', 'booking.mustBeNumber (name: booking.weight)'],
    ['pieces', '0', null],
    ['pieces', '3', null],
    ['pieces', '1.5', null],
    ['pieces', '-1', 'booking.notNegative (name: booking.pieces)'],
    ['pieces', 'two', 'booking.mustBeNumber (name: booking.pieces)'],
    ['pieces', '1,500', 'booking.enterWithoutComma (name: booking.pieces, whole: 1500)'],
    ['pieces', '007', null],
  ])('%s %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual(message === null ? [] : [`${field}: ${message}`])
  })
})

describe('a discount', () => {
  it.each<[Partial<BookingForm>, string[]]>([
    // Asked about instead (bookingDoubts.test.ts).
    [{ amount: '100', discount: '100.01' }, []],
    [{ amount: '1,00,000', discount: '99999.99' }, []],
    // What is wrong with the amount is said there.
    [
      { amount: '1.500', discount: '2' },
      ['amount: booking.enterEither (name: booking.amount, whole: 1500, decimal: 1.5)'],
    ],
    [{ amount: '', discount: '2' }, ['amount: booking.amountBlank']],
    [{ amount: '0', discount: '2' }, ['amount: booking.atLeast (name: booking.amount, min: 1)']],
    [{ amount: '5', discount: '9'.repeat(400) }, ['discount: booking.tooLarge (name: booking.discount)']],
  ])('%j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})

describe('phones', () => {
  it.each<TextField>(['shipperPhone1', 'shipperPhone2', 'recPhone1', 'recPhone2', 'recFax'])(
    '%s accepts anything typed, as bookingDoubts asks about it',
    (field) => {
      for (const phone of ['abc', '0', 'n/a', '042-35761234/35', '+44 (0)20 7946 0000', '۰۳۰۰ ۱۲۳۴۵۶۷']) {
        expect(problems({ [field]: phone })).toEqual([])
      }
    },
  )
})

describe('rows', () => {
  const size = { length: '40', width: '30', height: '20' }
  const line = { description: 'Shirts', quantity: '12', price: '15' }

  test.each<[string, Partial<BookingForm>, string[]]>([
    ['sizes may stay empty', { dimValues: [emptyDimensionRow] }, []],
    ['some sides may stay empty', { dimValues: [{ ...size, height: '' }] }, []],
    ['quantity and price may stay empty', { invoiceValues: [{ ...line, quantity: '', price: '' }] }, []],
    ['later rows may stay empty', { invoiceValues: [line, emptyInvoiceRow], dimValues: [size, emptyDimensionRow] }, []],
    [
      'the first row needs a description',
      { invoiceValues: [{ ...line, description: ' ' }] },
      ['invoiceValues.0.description: booking.invoiceRequired'],
    ],
    [
      'the first, not any',
      { invoiceValues: [emptyInvoiceRow, line] },
      ['invoiceValues.0.description: booking.invoiceRequired'],
    ],
    ['no invoice row', { invoiceValues: [] }, ['invoiceValues: booking.invoiceRequired']],
    ['no dimension row', { dimValues: [] }, ['dimValues: booking.dimensionsRequired']],
    [
      'each cell names its row',
      { dimValues: [size, { ...size, width: '-1' }, { ...size, length: 'x', height: '1.0001' }] },
      [
        'dimValues.1.width: booking.notNegative (name: booking.width)',
        'dimValues.2.length: booking.mustBeNumber (name: booking.length)',
      ],
    ],
    [
      'in the invoice too',
      {
        invoiceValues: [
          line,
          { ...line, quantity: '-1' },
          { ...line, price: '1.2345' },
          { ...line, price: '9'.repeat(400) },
        ],
      },
      [
        'invoiceValues.1.quantity: booking.notNegative (name: booking.quantity)',
        'invoiceValues.3.price: booking.tooLarge (name: booking.price)',
      ],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})

describe('sent rows', () => {
  const empty = { length: '', width: '', height: '' } as const
  const full = { length: 1, width: 2, height: 3 } as const
  const zero = { length: 0, width: '', height: '' } as const

  test.each<[string, Record<string, string | number>[], Record<string, string | number>[]]>([
    ['none', [], []],
    ['an empty first one stays', [empty], [empty]],
    ['empty ones after it go', [empty, empty, empty], [empty]],
    ['in the middle too', [full, empty, full], [full, full]],
    ['a full one after an empty first', [empty, full], [empty, full]],
    ['a zero is something', [full, zero], [full, zero]],
    [
      'a description alone is something',
      [full, { description: 'x', quantity: '', price: '' }],
      [full, { description: 'x', quantity: '', price: '' }],
    ],
  ])('%s', (_name, rows, sent) => {
    expect(filledRows(rows)).toEqual(sent)
  })

  it('retain their order and every filled value', () => {
    const row = fc.constantFrom(empty, full, zero)
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const sent = filledRows(rows)
        expect(sent.slice(1)).toEqual(rows.slice(1).filter((item) => item !== empty))
        expect(sent[0]).toEqual(rows[0])
      }),
    )
  })

  it('of a validated form contain no blanks', () => {
    const booking = bookingFormSchema.parse(
      filledBookingForm({
        invoiceValues: [
          { description: 'Shirts', quantity: '', price: '' },
          { description: '  ', quantity: ' ', price: '\t' },
        ],
      }),
    )
    expect(filledRows(booking.invoiceValues)).toEqual([{ description: 'Shirts', quantity: '', price: '' }])
  })
})
