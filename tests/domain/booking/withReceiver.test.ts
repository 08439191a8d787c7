import { describe, expect, it } from 'vitest'
import { receiversOf } from '@/domain/booking/lastReceivers'
import { withReceiver } from '@/domain/booking/withReceiver'

describe('the receivers of bookings', () => {
  const last = (id: string) => ({ id, shipment: `of ${id}`, createdAt: '2026-11-12T08:00:00Z' })
  const after = (...receivers: string[]) =>
    receivers.reduce((all, id) => withReceiver(all, 's', last(id)), withReceiver([], 'other', last('r1')))

  it('are five, latest first, without duplicates', () => {
    expect(receiversOf(after('r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r2'), 's')).toEqual(
      ['r2', 'r6', 'r5', 'r4', 'r3'].map(last),
    )
    expect(receiversOf(after('r1'), 'other')).toEqual([last('r1')])
    expect(receiversOf(after('r1'), '')).toEqual([])
  })

  it('are not stored without an id, nor for too many shippers', () => {
    expect(withReceiver(after(), '', last('r'))).toEqual(after())
    expect(after('')).toEqual(after())
    let all = after()
    for (let at = 0; at < 300; at++) all = withReceiver(all, `s${at}`, last('r'))
    expect(all).toHaveLength(200)
    expect(receiversOf(all, 's299')).toEqual([last('r')])
  })
})
