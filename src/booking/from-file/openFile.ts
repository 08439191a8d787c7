import * as z from 'zod/mini'
import { tabStore } from '@/browser/tabStore'
import { withoutGuards } from '@/domain/csv'
import { checkedShipment, type CheckedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import { matchColumns } from '@/domain/from-file/columnMatch'
import type { FileCell } from '@/domain/from-file/fileCells'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { type FileTable, tableIn } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { numberText } from '@/domain/from-file/numberText'
import { type FileLine, type FileShipment, furtherLine, linesOf, shipmentsIn } from '@/domain/from-file/shipmentsIn'
import { hasBookings, otherDrafts, removeDraft, type Sent, sentDrafts } from '@/session/draftStore'
import { TRACE_PREFIX } from '@/session/localTraces'
import { beginDraft, type Draft, newId, RELOAD_GRACE_MS, takeDraft } from '../draft/draft'
import { readSending, type Sending } from '../draft/readSending'
import type { SubmissionRecord } from '../draft/submissionRecord'
import type { Doubtful } from '../submit/submission'

/** What is known of the booking of a shipment, by the number of its first row. */
export interface FileRow {
  /** Of its cells, another one after each edit: the digest of its row in the file, and what follows a point. */
  version: string
  sending: Sending | null
  booked: { airwayBillNo: string; id: string } | null
  /** It was booked from this browser before the file was chosen. */
  isEarlier: boolean
  /** Why the last attempt did not book it. */
  refusal: string | null
  /** Its rows as they were sent. */
  lines: readonly number[]
}

/** Of the rules by which files are read. Files of earlier versions have none, or a lower one. */
const STATE_VERSION = 2

/** All that is kept of a file, encrypted, until it is given up. */
export interface FileState {
  version?: number
  /** It was kept by an earlier version: either it was read again, or it must be chosen again. */
  earlier?: 'read again' | 'choose again'
  name: string
  table: FileTable
  /** The column of each column of the file. */
  match: readonly (ColumnId | null)[]
  /** What an earlier file's columns were, and the cells of these cannot be. */
  remembered?: readonly (ColumnId | null)[]
  /** As corrected. */
  lines: readonly FileLine[]
  forAll: Readonly<Partial<Record<ColumnId, string>>>
  rows: Readonly<Record<number, FileRow>>
  /** Rows that are not booked, each with the row with which it was left out. Files of earlier versions have none. */
  leftOut?: Readonly<Record<number, number>>
}

export const untouched: FileRow = {
  version: '',
  sending: null,
  booked: null,
  isEarlier: false,
  refusal: null,
  lines: [],
}

const rowSchema = z.looseObject({
  version: z.string(),
  // Damaged or not, it says that something may have been sent.
  sending: z.pipe(
    z.unknown(),
    z.transform((kept) => readSending(kept)),
  ),
  booked: z.nullable(z.object({ airwayBillNo: z.string(), id: z.string() })),
  isEarlier: z.boolean(),
  refusal: z.nullable(z.string()),
  lines: z.array(z.number()),
})

const stateSchema = z.looseObject({
  name: z.string(),
  // Files of earlier versions know nothing of a second row of headings, nor of rows that are left out by themselves.
  table: z.looseObject({
    rows: z.array(z.array(z.unknown())),
    above: z._default(z.nullable(z.number()), null),
    noShipments: z._default(z.array(z.unknown()), []),
  }),
  match: z.array(z.unknown()),
  lines: z.array(z.looseObject({ no: z.number(), cells: z.looseObject({}) })),
  forAll: z.looseObject({}),
  rows: z.record(z.string(), rowSchema),
})

/** Null for what cannot be gone on with. Its cells are texts, whatever they hold: they are checked as they are shown. */
const readState = (kept: unknown): FileState | null =>
  current((stateSchema.safeParse(kept).data as FileState | undefined) ?? null)

/**
 * A file of an earlier version, whose numbers may have been read in another unit, is read again from its cells. One of
 * which something was sent stays as it was sent.
 */
function current(state: FileState | null): FileState | null {
  if (!state || (state.version ?? 0) >= STATE_VERSION || isBegun(state)) return state
  const { name, table, rows } = state
  const again = { version: STATE_VERSION, name, forAll: state.forAll, rows }
  try {
    const read = tableIn([{ name: '', rows: table.rows.map((row) => row.map(earlierCell)), hidden: table.hidden }])
    const match = matchColumns(headingColumns(read)).map(({ id }) => id)
    return {
      ...again,
      earlier: 'read again',
      table: { ...read, sheet: table.sheet, ...(table.assumed && { assumed: table.assumed }) },
      match,
      lines: linesOf(read, match),
      leftOut: Object.fromEntries(read.noShipments.map(({ no }) => [no, no])),
    }
  } catch {
    return { ...again, earlier: 'choose again', table, match: [], lines: [], leftOut: {} }
  }
}

/** What the machine adds to a number, which earlier versions kept: `0.30000000000000004`. */
const MACHINE_NUMBER = /^-?\d+\.\d{12,}$/
function earlierCell(cell: FileCell): FileCell {
  if (typeof cell !== 'string') return cell
  return MACHINE_NUMBER.test(cell) ? (numberText(Number(cell), '') ?? cell) : withoutGuards(cell)
}

const rowOf = ({ rows }: FileState, no: number): FileRow => rows[no] ?? untouched

/** Whether something of it was sent: from then on it is not read again, and its columns stay. */
export const isBegun = ({ rows }: FileState): boolean =>
  Object.values(rows).some(({ booked, sending, isEarlier }) => (booked !== null && !isEarlier) || sending !== null)

/** By this, a row is known when its file is chosen again. */
export const digestIn = (version: string) => version.split('.')[0]

/** '' where the browser has no cryptography. */
export async function digestOf(text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** `open`: it may be booked, and is looked up or asked about. */
export type Standing = 'booked' | 'open' | 'failed' | 'ready' | 'problem'

export interface ShownShipment extends CheckedShipment {
  no: number
  row: FileRow
  standing: Standing
}

/** What may have been sent stays as it was sent, whatever its other rows are called now. */
function shipmentsOf({ lines, rows, leftOut = {} }: FileState): FileShipment[] {
  const fixed = Object.values(rows).flatMap((row): FileShipment[] => {
    const isSent = row.booked !== null || row.sending?.isSettled === false
    const [first, ...others] = isSent ? lines.filter(({ no }) => row.lines.includes(no)) : []
    return first ? [{ lines: [first, ...others.map(furtherLine)], differsIn: null, repeats: [] }] : []
  })
  const sent = new Set(fixed.flatMap((shipment) => shipment.lines.map(({ no }) => no)))
  const out = new Set(Object.keys(leftOut).map(Number))
  const all = [...fixed, ...shipmentsIn(lines, { sent, leftOut: out })]
  return all.sort((one, other) => one.lines[0].no - other.lines[0].no)
}

/** A reader that checks again only what has changed. */
export function shipmentReader(checks: FileChecks): (state: FileState) => ShownShipment[] {
  let known = new Map<string, ShownShipment>()
  return (state) => {
    const before = known
    known = new Map()
    return shipmentsOf(state).map((shipment) => {
      const { no } = shipment.lines[0]
      const row = rowOf(state, no)
      const key = JSON.stringify([shipment, row])
      let shown = before.get(key)
      if (!shown) {
        const checked = checkedShipment(shipment, checks)
        shown = { ...checked, no, row, standing: standingOf(checked, row) }
      }
      known.set(key, shown)
      return shown
    })
  }
}

function standingOf({ bookedAs, booking }: CheckedShipment, { booked, sending, refusal }: FileRow): Standing {
  if (booked || bookedAs !== '') return 'booked'
  if (sending?.isSettled === false) return 'open'
  if (booking === null) return 'problem'
  return refusal === null ? 'ready' : 'failed'
}

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
