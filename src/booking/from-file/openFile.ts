import { TRACE_PREFIX } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'
import { onPageLeave } from '@/browser/onPageLeave'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { isShipmentFile, otherDrafts } from '@/session/drafts/otherDrafts'
import { removeDraft } from '@/session/drafts/removeDraft'
import { beginDraft, type Draft, RELOAD_GRACE_MS, takeDraft } from '../draft/draft'
import { newId } from '../draft/newId'
import type { SubmissionRecord } from '../draft/submissionRecord'
import type { Doubtful } from '../submit/submission'
import { digestIn, type FileRow, type FileState, readState, rowOf, STATE_VERSION } from './fileState'
import { rowRecord } from './rowRecord'
import type { ShownShipment } from './shipmentReader'

/** The state that is lost when the page is left. */
export interface Progress {
  /** Null while nothing is sent or looked up. */
  run: { no: number; done: number; all: number; isStopping: boolean } | null
  /** Shipments of which only the clerk can say whether they are booked, by the number of their first row. */
  doubts: Readonly<Record<number, Doubtful>>
  /** Why the run ended early. */
  halted: string | null
  /** This browser cannot save the file. */
  isUnsaved: boolean
}

export type OpenFile = ReturnType<typeof openedFile>

/** Milliseconds of quiet after an edit. */
const SAVE_DELAY_MS = 400
/**
 * Milliseconds that a reloaded page waits for the file that it had open: the browser may take that long to release the
 * locks of the old page.
 */
const OLD_PAGE_MS = 30_000

/** The id of the file that this tab has open. The booking form's draft has an id of its own (`draftIdOf`). */
const fileOf = (owner: string) => {
  const key = `${TRACE_PREFIX}file-id:${owner}`
  return { read: () => tabStore.read(key), write: (id: string | null) => tabStore.write(key, id) }
}

/** Pending while a file of this page is not released yet: its last booking goes on after the screen is left. */
let releasing: Promise<unknown> = Promise.resolve()

/**
 * The file that this tab had open before a reload, waiting for its lock; else the latest stored file that no other tab
 * has open; null if there is none.
 */
export async function savedFile(owner: string): Promise<OpenFile | null> {
  await releasing
  const ofTab = fileOf(owner)
  const own = ofTab.read()
  // Without a database nothing was stored.
  const others = (await otherDrafts(owner, isShipmentFile).catch(() => [])).map(({ id }) => id)
  for (const id of own === null ? others : [own, ...others.filter((other) => other !== own)]) {
    const draft = await takeDraft(owner, id, ofTab, id === own ? OLD_PAGE_MS : RELOAD_GRACE_MS)
    if (!draft) continue
    const state = readState(draft.read('bookings'))
    if (state) {
      ofTab.write(id)
      return openedFile(owner, draft, state)
    }
    // It cannot be read, so nobody can go on with it.
    const release = draft.claim()
    release()
    draft.discard()
  }
  ofTab.write(null)
  return null
}

export async function newFile(owner: string, state: FileState): Promise<OpenFile> {
  const file = openedFile(owner, beginDraft(owner, fileOf(owner)), { ...state, version: STATE_VERSION })
  await file.save()
  return file
}

function openedFile(owner: string, draft: Draft, initial: FileState) {
  const none: Progress = { run: null, doubts: {}, halted: null, isUnsaved: false }
  let snapshot = { state: initial, progress: none }
  let shown: readonly ShownShipment[] = []
  const listeners = new Set<() => void>()
  const show = (next: Partial<typeof snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const progress = (change: Partial<Progress>) => show({ progress: { ...snapshot.progress, ...change } })
  draft.onSaveState((saved) => {
    const isUnsaved = saved === 'failed'
    if (saved !== 'saving' && isUnsaved !== snapshot.progress.isUnsaved) progress({ isUnsaved })
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return draft.write('bookings', snapshot.state)
  }
  const saveNow = () => void save()
  const saveWaiting = () => {
    if (timer !== undefined) saveNow()
  }
  const change = (changed: Partial<FileState>) => {
    show({ state: { ...snapshot.state, ...changed } })
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_DELAY_MS)
  }
  const row = (no: number) => rowOf(snapshot.state, no)
  const changeRow = (no: number, changed: Partial<FileRow>) =>
    change({ rows: { ...snapshot.state.rows, [no]: { ...row(no), ...changed } } })
  /** After a correction it is no longer the shipment that was sent, so it gets a new version and can be booked. */
  const anew = ({ no, row: { version } }: ShownShipment): void =>
    changeRow(no, {
      version: `${digestIn(version)}.${newId()}`,
      booked: null,
      bookedVersion: 'latest',
      isEarlier: false,
      refusal: null,
    })

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
              // A typed cell is no longer the continuation of the row above.
              continued: (each.continued ?? []).filter((id) => id !== column),
            }
          : each,
      )
      change({ lines: corrected })
      if (shipment.row.refusal !== null || shipment.row.sending) anew(shipment)
    },
    /**
     * Leaves a row out. With the first row of a shipment its further rows are left out too, as they would otherwise
     * become part of another shipment; unless one of them repeats everything in the first one.
     */
    leaveOut: ({ lines, repeats }: ShownShipment, line: number): void => {
      const isWhole = lines[0].no === line && repeats.every(({ of }) => of !== line)
      const nos = isWhole ? lines.map(({ no }) => no) : [line]
      change({ leftOut: { ...snapshot.state.leftOut, ...Object.fromEntries(nos.map((no) => [no, line])) } })
    },
    /** Takes a row back in, together with the rows that were left out with it. */
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
    isClosed: draft.isClosed,
    /** Must be called with the shipments as the screen shows them, because these are booked. */
    setShown: (shipments: readonly ShownShipment[]): void => {
      shown = shipments
    },
    shown: (no: number): ShownShipment | undefined => shown.find((shipment) => shipment.no === no),
    /** @param no the number of the shipment's first row @param lines the numbers of all its rows */
    recordOf: (no: number, lines: readonly number[]): SubmissionRecord =>
      rowRecord(
        { owner, state: () => snapshot.state, changeRow, save, isClosed: draft.isClosed },
        no,
        lines,
        snapshot.state.forAll,
      ),
    /**
     * Claims the file for this tab. Returns a function that releases it once `work`, the booking being sent, has ended.
     */
    claim: (): ((work: Promise<unknown> | null) => void) => {
      const releaseDraft = draft.claim()
      const stopListening = onPageLeave(saveWaiting)
      return (work) => {
        saveNow()
        stopListening()
        const end = () => {
          releaseDraft()
          // From now on any tab may open it.
          if (!draft.isClosed()) fileOf(owner).write(null)
        }
        // Whether it succeeded or failed.
        if (work) releasing = work.then(end, end)
        else end()
      }
    },
    /** Nothing of the file is saved after this. What is or may be booked is still remembered (`sentDrafts`). */
    discard: (): void => {
      clearTimeout(timer)
      draft.discard()
      for (const { version, sending } of Object.values(snapshot.state.rows)) {
        if (sending === null) continue
        // As the row has it when its file is chosen again, whatever was corrected here.
        const digest = digestIn(version)
        removeDraft(owner, digest, { version: digest, airwayBillNo: sending.airwayBillNo, id: null, at: Date.now() })
      }
    },
  }
}
