// @vitest-environment node
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

function problems(changes: Partial<BookingForm>): string[] {
  return messagesOf(bookingFormSchema, filledBookingForm(changes))
}

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
      ['invoiceValues.0.description: Invoice details are required'],
    ],
    [
      'the first, not any',
      { invoiceValues: [emptyInvoiceRow, line] },
      ['invoiceValues.0.description: Invoice details are required'],
    ],
    ['no invoice row', { invoiceValues: [] }, ['invoiceValues: Invoice details are required']],
    ['no dimension row', { dimValues: [] }, ['dimValues: Dimensions are required']],
    [
      'each cell names its row',
      { dimValues: [size, { ...size, width: '-1' }, { ...size, length: 'x', height: '1.0001' }] },
      [
        'dimValues.1.width: Width cannot be negative',
        'dimValues.2.length: Length must be a number',
        'dimValues.2.height: Height can have at most 3 decimals',
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
        'invoiceValues.1.quantity: Quantity cannot be negative',
        'invoiceValues.2.price: Price can have at most 3 decimals',
        'invoiceValues.3.price: Price is too large',
      ],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})

describe('the rows that are sent', () => {
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

  it('keep their order and lose nothing that is filled', () => {
    const row = fc.constantFrom(empty, full, zero)
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const sent = filledRows(rows)
        expect(sent.slice(1)).toEqual(rows.slice(1).filter((item) => item !== empty))
        expect(sent[0]).toEqual(rows[0])
      }),
    )
  })

  it('of a checked form hold no blanks', () => {
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
