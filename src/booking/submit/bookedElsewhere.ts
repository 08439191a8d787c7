import { tabChannel } from '@/browser/tabChannel'
import type { Sent } from '@/session/drafts/finishedDrafts'

export type BookedDraft = Pick<Sent, 'version' | 'airwayBillNo'> & { id: string }

/** Tells the other tabs that a booking is made. */
export const bookedElsewhere = tabChannel<BookedDraft>('dashboard-booking')
