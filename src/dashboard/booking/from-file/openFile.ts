import { holdLock } from '@/browser/locks'
import {
  draftLock,
  hasBookings,
  openHere,
  otherDrafts,
  removeDraft,
  sentDrafts,
  writeDraft,
  type Sent,
} from '../../session/draftStore'
import { onForgetting } from '../../session/localTraces'
import type { Doing } from '../submit/runSubmission'
import type { SubmissionRecord } from '../submit/submissionRecord'
import type { Doubtful } from '../submit/submissionSteps'
import { newVersion, rowOf, type FileRow, type FileState, type ShownShipment } from './fileState'

/** What lasts as long as the page. */
export interface Progress {
  /** Null while nothing is sent or looked up. */
  run: { no: number; doing: Doing | null; done: number; all: number; isStopping: boolean } | null
  /** Shipments of which only the clerk can tell whether they are booked, by their first row. */
  doubts: Readonly<Record<number, Doubtful>>
  /** Why the run ended before its end. */
  halted: string | null
  /** This browser cannot save the file. */
  isUnsaved: boolean
}

export interface Snapshot {
  state: FileState
  progress: Progress
}

export type OpenFile = ReturnType<typeof openedFile>

/** Milliseconds of quiet after an edit. */
const SOON = 400
/** A reloading page lets go of its file shortly after the new page has started. */
const RELOADED_BY = 400

/** Files of this page that are still being let go of: the last booking goes on after the screen is left. */
let lettingGo: Promise<unknown> = Promise.resolve()

/** The latest file that is not given up and that no other tab works on; null if there is none. */
export async function unfinishedFile(owner: string): Promise<OpenFile | null> {
  await lettingGo
  try {
    for (const { id, content } of await otherDrafts(owner, hasBookings)) {
      const held = holdLock(draftLock(id), RELOADED_BY)
      if ((await held) !== null) return openedFile(owner, id, content.bookings as FileState, held)
    }
  } catch {
    // Without a database nothing was kept.
  }
  return null
}

export async function newFile(owner: string, state: FileState): Promise<OpenFile> {
  const id = newVersion()
  const file = openedFile(owner, id, state, null)
  await file.save()
  return file
}

function openedFile(owner: string, id: string, kept: FileState, openedWith: ReturnType<typeof holdLock> | null) {
  let held = openedWith
  let snapshot: Snapshot = { state: kept, progress: { run: null, doubts: {}, halted: null, isUnsaved: false } }
  let isClosed = false
  let shown: readonly ShownShipment[] = []
  const listeners = new Set<() => void>()
  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const progress = (change: Partial<Progress>) => show({ progress: { ...snapshot.progress, ...change } })

  let turns = 0
  let written = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = async (): Promise<void> => {
    clearTimeout(timer)
    if (isClosed) return
    const turn = ++turns
    // What is overtaken while it is encrypted is not written.
    const isLatest = () => {
      if (isClosed || turn < written) return false
      written = turn
      return true
    }
    const content = { bookings: snapshot.state }
    await writeDraft(owner, { id, version: id, sent: null, content }, isLatest).catch(() =>
      progress({ isUnsaved: true }),
    )
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), SOON)
  }
  const saveNow = () => void save()

  const changeRow = (no: number, change: Partial<FileRow>) => {
    const { state } = snapshot
    const row = rowOf(state, no)
    show({
      state: { ...state, rows: { ...state.rows, [no]: { ...row, version: row.version || newVersion(), ...change } } },
    })
  }
  const known = (no: number) => {
    if (!snapshot.state.rows[no]) changeRow(no, {})
    return rowOf(snapshot.state, no)
  }
  /** Also where nothing can be saved: two shipments of a file never get one number. */
  const sentHere = (): Sent[] =>
    Object.values(snapshot.state.rows).flatMap(({ version, booked }) =>
      booked ? [{ version, airwayBillNo: booked.airwayBillNo, id: booked.id, at: 0 }] : [],
    )

  /** What is known of a shipment's submission: as that of a draft, it is saved before anything is sent. */
  const recordOf = (no: number, lines: readonly number[]): SubmissionRecord => ({
    version: () => known(no).version,
    sending: () => known(no).sending,
    keep: async (sending) => {
      changeRow(no, { sending, lines })
      await save()
    },
    sent: async () => [...sentHere(), ...(await sentDrafts(owner).catch(() => []))],
    booked: async (airwayBillNo, shipmentId) => {
      const { version } = known(no)
      changeRow(no, { sending: null, booked: { airwayBillNo, id: shipmentId }, refusal: null, lines })
      const sent: Sent = { version, airwayBillNo, id: shipmentId, at: Date.now() }
      await save()
      if (!isClosed) await removeDraft(owner, version, sent).catch(() => undefined)
    },
  })

  return {
    read: () => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change: Partial<FileState>): void => {
      show({ state: { ...snapshot.state, ...change } })
      saveSoon()
    },
    changeRow: (no: number, change: Partial<FileRow>): void => {
      changeRow(no, change)
      saveSoon()
    },
    /** What the screen shows is what is booked. */
    keepShown: (shipments: readonly ShownShipment[]): void => {
      shown = shipments
    },
    shown: (no: number): ShownShipment | undefined => shown.find((shipment) => shipment.no === no),
    progress,
    save,
    recordOf,
    isOver: () => isClosed,
    /** Claims the file for this tab. Returns what lets go of it once `work`, the booking on its way, is over. */
    hold: (): ((work: Promise<unknown>) => void) => {
      held ??= holdLock(draftLock(id), RELOADED_BY)
      openHere.add(id)
      window.addEventListener('pagehide', saveNow)
      const stopListening = onForgetting(() => {
        isClosed = true
      })
      return (work) => {
        void save()
        window.removeEventListener('pagehide', saveNow)
        const holding = held
        held = null
        lettingGo = work.then(async () => {
          stopListening()
          openHere.delete(id)
          const letGo = await holding
          void letGo?.()
        })
      }
    },
    /** Nothing of it is saved after this. What was booked stays known. */
    discard: async (): Promise<void> => {
      clearTimeout(timer)
      isClosed = true
      await removeDraft(owner, id).catch(() => undefined)
    },
  }
}
