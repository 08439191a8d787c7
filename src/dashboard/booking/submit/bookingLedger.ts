import { browserDatabase } from '@/browser/browserDatabase'

/** Shared by all tabs, so that a duplicated tab does not book the draft again. Holds nothing about the customers. */
export interface LedgerEntry {
  draftId: string
  airwayBillNo: string
  /** Null until the shipment is booked. */
  id: string | null
  /** When it was written, in milliseconds since 1970. */
  at: number
}

export interface BookingLedger {
  read: (draftId: string) => Promise<LedgerEntry | null>
  /** The booking under this number, by whichever tab. */
  bookedAs: (airwayBillNo: string) => Promise<LedgerEntry | null>
  write: (entry: Omit<LedgerEntry, 'at'>) => Promise<void>
  forget: (draftId: string) => Promise<void>
}

/** Milliseconds (a week): longer than any tab will hold a copy of the draft. */
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

/** If the browser has no database, booking goes on without the ledger. */
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

/** Without BroadcastChannel each tab is on its own. */
function tabChannel<Message>(name: string) {
  const canTell = () => typeof BroadcastChannel !== 'undefined'
  return {
    tell: (message: Message): void => {
      if (!canTell()) return
      const channel = new BroadcastChannel(name)
      channel.postMessage(message)
      channel.close()
    },
    /** Returns the function that stops listening. */
    hear: (listener: (message: Message) => void): (() => void) => {
      if (!canTell()) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data)
      return () => channel.close()
    },
  }
}

export const bookedElsewhere = tabChannel<BookedDraft>('dashboard-booking')

/** Ids of drafts found open in another tab too: the tab was duplicated. */
export const draftCopies = tabChannel<string>('dashboard-draft-copies')
