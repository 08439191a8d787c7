import type { StatusType } from '@/domain/shipmentStatus'

/** What each step of the journey means to somebody who waits for a parcel. */
export const stepMeanings: Record<StatusType, string> = {
  1: 'The booking is written down. The parcel is at our counter, or about to be.',
  2: 'Weighed, packed and sealed at the branch.',
  3: 'The delivery partner abroad has given it a number of its own.',
  4: 'Listed for a flight, and ready to leave Pakistan.',
  5: 'On its way: in the air, at customs or on the road abroad.',
  6: 'With the delivery partner. Its last miles can be followed on the partner’s page.',
  7: 'Handed over at the receiver’s door.',
}
