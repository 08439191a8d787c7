/** Tabs of this browser tell each other what they have booked. */
const CHANNEL = 'dashboard-booking'

export interface BookedDraft {
  draftId: string
  id: string
  airwayBillNo: string
}

const COPIES = 'dashboard-draft-copies'

/**
 * Tells the tab that a draft was duplicated from.
 *
 * @param draftId the draft that stands in both
 */
export function announceCopy(draftId: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(COPIES)
  channel.postMessage(draftId)
  channel.close()
}

/**
 * Hears that a draft has been duplicated into another tab.
 *
 * @returns ends the listening
 */
export function onCopied(listener: (draftId: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(COPIES)
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data)
  return () => channel.close()
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
