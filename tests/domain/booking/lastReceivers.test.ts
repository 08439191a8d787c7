import { describe, expect, it } from 'vitest'
import { json } from '@/browser/deviceStore'
import { lastReceiversSchema } from '@/domain/booking/lastReceivers'
import { receiversOf, withReceiver } from '@/domain/booking/withReceiver'

describe('the last receivers of a shipper', () => {
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

  it('are read from storage despite invalid entries', () => {
    const read = json(lastReceiversSchema)
    expect(read(JSON.stringify([...after('r1'), { shipper: '', receivers: [] }, { shipper: 's' }, 7]))).toEqual(
      after('r1'),
    )
    expect(read('{')).toEqual([])
  })
})
