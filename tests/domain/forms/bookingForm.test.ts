import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type BookingForm,
  bookingFormSchema,
  emptyBookingForm,
  emptyDimensionRow,
  emptyInvoiceRow,
  filledRows,
  NO,
  UNSET,
  YES,
} from '@/domain/forms/bookingForm'
import { customerOf } from '@/domain/forms/partyFields'
import { filledBookingForm } from './filledBookingForm'
import { messagesOf } from './messagesOf'

type TextField = Exclude<keyof BookingForm, 'dimValues' | 'invoiceValues'>

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function problems(changes: Partial<BookingForm>): string[] {
  return messagesOf(bookingFormSchema, filledBookingForm(changes))
}

const blankMessages: Partial<Record<TextField, string>> = {
  airwayBillNo: 'booking.numberRequired',
  user: 'booking.userRequired',
  origin: 'booking.chooseOrigin',
  service: 'booking.chooseService',
  shipperCompany: 'booking.companyBlank',
  shipperContactPerson: 'booking.contactPersonBlank',
  shipperPhone1: 'booking.mobileBlank',
  shipperNtnCnicNo: 'booking.ntnCnicBlank',
  recCompany: 'booking.companyBlank',
  recContactPerson: 'booking.contactPersonBlank',
  recAddress: 'booking.addressBlank',
  recCountry: 'booking.chooseCountry',
  recCity: 'booking.cityBlank',
  recPostCode: 'booking.postCodeBlank',
  recPhone1: 'booking.mobileBlank',
  paymentType: 'booking.chooseTypeOfPayment',
  amount: 'booking.amountBlank',
  cod: 'booking.chooseCod',
  shipmentType: 'booking.chooseShipmentType',
  weight: 'booking.weightBlank',
  pieces: 'booking.piecesBlank',
  remArea: 'booking.chooseRemoteArea',
}
const required = Object.entries(blankMessages)
const optional = Object.keys(emptyBookingForm('', '')).filter(
  (field) => !(field in blankMessages) && field !== 'insurance' && !field.endsWith('Values'),
)
const selects: TextField[] = ['paymentType', 'cod', 'shipmentType', 'remArea']

describe('a booking with only its required values', () => {
  it('is valid', () => {
    expect(problems({})).toEqual([])
  })

  test.each(required)('requires %s: %s', (field, message) => {
    expect(problems({ [field]: '' })).toEqual([`${field}: ${message}`])
    expect(problems({ [field]: ' \t ' })).toEqual([`${field}: ${message}`])
  })

  test.each(optional)('does not require %s', (field) => {
    expect(problems({ [field]: '' })).toEqual([])
    expect(problems({ [field]: '   ' })).toEqual([])
  })
})

it('an untouched form contains only who books, from where, and the number', () => {
  const { dimValues, invoiceValues, ...fields } = emptyBookingForm('gujrat', '4010020123')
  const given = { user: 'gujrat', airwayBillNo: '4010020123', origin: 'Pakistan' }
  const unset = { cod: UNSET, insurance: UNSET, remArea: UNSET }
  const expected: Record<string, string> = { ...given, ...unset }
  for (const [name, value] of Object.entries(fields)) expect(value, name).toBe(expected[name] ?? '')
  expect([dimValues, invoiceValues]).toEqual([
    [{ length: '', width: '', height: '' }],
    [{ description: '', quantity: '', price: '' }],
  ])
})

describe('select fields', () => {
  test.each(selects.map((field) => [field, blankMessages[field]]))(
    '%s: placeholder, code or invalid value',
    (field, message) => {
      for (const value of [UNSET, '3', 'yes', '01', '1.0']) {
        expect(problems({ [field]: value })).toEqual([`${field}: ${message}`])
      }
    },
  )

  test.each<[TextField, string[]]>([
    ['paymentType', ['1', '2']],
    ['shipmentType', ['1', '2']],
    ['cod', ['0']],
    ['remArea', ['0', '1']],
    ['insurance', ['-1', '0']],
  ])('%s accepts %j', (field, values) => {
    for (const value of values) expect(problems({ [field]: value })).toEqual([])
  })

  it('insurance may be unset and is sent as it is', () => {
    expect(bookingFormSchema.parse(filledBookingForm({ insurance: UNSET })).insurance).toBe('-1')
    expect(problems({ insurance: '2' })).toEqual(['insurance: booking.chooseInsurance'])
  })
})

describe('a unit, currency or mark copied with a value', () => {
  it('is not sent', () => {
    const written = {
      amount: 'Rs. 14,500/-',
      discount: 'PKR 500',
      gst: '16 %',
      weight: '12,5 kg',
      pieces: '2 pcs',
      shipperNtnCnicNo: '۳۵۲۰۲–۱۲۳۴۵۶۷−۱',
      shipperEmail: 'Sana <sana@mills.example>,',
      recEmail: 'mailto:ruth@hallam.example',
      dimValues: [{ length: '30 cm', width: '۲۰', height: '10\u3164' }],
      invoiceValues: [{ description: 'Shirts', quantity: '12 pcs', price: '$ 4.50' }],
    }
    expect(bookingFormSchema.parse(filledBookingForm(written))).toMatchObject({
      amount: '14500',
      discount: '500',
      gst: '16',
      weight: '12.5',
      pieces: '2',
      shipperNtnCnicNo: '35202-1234567-1',
      shipperEmail: 'sana@mills.example',
      recEmail: 'ruth@hallam.example',
      dimValues: [{ length: 30, width: 20, height: 10 }],
      invoiceValues: [{ quantity: 12, price: 4.5 }],
    })
  })

  it('is refused if it is another unit or currency', () => {
    const rows = { dimValues: [{ length: '30 kg', width: '', height: '' }] }
    expect(problems({ discount: '5%', weight: 'Rs. 5', ...rows })).toEqual([
      'discount: booking.mustBeNumber (name: booking.discount)',
      'weight: booking.mustBeNumber (name: booking.weight)',
      'dimValues.0.length: booking.mustBeNumber (name: booking.length)',
    ])
  })
})

describe('all messages together', () => {
  const requiredOfEmpty = required
    .filter(([field]) => field !== 'origin' && field !== 'cod')
    .map(([field, message]) => `${field}: ${message}`)

  const emptyButConditional: BookingForm = { ...emptyBookingForm('', ''), cod: YES, insurance: YES }
  const conditional = [
    'codAmount: booking.codAmountBlank',
    'worthOfPackage: booking.worthBlank',
    'insuranceValue: booking.insuranceValueBlank',
    'invoiceValues.0.description: booking.invoiceRequired',
  ]
  it('are shown for blank, wrong and negative values, but not for mere doubts', () => {
    const form: BookingForm = {
      ...emptyButConditional,
      amount: '0.5',
      gst: '-1',
      discount: 'abc',
      pieces: '1.5',
      weight: '1.2345',
      dimValues: [{ length: '-1', width: 'wide', height: '0.12345' }],
      invoiceValues: [{ description: ' ', quantity: '-1', price: 'free' }],
    }
    const replaced = new Set(['amount', 'pieces', 'weight'])
    expect(messagesOf(bookingFormSchema, form).toSorted()).toEqual(
      [
        ...requiredOfEmpty.filter((line) => !replaced.has(line.split(':')[0] ?? '')),
        ...conditional,
        'amount: booking.atLeast (name: booking.amount, min: 1)',
        'gst: booking.notNegative (name: booking.gst)',
        'discount: booking.mustBeNumber (name: booking.discount)',
        'dimValues.0.length: booking.notNegative (name: booking.length)',
        'dimValues.0.width: booking.mustBeNumber (name: booking.width)',
        'invoiceValues.0.quantity: booking.notNegative (name: booking.quantity)',
        'invoiceValues.0.price: booking.mustBeNumber (name: booking.price)',
      ].toSorted(),
    )
  })

  it('are at most one per field', () => {
    const value = fc.constantFrom('', ' ', '0', '1', '-1', '2', 'abc', '0.5', '1e400', '9'.repeat(400), '1.23456')
    const { dimValues: _sizes, invoiceValues: _lines, ...filled } = filledBookingForm()
    const names = Object.keys(filled)
    const fields = fc
      .array(value, { minLength: names.length, maxLength: names.length })
      .map((values) => ({ ...filled, ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }))
    const row = fc.tuple(value, value, value)
    fc.assert(
      fc.property(fields, fc.array(row, { maxLength: 3 }), fc.array(row, { maxLength: 3 }), (texts, sizes, lines) => {
        const lists = {
          dimValues: sizes.map(([length, width, height]) => ({ length, width, height })),
          invoiceValues: lines.map(([description, quantity, price]) => ({ description, quantity, price })),
        }
        const told = messagesOf(bookingFormSchema, { ...texts, ...lists }).map((line) => line.split(':')[0])
        expect(new Set(told).size).toBe(told.length)
        // Fields that depend on another one are reported whatever else is wrong.
        const expected = [
          texts.cod === YES && isBlank(texts.codAmount) && 'codAmount',
          texts.insurance === YES && isBlank(texts.worthOfPackage) && 'worthOfPackage',
          lists.invoiceValues[0] && isBlank(lists.invoiceValues[0].description) && 'invoiceValues.0.description',
        ].filter(Boolean)
        expect(told).toEqual(expect.arrayContaining(expected))
      }),
    )
  })
})

describe('dependent fields', () => {
  test.each<[Partial<BookingForm>, string[]]>([
    [{ cod: YES }, ['codAmount: booking.codAmountBlank']],
    [{ cod: YES, codAmount: ' ' }, ['codAmount: booking.codAmountBlank']],
    [{ cod: YES, codAmount: '-1' }, ['codAmount: booking.notNegative (name: booking.codAmountField)']],
    [{ cod: YES, codAmount: 'x' }, ['codAmount: booking.mustBeNumber (name: booking.codAmountField)']],
    [{ cod: YES, codAmount: '1.234' }, []],
    [{ cod: YES, codAmount: '0' }, []],
    [{ cod: YES, codAmount: '5,000.50' }, []],
    [{ cod: YES, codAmount: '5,000' }, []],
    [
      { cod: YES, codAmount: '5.000' },
      ['codAmount: booking.enterEither (name: booking.codAmountField, whole: 5000, decimal: 5)'],
    ],
    [{ cod: YES, codAmount: '0.00' }, []],
    [{ insurance: YES }, ['worthOfPackage: booking.worthBlank', 'insuranceValue: booking.insuranceValueBlank']],
    [{ insurance: YES, worthOfPackage: '100' }, ['insuranceValue: booking.insuranceValueBlank']],
    [{ insurance: YES, insuranceValue: '100' }, ['worthOfPackage: booking.worthBlank']],
    [
      { insurance: YES, worthOfPackage: '-1', insuranceValue: 'x' },
      [
        'worthOfPackage: booking.notNegative (name: booking.worth)',
        'insuranceValue: booking.mustBeNumber (name: booking.insuranceValue)',
      ],
    ],
    [{ insurance: YES, worthOfPackage: '100', insuranceValue: '100.00' }, []],
    // Left in a field that is no longer shown.
    [{ cod: NO, codAmount: '-1' }, []],
    [{ cod: NO, codAmount: 'x' }, []],
    [{ insurance: NO, worthOfPackage: 'x', insuranceValue: '-1' }, []],
    [{ insurance: UNSET, worthOfPackage: 'x', insuranceValue: '-1' }, []],
  ])('with %j have the messages %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })

  it('are normalised if relevant, and empty if not', () => {
    const values = { codAmount: ' 5,000.5 ', worthOfPackage: '1,00,000', insuranceValue: '100,000.00' }
    const shown = bookingFormSchema.parse(filledBookingForm({ ...values, cod: YES, insurance: YES }))
    expect([shown.codAmount, shown.worthOfPackage, shown.insuranceValue]).toEqual(['5000.5', '100000', '100000.00'])
    const hidden = bookingFormSchema.parse(filledBookingForm({ ...values, cod: NO, insurance: UNSET }))
    expect([hidden.codAmount, hidden.worthOfPackage, hidden.insuranceValue]).toEqual(['', '', ''])
  })
})

describe('a checked booking', () => {
  it('is trimmed and normalised, with cells that are numbers or empty', () => {
    const booking = bookingFormSchema.parse(
      filledBookingForm({
        shipperCompany: '  Sutlej Textiles ',
        shipperRef: ' R-1 ',
        recAddress: ' 4 Quay Street\nLeeds ',
        amount: ' 14,500.50 ',
        discount: '+500',
        gst: '.5',
        weight: '012,5',
        pieces: '007',
        shipperPhone1: ' ۰۳۰۰-۱۲۳۴۵۶۷ ',
        recPhone1: ' +44 (0)20 7946 0000',
        remarks: ' fragile ',
        dimValues: [
          { length: '040', width: '1,000.5', height: '' },
          { length: ' ', width: '0', height: '.5' },
        ],
        invoiceValues: [
          { description: ' Shirts ', quantity: '12', price: '15.25' },
          { description: '', quantity: '', price: '' },
        ],
      }),
    )
    expect(booking).toMatchObject({
      shipperCompany: 'Sutlej Textiles',
      shipperRef: 'R-1',
      recAddress: '4 Quay Street\nLeeds',
      amount: '14500.50',
      discount: '500',
      gst: '0.5',
      weight: '12.5',
      pieces: '7',
      shipperPhone1: '0300-1234567',
      recPhone1: '+44 (0)20 7946 0000',
      remarks: 'fragile',
      codAmount: '',
      dimValues: [
        { length: 40, width: 1000.5, height: '' },
        { length: '', width: 0, height: 0.5 },
      ],
      invoiceValues: [
        { description: 'Shirts', quantity: 12, price: 15.25 },
        { description: '', quantity: '', price: '' },
      ],
    })
  })

  it('survives JSON: every cell is a finite number or empty', () => {
    const cell = fc.oneof(fc.constant(''), fc.stringMatching(/^\d{1,11}(\.\d{1,3})?$/))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (cells) => {
        const dimValues = cells.map(([length, width, height]) => ({ length, width, height }))
        const rows = bookingFormSchema.parse(filledBookingForm({ dimValues })).dimValues
        expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
        // Nothing is lost: the sent numbers equal the typed ones.
        const typed = cells.map((row) => row.map((text) => (text === '' ? '' : new Big(text).toFixed())))
        expect(rows.map((row) => [row.length, row.width, row.height].map(String))).toEqual(typed)
      }),
    )
  })

  test.each([undefined, null, 'text', 5, [], {}])('is not made from %o, which throws no error', (value) => {
    expect(messagesOf(bookingFormSchema, value).length).toBeGreaterThan(0)
  })

  test.each(['dimValues', 'invoiceValues', 'cod', 'codAmount', 'amount'])('is not made without %s either', (field) => {
    const rest = Object.fromEntries(Object.entries(filledBookingForm()).filter(([name]) => name !== field))
    expect(messagesOf(bookingFormSchema, rest)).toHaveLength(1)
  })
})

it('a checked booking has for each party only the fields of that party', () => {
  const form = {
    ...emptyBookingForm('', ''),
    shipperCompany: 'Shaheen Crafts',
    shipperCity: 'Gujrat',
    recCompany: 'Osgood',
  }
  const filledOf = (role: 'shipper' | 'receiver', id: string) =>
    Object.fromEntries(Object.entries(customerOf(role, form, id)).filter(([, text]) => text !== ''))
  expect(filledOf('shipper', 'c1')).toEqual({ id: 'c1', company: 'Shaheen Crafts', city: 'Gujrat' })
  expect(filledOf('receiver', '')).toEqual({ company: 'Osgood' })
})

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
  ])('for %s, %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual(message === null ? [] : [`${field}: ${message}`])
  })
})

describe('a discount', () => {
  it.each<[Partial<BookingForm>, string[]]>([
    // Asked about instead (bookingDoubts.test.ts).
    [{ amount: '100', discount: '100.01' }, []],
    [{ amount: '1,00,000', discount: '99999.99' }, []],
    // Only the amount is reported, as that is wrong itself.
    [
      { amount: '1.500', discount: '2' },
      ['amount: booking.enterEither (name: booking.amount, whole: 1500, decimal: 1.5)'],
    ],
    [{ amount: '', discount: '2' }, ['amount: booking.amountBlank']],
    [{ amount: '0', discount: '2' }, ['amount: booking.atLeast (name: booking.amount, min: 1)']],
    [{ amount: '5', discount: '9'.repeat(400) }, ['discount: booking.tooLarge (name: booking.discount)']],
  ])('with %j has the messages %j', (changes, expected) => {
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

describe('rows of a booking', () => {
  const size = { length: '40', width: '30', height: '20' }
  const line = { description: 'Shirts', quantity: '12', price: '15' }

  test.each<[string, Partial<BookingForm>, string[]]>([
    ['may have no sizes', { dimValues: [emptyDimensionRow] }, []],
    ['may have some sides only', { dimValues: [{ ...size, height: '' }] }, []],
    ['may have neither quantity nor price', { invoiceValues: [{ ...line, quantity: '', price: '' }] }, []],
    [
      'may be empty after the first',
      { invoiceValues: [line, emptyInvoiceRow], dimValues: [size, emptyDimensionRow] },
      [],
    ],
    [
      'need a description in the first row of the invoice',
      { invoiceValues: [{ ...line, description: ' ' }] },
      ['invoiceValues.0.description: booking.invoiceRequired'],
    ],
    [
      'need a description in the first row, not in any',
      { invoiceValues: [emptyInvoiceRow, line] },
      ['invoiceValues.0.description: booking.invoiceRequired'],
    ],
    ['need one row in the invoice', { invoiceValues: [] }, ['invoiceValues: booking.invoiceRequired']],
    ['need one row of dimensions', { dimValues: [] }, ['dimValues: booking.dimensionsRequired']],
    [
      'have messages that name the row of each cell',
      { dimValues: [size, { ...size, width: '-1' }, { ...size, length: 'x', height: '1.0001' }] },
      [
        'dimValues.1.width: booking.notNegative (name: booking.width)',
        'dimValues.2.length: booking.mustBeNumber (name: booking.length)',
      ],
    ],
    [
      'have messages that name the row in the invoice too',
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
    ['are none if there are none', [], []],
    ['include an empty first one', [empty], [empty]],
    ['leave out empty ones after it', [empty, empty, empty], [empty]],
    ['leave out empty ones in the middle', [full, empty, full], [full, full]],
    ['include a filled one after an empty first', [empty, full], [empty, full]],
    ['count a zero as filled', [full, zero], [full, zero]],
    [
      'count a description alone as filled',
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
