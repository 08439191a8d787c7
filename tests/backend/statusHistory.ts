import type { StatusType } from '@/domain/shipment/shipmentStatus'
import type { StoredStatus } from './records'

const HOUR = 3_600_000

const descriptions: Record<StatusType, string> = {
  1: 'Information Received',
  2: 'Packed at the branch',
  3: '3rd party airway bill issued',
  4: 'Added to the manifest',
  5: 'Departed from Lahore airport',
  6: 'Handed to the delivery partner',
  7: 'Delivered and signed for',
}

/**
 * Status entries of the given types, spread evenly over a time.
 *
 * @param types the steps in order
 * @param start time of the first step, in milliseconds
 * @param end time of the last step if there are several, in milliseconds
 */
export function statusHistory(types: readonly StatusType[], start: number, end = start + types.length * HOUR) {
  const gap = (end - start) / Math.max(1, types.length - 1)
  return types.map((type, index): StoredStatus => {
    const entry = { type, description: descriptions[type], createdAt: new Date(start + gap * index).toISOString() }
    return type === 6 ? { ...entry, trackingLink: 'https://track.example/parcel' } : entry
  })
}
