import { describe, expect, it } from 'vitest'
import { json } from '@/browser/deviceStore'
import { receiversOf } from '@/domain/booking/lastReceivers'
import { lastReceiversSchema } from '@/domain/booking/lastReceiversSchema'
import { withReceiver } from '@/domain/booking/withReceiver'

describe('the last receivers of a shipper', () => {
  const last = (id: string) => ({ id, shipment: `of ${id}`, createdAt: '2026-11-12T08:00:00Z' })
  const after = (...receivers: string[]) =>
    receivers.reduce((all, id) => withReceiver(all, 's', last(id)), withReceiver([], 'other', last('r1')))

  it('are read from storage despite invalid entries', () => {
    const read = json(lastReceiversSchema)
    expect(read(JSON.stringify([...after('r1'), { shipper: '', receivers: [] }, { shipper: 's' }, 7]))).toEqual(
      after('r1'),
    )
    expect(read('{')).toEqual([])
  })

  it('are none for a shipper without a booking, or one that is not saved', () => {
    expect(receiversOf(after('r1'), 's')).toEqual([last('r1')])
    expect(receiversOf(after('r1'), 'nobody')).toEqual([])
    expect(receiversOf(after('r1'), '')).toEqual([])
  })
})
