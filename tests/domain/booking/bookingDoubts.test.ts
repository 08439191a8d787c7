import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bookingDoubts } from '@/domain/booking/bookingDoubts'
import { type BookingFiles, type BookingForm, bookingFormSchema, NO, noFiles, YES } from '@/domain/forms/bookingForm'
import * as phones from '@/domain/phone'
import { filledBookingForm } from '../forms/filledBookingForm'
import { messageText } from '../messageText'

const card = new File(['card'], 'card.png')

function doubts(changes: Partial<BookingForm>, files: Partial<BookingFiles> = {}): string[] {
  const booking = bookingFormSchema.parse(filledBookingForm(changes))
  return bookingDoubts(booking, { ...noFiles, ...files }, phones).map(
    ({ field, message }) => `${field}: ${messageText(message)}`,
  )
}

it('a normal booking has no doubts', () => {
  expect(doubts({})).toEqual([])
  expect(doubts({}, { shipperIDFront: card, shipperIDBack: card, customNTN: card })).toEqual([])
})

it('a doubt about a party says which, so that the same value of somebody else is another doubt', () => {
  const about = (changes: Partial<BookingForm>) => {
    const booking = bookingFormSchema.parse(filledBookingForm({ recEmail: 'none', weight: '0', ...changes }))
    return bookingDoubts(booking, { ...noFiles, shipperIDFront: card }, phones).map((doubt) => doubt.about)
  }
  const [side, email, weight] = about({})
  expect(about({ shipperContactPerson: 'Somebody Else' })).toEqual([expect.not.stringContaining(side ?? ''), email, ''])
  expect(about({ recCompany: 'Another Shop' })).toEqual([side, expect.not.stringContaining(email ?? ''), weight])
  expect(weight).toBe('')
})

describe('weight, pieces and COD amount', () => {
  test.each<[Partial<BookingForm>, string[]]>([
    [{ weight: '0' }, ['weight: booking.doubtNoWeight']],
    [{ weight: '0.000' }, ['weight: booking.doubtNoWeight']],
    [{ weight: '0.001' }, []],
    [{ pieces: '0' }, ['pieces: booking.doubtNoPieces']],
    [{ pieces: '00' }, ['pieces: booking.doubtNoPieces']],
    [{ cod: YES, codAmount: '0.00' }, ['codAmount: booking.doubtNoCod (amount: Rs. 0.00)']],
    [{ cod: YES, codAmount: '0' }, ['codAmount: booking.doubtNoCod (amount: Rs. 0.00)']],
    [{ cod: YES, codAmount: '0.01' }, []],
    [{ cod: NO, codAmount: '0' }, []],
  ])('with %j have the doubts %j', (changes, expected) => {
    expect(doubts(changes)).toEqual(expected)
  })
})

test.each<[string, string[]]>([
  ['17', []],
  ['100', []],
  ['100.5', ['gst: booking.doubtGst (gst: 100.5)']],
  ['2320', ['gst: booking.doubtGst (gst: 2320)']],
])('a GST of %s percent has the doubts %j', (gst, expected) => {
  expect(doubts({ gst })).toEqual(expected)
})

describe('the rows of dimensions', () => {
  const size = { length: '40', width: '30', height: '20' }
  const empty = { length: '', width: '', height: '' }
  test.each<[string, BookingForm['dimValues'], string[]]>([
    ['2', [empty], []],
    ['2', [size, size], []],
    ['2', [size, empty, size, empty], []],
    ['2', [size], ['pieces: booking.doubtOneRow (count: 2)']],
    ['1', [size, size], ['pieces: booking.doubtRows (count: 1, rows: 2)']],
    ['1', [{ ...empty, width: '5' }], []],
    ['0', [size], ['pieces: booking.doubtNoPieces']],
  ])('for %s pieces, %j, have the doubts %j', (pieces, dimValues, expected) => {
    expect(doubts({ pieces, dimValues })).toEqual(expected)
  })
})

describe('a phone number that cannot be parsed, or is not a complete mobile number', () => {
  const doubt = (field: string, name: string, number: string, country: string, printed = number) =>
    `${field}: booking.doubtPhone (name: ${name}, phone: ${number}, country: ${country}, printed: ${printed})`
  test.each(['0300123456', '030012345678', '111-222-333', '042-35761234/35', 'at the shop'])(
    'of the shipper: %s',
    (number) => {
      expect(doubts({ shipperPhone1: number })).toEqual([
        doubt('shipperPhone1', 'booking.shippersMobile1', number, 'Pakistan'),
      ])
      expect(doubts({ shipperPhone2: number })).toEqual([
        doubt('shipperPhone2', 'booking.shippersMobile2', number, 'Pakistan'),
      ])
    },
  )
  test.each(['03001234567', '+923001234567', '0300 1234567 ext 12', '04235712345', '+441142720000', '0', 'N/A', ''])(
    'is not doubted as %j of the shipper',
    (number) => expect(doubts({ shipperPhone2: number })).toEqual([]),
  )
  test('of the receiver is checked for the receiver’s country', () => {
    expect(doubts({ recCountry: 'UK', recPhone1: '07911 123456', recPhone2: '07700 900123' })).toEqual([])
    expect(doubts({ recCountry: 'UK', recPhone1: '+92 300 123456' })).toEqual([
      doubt('recPhone1', 'booking.receiversPhone1', '+92 300 123456', 'UK', '0092300123456'),
    ])
    expect(doubts({ recCountry: 'Atlantis', recPhone1: '+44 113 000 0000', recPhone2: '020 7946 0000' })).toEqual([
      doubt('recPhone2', 'booking.receiversPhone2', '020 7946 0000', 'Atlantis'),
    ])
  })
  test('of a fax is checked, though it is not printed', () => {
    expect(doubts({ recCountry: 'Germany', recFax: 'none' })).toEqual([])
    expect(doubts({ recCountry: 'Germany', recFax: 'upstairs' })).toEqual([
      'recFax: booking.doubtFax (name: booking.receiversFax, phone: upstairs, country: Germany)',
    ])
  })
  test.each(['0', '000', 'n/a'])('is doubted as %s if it is required', (number) => {
    expect(doubts({ shipperPhone1: number, recPhone1: number })).toEqual([
      `shipperPhone1: booking.doubtNoPhone (name: booking.shippersMobile1, phone: ${number})`,
      `recPhone1: booking.doubtNoPhone (name: booking.receiversPhone1, phone: ${number})`,
    ])
  })
})

describe('the number of the identity card', () => {
  const doubt = (number: string) => `shipperNtnCnicNo: booking.doubtNtnCnic (number: ${number})`
  test.each([
    '34201-1234567-1',
    '3420112345671',
    '34201 1234567 1',
    '۳۴۲۰۱-۱۲۳۴۵۶۷-۱',
    '34201–1234567–1',
    '1234567-8',
    '1234567',
    '12345678',
  ])('%s is accepted', (shipperNtnCnicNo) => {
    expect(doubts({ shipperNtnCnicNo })).toEqual([])
  })
  test.each([
    '34201-1234567',
    '34201-1234567-12',
    '123456',
    '123456789',
    'none',
    'CNIC 3420112345671',
    '0',
    '-1234567',
  ])('%s is doubted', (shipperNtnCnicNo) => {
    expect(doubts({ shipperNtnCnicNo })).toEqual([doubt(shipperNtnCnicNo)])
  })
})

describe('email addresses', () => {
  test.each(['', 'ali@example.com', "o'neill+x@mail.example.co.uk"])('%j is accepted', (email) => {
    expect(doubts({ shipperEmail: email, recEmail: email })).toEqual([])
  })
  test.each(['ali', 'ali@', 'ali@example', 'ali@example.com, sana@example.com', '@example.com'])(
    '%j is doubted',
    (email) => {
      expect(doubts({ shipperEmail: email, recEmail: email })).toEqual([
        `shipperEmail: booking.doubtShippersEmail (email: ${email})`,
        `recEmail: booking.doubtReceiversEmail (email: ${email})`,
      ])
    },
  )
})

describe('shipper and receiver', () => {
  const receiver = { recCompany: 'Sutlej Textiles', recContactPerson: 'Ayesha Khan' }
  const doubt = (company: string, person: string) =>
    `recCompany: booking.doubtSameParty (company: ${company}, person: ${person})`
  test.each<[Partial<BookingForm>, string[]]>([
    [receiver, [doubt('Sutlej Textiles', 'Ayesha Khan')]],
    [{ recCompany: ' SUTLEJ  textiles', recContactPerson: 'ayesha khan ' }, [doubt('SUTLEJ  textiles', 'ayesha khan')]],
    [{ ...receiver, recContactPerson: 'Bilal Khan' }, []],
    [{ ...receiver, recCompany: 'Sutlej Textiles UK' }, []],
  ])('with %j have the doubts %j', (changes, expected) => {
    expect(doubts(changes)).toEqual(expected)
  })
})

test.each<[Partial<BookingFiles>, string[]]>([
  [{ shipperIDFront: card }, ['shipperIDBack: booking.doubtNoBack']],
  [{ shipperIDBack: card }, ['shipperIDFront: booking.doubtNoFront']],
  [{ customNTN: card }, []],
])('the other side of the ID card is missed if only one was chosen: %j', (files, expected) => {
  expect(doubts({}, files)).toEqual(expected)
})

it('all doubts are in the order of the form', () => {
  const fields = doubts(
    {
      shipperCompany: 'A',
      shipperContactPerson: 'B',
      shipperNtnCnicNo: '1',
      shipperEmail: 'x',
      recCompany: 'A',
      recContactPerson: 'B',
      recPhone1: '0211234567',
      recPhone2: '0211234568',
      recEmail: 'y',
      weight: '0',
      pieces: '0',
      cod: YES,
      codAmount: '0',
    },
    { shipperIDFront: card },
  ).map((line) => line.split(':')[0])
  expect(fields).toEqual([
    'shipperNtnCnicNo',
    'shipperEmail',
    'shipperIDBack',
    'recCompany',
    'recPhone1',
    'recPhone2',
    'recEmail',
    'codAmount',
    'weight',
    'pieces',
  ])
})

it('a changed value is a new doubt', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{1,9}$/), (one, other) => {
      const [first] = doubts({ shipperEmail: one })
      const [second] = doubts({ shipperEmail: other })
      expect(first === second).toBe(one === other)
    }),
  )
})
