import { browserDatabase } from '@/browser/browserDatabase'

/**
 * What all tabs of this browser must know of bookings, so that a duplicated tab does not book once more: which draft was
 * sent under which number, and which shipment came of it. Nothing in it says who sends what to whom.
 */
export interface LedgerEntry {
  draftId: string
  airwayBillNo: string
  /** The shipment's id once it is booked. */
  id: string | null
  /** Milliseconds. */
  at: number
}

export interface BookingLedger {
  read: (draftId: string) => Promise<LedgerEntry | null>
  /** The draft that was booked under a number, in whichever tab. */
  bookedAs: (airwayBillNo: string) => Promise<LedgerEntry | null>
  write: (entry: Omit<LedgerEntry, 'at'>) => Promise<void>
  forget: (draftId: string) => Promise<void>
}

/** Long enough for every tab that may still hold a copy. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

async function entries(): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = []
  for (const key of await browserDatabase.keys('bookings')) {
    const entry = (await browserDatabase.read('bookings', key)) as LedgerEntry | undefined
    if (!entry) continue
    if (Date.now() - entry.at > KEPT_FOR) await browserDatabase.remove('bookings', key)
    else found.push(entry)
  }
  return found
}

/** The ledger helps where it can; where the browser has no database a booking goes on without. */
const orNothing = <Result>(attempt: Promise<Result>, nothing: Result): Promise<Result> => attempt.catch(() => nothing)

export const bookingLedger: BookingLedger = {
  read: (draftId) =>
    orNothing(browserDatabase.read('bookings', draftId) as Promise<LedgerEntry | undefined>, undefined).then(
      (entry) => entry ?? null,
    ),
  bookedAs: (airwayBillNo) =>
    orNothing(entries(), []).then(
      (all) => all.find((entry) => entry.airwayBillNo === airwayBillNo && entry.id !== null) ?? null,
    ),
  write: (entry) =>
    orNothing(
      browserDatabase.write('bookings', entry.draftId, { ...entry, at: Date.now() }).then(() => undefined),
      undefined,
    ),
  forget: (draftId) => orNothing(browserDatabase.remove('bookings', draftId), undefined),
}

export interface BookedDraft {
  draftId: string
  id: string
  airwayBillNo: string
}

/** A channel between this browser's tabs; a browser without one leaves each tab to itself. */
function tabChannel<Message>(name: string) {
  const canTell = () => typeof BroadcastChannel !== 'undefined'
  return {
    /** Tells the other tabs. */
    tell: (message: Message): void => {
      if (!canTell()) return
      const channel = new BroadcastChannel(name)
      channel.postMessage(message)
      channel.close()
    },
    /** Hears the other tabs. @returns ends the listening */
    hear: (listener: (message: Message) => void): (() => void) => {
      if (!canTell()) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data)
      return () => channel.close()
    },
  }
}

/** What has been booked, and from which draft. */
export const bookedElsewhere = tabChannel<BookedDraft>('dashboard-booking')

/** The id of a draft that was found in another tab as well: the tab was duplicated. */
export const draftCopies = tabChannel<string>('dashboard-draft-copies')
