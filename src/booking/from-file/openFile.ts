import { tabStore } from '@/browser/tabStore'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { hasBookings, otherDrafts, removeDraft, type Sent, sentDrafts } from '@/session/draftStore'
import { TRACE_PREFIX } from '@/session/localTraces'
import { beginDraft, type Draft, newId, RELOAD_GRACE_MS, takeDraft } from '../draft/draft'
import type { SubmissionRecord } from '../draft/submissionRecord'
import type { Doubtful } from '../submit/submission'
import { digestIn, type FileRow, type FileState, readState, rowOf, STATE_VERSION } from './fileState'
import type { ShownShipment } from './shipmentReader'

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
const SAVE_DELAY_MS = 400
/**
 * Milliseconds that a reloaded page waits for the file that it had open: the browser lets go of the old page when it
 * gets round to it.
 */
const OLD_PAGE_MS = 30_000

/** The file that this tab has open. The draft that a tab remembers otherwise is the booking form's. */
const fileOf = (owner: string) => {
  const key = `${TRACE_PREFIX}file-id:${owner}`
  return { read: () => tabStore.read(key), write: (id: string | null) => tabStore.write(key, id) }
}

/** Files of this page that are still being let go of: the last booking goes on after the screen is left. */
let lettingGo: Promise<unknown> = Promise.resolve()

/**
 * The file that this tab had open before a reload, which is waited for; else the latest one that is not given up and
 * that no other tab works on; null if there is none.
 */
export async function unfinishedFile(owner: string): Promise<OpenFile | null> {
  await lettingGo
  const ofTab = fileOf(owner)
  const own = ofTab.read()
  // Without a database nothing was kept.
  const others = (await otherDrafts(owner, hasBookings).catch(() => [])).map(({ id }) => id)
  for (const id of own === null ? others : [own, ...others.filter((other) => other !== own)]) {
    const draft = await takeDraft(owner, id, ofTab, id === own ? OLD_PAGE_MS : RELOAD_GRACE_MS)
    if (!draft) continue
    const state = readState(draft.read('bookings'))
    if (state) {
      ofTab.write(id)
      return openedFile(owner, draft, state)
    }
    // Nobody can go on with it.
    draft.hold()()
    draft.close()
  }
  ofTab.write(null)
  return null
}

export async function newFile(owner: string, state: FileState): Promise<OpenFile> {
  const file = openedFile(owner, beginDraft(owner, fileOf(owner)), { ...state, version: STATE_VERSION })
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
  draft.onKept((how) => {
    const isUnsaved = how === 'not kept'
    if (how !== 'saving' && isUnsaved !== snapshot.progress.isUnsaved) progress({ isUnsaved })
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = (): Promise<void> => {
    clearTimeout(timer)
    return draft.keep('bookings', snapshot.state)
  }
  const saveNow = () => void save()
  const change = (changed: Partial<FileState>) => {
    show({ state: { ...snapshot.state, ...changed } })
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_DELAY_MS)
  }
  const row = (no: number) => rowOf(snapshot.state, no)
  const changeRow = (no: number, changed: Partial<FileRow>) =>
    change({ rows: { ...snapshot.state.rows, [no]: { ...row(no), ...changed } } })
  /** Also where nothing can be saved: two shipments of a file never get one number. */
  const sentHere = (): Sent[] =>
    Object.values(snapshot.state.rows).flatMap(({ version, booked }) => (booked ? [{ version, ...booked, at: 0 }] : []))

  /** A corrected shipment is another one than was sent. */
  const anew = ({ no, row: { version } }: ShownShipment): void =>
    changeRow(no, { version: `${digestIn(version)}.${newId()}`, booked: null, isEarlier: false, refusal: null })

  return {
    read: () => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    changeRow,
    edit: (shipment: ShownShipment, line: number, column: ColumnId, text: string): void => {
      const corrected = snapshot.state.lines.map((each) =>
        each.no === line
          ? {
              ...each,
              cells: { ...each.cells, [column]: text },
              // It says something of its own from now on.
              continued: (each.continued ?? []).filter((id) => id !== column),
            }
          : each,
      )
      change({ lines: corrected })
      if (shipment.row.refusal !== null || shipment.row.sending) anew(shipment)
    },
    /**
     * Of a shipment's first row with its further ones, which would else be those of another shipment; unless one of them
     * says all that the first one does.
     */
    leaveOut: ({ lines, repeats }: ShownShipment, line: number): void => {
      const isWhole = lines[0].no === line && repeats.every(({ of }) => of !== line)
      const nos = isWhole ? lines.map(({ no }) => no) : [line]
      change({ leftOut: { ...snapshot.state.leftOut, ...Object.fromEntries(nos.map((no) => [no, line])) } })
    },
    /** With the rows that were left out with it. */
    putBack: (line: number): void => {
      const { leftOut = {} } = snapshot.state
      const others = Object.entries(leftOut).filter(([no, by]) => by !== leftOut[line] && Number(no) !== line)
      change({ leftOut: Object.fromEntries(others) })
    },
    setForAll: (column: ColumnId, text: string): void =>
      change({ forAll: { ...snapshot.state.forAll, [column]: text } }),
    bookAgain: anew,
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
      sent: async () => [...sentHere(), ...(await sentDrafts(owner))],
      booked: async (airwayBillNo, id) => {
        changeRow(no, { sending: null, booked: { airwayBillNo, id }, refusal: null, lines })
        const { version } = row(no)
        await save()
        if (!draft.isClosed()) removeDraft(owner, version, { version, airwayBillNo, id, at: Date.now() })
      },
    }),
    /** Claims the file for this tab. Returns what lets go of it once `work`, the booking on its way, is over. */
    hold: (): ((work: Promise<unknown> | null) => void) => {
      const letGo = draft.hold()
      window.addEventListener('pagehide', saveNow)
      return (work) => {
        saveNow()
        window.removeEventListener('pagehide', saveNow)
        const end = () => {
          letGo()
          // From now on any tab may take it.
          if (!draft.isClosed()) fileOf(owner).write(null)
        }
        // However it has ended.
        if (work) lettingGo = work.then(end, end)
        else end()
      }
    },
    /** Nothing of it is saved after this. What was booked stays known. */
    discard: (): void => {
      clearTimeout(timer)
      draft.close()
    },
  }
}
