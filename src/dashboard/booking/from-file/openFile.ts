import { hasBookings, otherDrafts, removeDraft, sentDrafts, type Sent } from '../../session/draftStore'
import { beginDraft, RELOADED_BY, takeDraft, type Draft } from '../draft/draft'
import type { SubmissionRecord } from '../submit/runSubmission'
import type { Doubtful } from '../submit/submissionSteps'
import { rowOf, type FileRow, type FileState, type ShownShipment } from './fileState'

/** What lasts as long as the page. */
export interface Progress {
  /** Null while nothing is sent or looked up. */
  run: { no: number; done: number; all: number; isStopping: boolean } | null
  /** Shipments of which only the clerk can tell whether they are booked, by their first row. */
  doubts: Readonly<Record<number, Doubtful>>
  /** Why the run ended before its end. */
  halted: string | null
  /** This browser cannot save the file. */
  isUnsaved: boolean
}

export type OpenFile = ReturnType<typeof openedFile>

/** Milliseconds of quiet after an edit. */
const SOON = 400
/** The draft that a tab remembers is the booking form's. */
const ofNoTab = { write: () => undefined }

/** Files of this page that are still being let go of: the last booking goes on after the screen is left. */
let lettingGo: Promise<unknown> = Promise.resolve()

/** The latest file that is not given up and that no other tab works on; null if there is none. */
export async function unfinishedFile(owner: string): Promise<OpenFile | null> {
  await lettingGo
  // Without a database nothing was kept.
  for (const { id } of await otherDrafts(owner, hasBookings).catch(() => [])) {
    const draft = await takeDraft(owner, id, ofNoTab, RELOADED_BY)
    if (draft) return openedFile(owner, draft, draft.read('bookings') as FileState)
  }
  return null
}

export async function newFile(owner: string, state: FileState): Promise<OpenFile> {
  const file = openedFile(owner, beginDraft(owner, ofNoTab), state)
  await file.save()
  return file
}

function openedFile(owner: string, draft: Draft, kept: FileState) {
  const none: Progress = { run: null, doubts: {}, halted: null, isUnsaved: false }
  let snapshot = { state: kept, progress: none }
  let shown: readonly ShownShipment[] = []
  const listeners = new Set<() => void>()
  const show = (next: Partial<typeof snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const progress = (change: Partial<Progress>) => show({ progress: { ...snapshot.progress, ...change } })
  draft.onKept((how) => how === 'not kept' && progress({ isUnsaved: true }))

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = (): Promise<void> => {
    clearTimeout(timer)
    return draft.keep('bookings', snapshot.state)
  }
  const saveNow = () => void save()
  const change = (changed: Partial<FileState>) => {
    show({ state: { ...snapshot.state, ...changed } })
    clearTimeout(timer)
    timer = setTimeout(saveNow, SOON)
  }
  const row = (no: number) => rowOf(snapshot.state, no)
  const changeRow = (no: number, changed: Partial<FileRow>) =>
    change({ rows: { ...snapshot.state.rows, [no]: { ...row(no), ...changed } } })
  /** Also where nothing can be saved: two shipments of a file never get one number. */
  const sentHere = (): Sent[] =>
    Object.values(snapshot.state.rows).flatMap(({ version, booked }) => (booked ? [{ version, ...booked, at: 0 }] : []))

  return {
    read: () => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    changeRow,
    progress,
    save,
    isOver: draft.isClosed,
    /** What the screen shows is what is booked. */
    keepShown: (shipments: readonly ShownShipment[]): void => {
      shown = shipments
    },
    shown: (no: number): ShownShipment | undefined => shown.find((shipment) => shipment.no === no),
    /** What is known of a shipment's submission: as that of a draft, it is saved before anything is sent. */
    recordOf: (no: number, lines: readonly number[]): SubmissionRecord => ({
      version: () => row(no).version,
      sending: () => row(no).sending,
      keep: async (sending) => {
        changeRow(no, { sending, lines })
        await save()
      },
      sent: async () => [...sentHere(), ...(await sentDrafts(owner).catch(() => []))],
      booked: async (airwayBillNo, id) => {
        changeRow(no, { sending: null, booked: { airwayBillNo, id }, refusal: null, lines })
        const { version } = row(no)
        await save()
        if (!draft.isClosed())
          await removeDraft(owner, version, { version, airwayBillNo, id, at: Date.now() }).catch(() => undefined)
      },
    }),
    /** Claims the file for this tab. Returns what lets go of it once `work`, the booking on its way, is over. */
    hold: (): ((work: Promise<unknown> | null) => void) => {
      const letGo = draft.hold()
      window.addEventListener('pagehide', saveNow)
      return (work) => {
        saveNow()
        window.removeEventListener('pagehide', saveNow)
        if (work) lettingGo = work.then(letGo)
        else letGo()
      }
    },
    /** Nothing of it is saved after this. What was booked stays known. */
    discard: (): void => {
      clearTimeout(timer)
      draft.close()
    },
  }
}
