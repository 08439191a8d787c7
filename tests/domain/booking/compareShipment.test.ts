import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareShipment } from '@/domain/booking/compareShipment'
import { readShipment } from '@/services/wire/readShipment'
import { aBooking } from '../../services/forms'

const self = {
  id: '65f000000000000000000007',
  username: 'gujrat',
  fullName: 'Bilal Ahmed',
  centerName: 'Gujrat Branch',
}
const booking = aBooking({
  shipperCompany: 'Ravi Traders',
  shipperContactPerson: 'Sana Mehmood',
  recCompany: 'Hallam & Daughters',
  recContactPerson: 'Ruth Hallam',
  recCountry: 'Germany',
})

/** The booking as a row of a list. */
const row = {
  _id: 'x',
  airwayBillNo: booking.airwayBillNo,
  center: { username: 'gujrat' } as unknown,
  consignor: { contactPerson: 'Sana Mehmood' } as unknown,
  consignee: { contactPerson: 'Ruth Hallam' } as unknown,
  destination: 'Germany' as unknown,
  amount: 14500 as unknown,
}
const verdictOn = (changes: Partial<typeof row>) =>
  compareShipment([booking], readShipment({ ...row, ...changes }), self).verdict

const without = (...names: (keyof typeof row)[]) => Object.fromEntries(names.map((name) => [name, undefined]))
const person = (contactPerson: string) => ({ contactPerson })

describe('a shipment under the number of a booking', () => {
  it.each([
    ['all that was sent', {}],
    ['a destination by its code', { destination: 'DE' }],
    ['a destination in its own language', { destination: 'Deutschland' }],
    ['no center', without('center')],
    ['a center by its id', { center: { username: self.id } }],
    ['a center by another id', { center: '65f0000000000000000000aa' }],
    ['a center by its name', { center: 'GUJRAT branch' }],
    ['the two people alone', without('center', 'destination', 'amount')],
    ['the amount as text', { amount: '14,500.00' }],
    ['one person, the amount and the center', without('consignee', 'destination')],
    ['names in capitals with spaces', { consignor: person(' SANA  MEHMOOD '), consignee: person('ruth hallam') }],
    [
      'names with titles, the family name first',
      { consignor: person('Mehmood, Sana'), consignee: person('Mrs. Ruth Hallam') },
    ],
    [
      'the companies in place of the people',
      { consignor: person('RAVI TRADERS'), consignee: person('Hallam and Daughters') },
    ],
    ['invisible characters in the names', { consignor: person('\u202aSana Mehmood\u202c') }],
  ])('is this booking with %s', (_what, changes) => {
    expect(verdictOn(changes)).toBe('ours')
  })

  it.each([
    [
      'other people, from another center',
      { consignor: person('Hina Butt'), consignee: person('Omar Vogel'), center: 'karachi' },
    ],
    ['other people, and the very amount', { consignor: person('Hina Butt'), consignee: person('Omar Vogel') }],
    [
      'other people, whoever booked it',
      { consignor: person('Hina Butt'), consignee: person('Omar Vogel'), ...without('amount') },
    ],
    [
      'another center, and nobody named',
      { ...without('consignor', 'consignee', 'amount'), center: { username: 'karachi' } },
    ],
  ])('is certainly another one with %s', (_what, changes) => {
    expect(verdictOn(changes)).toBe('theirs')
  })

  it.each([
    ['nothing but the number', without('consignor', 'consignee', 'destination', 'amount', 'center')],
    ['another amount', { amount: 99 }],
    ['one person and the destination', without('consignee', 'amount', 'center')],
    ['one of the two people', { consignee: person('Omar Vogel') }],
    ['the same people, from another center', { center: { username: 'karachi' } }],
    ['another center, nobody named, and the very amount', { ...without('consignor', 'consignee'), center: 'karachi' }],
    ['another customer of the same shipper, called alike', { consignee: person('Ruth Brandt') }],
    ['another center’s code, and nobody named', { ...without('consignor', 'consignee', 'amount'), center: 'KHI-2' }],
    ['an abbreviated center, and nobody named', { ...without('consignor', 'consignee', 'amount'), center: 'GRT' }],
    ['initials in place of the people', { consignor: person('SM'), consignee: person('RH') }],
    ['names spelt by their sound', { consignor: person('Mahmud'), consignee: person('Halam'), ...without('amount') }],
    ['the parties the other way round', { consignor: person('Ruth Hallam'), consignee: person('Sana Mehmood') }],
    ['codes in place of the people', { consignor: person('C-1042'), consignee: person('C-88'), ...without('amount') }],
    [
      'names in another script',
      { consignor: person('ثنا محمود'), consignee: person('رتھ ہالم'), ...without('amount') },
    ],
  ])('needs the clerk’s decision with %s', (_what, changes) => {
    expect(verdictOn(changes)).toBe('unclear')
  })

  it('is not treated as another center’s if this center’s name is unknown', () => {
    const shown = readShipment({ ...row, ...without('consignor', 'consignee', 'amount'), center: 'Dinga Road' })
    const nameless = { ...self, fullName: '', centerName: '' }
    expect(compareShipment([booking], shown, nameless).verdict).toBe('unclear')
    expect(compareShipment([booking], shown, self).verdict).toBe('theirs')
  })

  it('matches the best-fitting attempt', () => {
    const heavier = aBooking({ ...booking, amount: '20000' })
    const shown = readShipment({ ...row, amount: 20000 })
    expect(compareShipment([booking, heavier], shown, self)).toEqual({ verdict: 'ours', fitting: [heavier] })
  })
})

/** Ways in which a backend may word what was sent. */
const anyCase = (text: string) =>
  fc.constantFrom(
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    `  ${text} `,
    text.replaceAll(' ', '   '),
    `${text}\u200f`,
  )
const gone = fc.constantFrom(undefined, null, '', '  ', {}, [])
const anyName = (name: string, company: string) => {
  const [first = '', last = ''] = name.split(' ')
  const worded = [
    name,
    `${last} ${first}`,
    `${last}, ${first}`,
    `Mr. ${name}`,
    `${first[0]}. ${last}`,
    last,
    first,
    company,
    `${first[0]}${last[0]}`,
    last.replaceAll(/[aeou]/g, 'a'),
  ]
  return fc.oneof(
    gone,
    fc
      .constantFrom(...worded)
      .chain(anyCase)
      .map(person),
    fc.constantFrom(...worded).chain(anyCase),
    fc.constantFrom('C-1042', '65f0000000000000000000bb').map(person),
  )
}
const anyRow = fc.record({
  center: fc.oneof(
    gone,
    fc.constantFrom('gujrat', 'Gujrat Branch', 'Bilal Ahmed', 'GRT', 'GRT-01', 'B. Ahmad').chain(anyCase),
    fc.constantFrom('gujrat', 'Gujrat Branch').map((username) => ({ username })),
    fc.constant('65f0000000000000000000aa'),
  ),
  consignor: anyName('Sana Mehmood', 'Ravi Traders'),
  consignee: anyName('Ruth Hallam', 'Hallam & Daughters'),
  destination: fc.oneof(gone, fc.constantFrom('Germany', 'DE', 'DEU', 'Deutschland', 'Berlin, Germany').chain(anyCase)),
  amount: fc.constantFrom(
    undefined,
    null,
    '',
    14500,
    '14500',
    '14500.00',
    '14,500.00',
    '14,500',
    'Rs. 14,500',
    '14500 PKR',
  ),
})

describe('a value missing or worded differently in a list', () => {
  it('never makes one’s own booking count as somebody else’s', () => {
    fc.assert(
      fc.property(anyRow, (changes) => {
        expect(verdictOn(changes)).not.toBe('theirs')
      }),
      { numRuns: 3000 },
    )
  })

  it('never makes a stranger’s shipment count as one’s own', () => {
    const strangers = anyRow.map((changes) => ({
      ...changes,
      consignor: person('Hina Butt'),
      consignee: person('Omar Vogel'),
    }))
    fc.assert(
      fc.property(strangers, (changes) => {
        expect(verdictOn(changes)).not.toBe('ours')
      }),
      { numRuns: 1000 },
    )
  })
})
