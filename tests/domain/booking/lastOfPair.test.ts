import { expect, it } from 'vitest'
import { isOfPair, lastOfPair, laterOf } from '@/domain/booking/lastOfPair'
import { readShipment } from '@/services/wire/readShipment'
import { aBill } from '../../printing/aBill'

it('the last bill of two parties has both names, a day and a status', () => {
  const row = (id: string, consignor: string, consignee: string, others: object = {}) =>
    readShipment({
      id,
      consignor: { contactPerson: consignor },
      consignee: { contactPerson: consignee },
      status: [{ type: 1 }],
      createdAt: '2026-11-12',
      ...others,
    })
  const names = { shipperCompany: '', shipperContactPerson: 'Zarqa Bibi', recCompany: '', recContactPerson: 'Kari' }
  const rows = [
    row('', 'Zarqa Bibi', 'Kari'),
    row('1', 'Zarqa Bibi', 'Kari', { createdAt: '' }),
    row('2', 'Zarqa Bibi', 'Kari', { status: [] }),
    row('3', 'Kari', 'Zarqa Bibi'),
    row('4', ' zarqa  BIBI', 'Kari'),
    row('5', 'Zarqa Bibi', 'Kari'),
  ]
  expect(lastOfPair(rows, names)?.id).toBe('4')
  expect(lastOfPair(rows.slice(0, 4), names)).toBeUndefined()
})

it('the later of two shipments is decided by the moment, in whatever time zone it is written', () => {
  const ofPakistan = { createdAt: '2026-11-20T15:00:00+05:00' }
  const anHourLater = { createdAt: '2026-11-20T11:00:00.000Z' }
  expect(laterOf(anHourLater, ofPakistan)).toBe(anHourLater)
  expect(laterOf(ofPakistan, anHourLater)).toBe(anHourLater)
  const same = { createdAt: '2026-11-20T10:00:00.000Z' }
  expect(laterOf(ofPakistan, same)).toBe(same)
  expect(laterOf(undefined, same)).toBe(same)
  expect(laterOf(same, undefined)).toBe(same)
})

it.each([
  [{}, true],
  [{ shipperCompany: '' }, true],
  [{ shipperContactPerson: 'Zarqa Bibi' }, false],
  [{ recContactPerson: 'Kari' }, false],
  [{ recCompany: 'Hallam & Sons' }, false],
])('with %j a bill is between the two parties: %s', (changes, isIt) => {
  const bill = aBill()
  const of = (party: string, { company, contactPerson }: typeof bill.consignee) => ({
    [`${party}Company`]: company,
    [`${party}ContactPerson`]: contactPerson,
  })
  const names = { ...of('shipper', bill.consignor), ...of('rec', bill.consignee), ...changes }
  expect(isOfPair(bill, names as Parameters<typeof isOfPair>[1])).toBe(isIt)
})
