/** Tabs of this browser tell each other what they have booked. */
const CHANNEL = 'dashboard-booking'

export interface BookedDraft {
  draftId: string
  id: string
  airwayBillNo: string
}

/** Tells the other tabs. */
export function announceBooked(booked: BookedDraft): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(booked)
  channel.close()
}

/**
 * Hears of bookings in other tabs.
 *
 * @returns ends the listening
 */
export function onBookedElsewhere(listener: (booked: BookedDraft) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<BookedDraft>) => listener(data)
  return () => channel.close()
}
