import * as z from 'zod/mini'
import { inTime } from '@/browser/browserDatabase'
import { holdLock } from '@/browser/holdLock'
import { TRACE_PREFIX } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'
import type { HeldBooking } from '@/domain/booking/heldBooking'
import { randomMark } from '@/domain/randomMark'
import {
  copyDraft,
  type DraftEntry,
  draftLock,
  isEmptyDraft,
  type StoredDraft,
  noteBooked,
  openHere,
  readDraft,
  readDraftFile,
  removeDraft,
  removeDraftFile,
  sentDrafts,
  writeDraft,
  writeDraftFile,
} from '@/session/draftStore'
import { onErase } from '@/session/localTraces'
import { readSending } from './readSending'
import type { SubmissionRecord } from './submissionRecord'

/** A file as the user chose it; it is prepared for sending again whenever it is read. */
export const savedFileSchema = z.object({
  /** Unique to each file that is chosen. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
})
export type SavedFile = z.infer<typeof savedFileSchema>

const savedFilesSchema = z.partialRecord(z.enum(uploadFields), savedFileSchema)

const rowLike = (example: object) =>
  z.array(z.looseObject(Object.fromEntries(Object.keys(example).map((cell) => [cell, z.string()]))))

const empty: Record<string, unknown> = { ...emptyBookingForm('', '') }
const schemas = new Map(
  Object.entries(empty).map(([name, example]) => [
    name,
    Array.isArray(example) ? rowLike(example[0] as object).check(z.minLength(1)) : z.string(),
  ]),
)

/** The stored fields that the form has. A draft of an earlier release may have others, which are left out. */
export function readFormTexts(stored: unknown): Partial<BookingForm> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([name, value]) => schemas.get(name)?.safeParse(value).success === true),
  )
}

/** A date: everything has been on disk since then. `saving`: something typed or chosen is not on disk yet. */
export type SaveState = Date | 'empty' | 'failed' | 'saving'

export type Draft = ReturnType<typeof createDraft>

/** The parts of a draft that could not be stored, and are lost when its page is closed. */
export type Unstored = 'files' | 'all'

/** Sets the booking on the screen aside; resolves to false if it could not be stored, and stays on the screen. */
export type SetAside = () => Promise<boolean>

/** Enough that no two ids are ever the same. */
const ID_BYTES = 12

/** Milliseconds: a reloading page releases its draft shortly after the new page has started. */
export const RELOAD_GRACE_MS = 400

/** Milliseconds from a failed save to the next try; doubled each time, up to the longest. */
const FIRST_RETRY_MS = 5000
const MAX_RETRY_DELAY_MS = 60_000

type Lock = ReturnType<typeof holdLock>

/** Where a tab stores the id of its draft. A draft whose id no tab has is offered for continuing. */
export const draftIdOf = (owner: string) => {
  const key = `${TRACE_PREFIX}draft-id:${owner}`
  return { read: () => tabStore.read(key), write: (id: string | null) => tabStore.write(key, id) }
}

/**
 * The draft, or a copy of it if another tab has it open. It is an empty one if the requested one is gone, or if this
 * browser cannot store drafts.
 */
export async function openDraft(owner: string, id = draftIdOf(owner).read()): Promise<Draft> {
  if (id === null) return beginDraft(owner)
  const lock = holdLock(draftLock(id), RELOAD_GRACE_MS)
  try {
    const isOurs = (await lock) !== null
    const stored = isOurs ? await readDraft(owner, id) : await copyDraft(owner, id, newId())
    if (stored && !isOurs) draftIdOf(owner).write(stored.id)
    if (stored) return createDraft(owner, stored, isOurs ? lock : null)
  } catch {
    // A new id: the draft that could not be read may still be there and must not be overwritten.
  }
  release(lock)
  return beginDraft(owner)
}

type DraftOfTab = Pick<ReturnType<typeof draftIdOf>, 'write'>

/** Opens a draft to go on with it; null if it is gone, or another tab was quicker. */
export async function takeDraft(owner: string, id: string, ofTab?: DraftOfTab, timeoutMs = 0): Promise<Draft | null> {
  const lock = holdLock(draftLock(id), timeoutMs)
  const stored = (await lock) && (await readDraft(owner, id).catch(() => null))
  if (stored) return createDraft(owner, stored, lock, ofTab)
  release(lock)
  return null
}

/**
 * Begins an empty draft. The tab stores its id only once there is something to save. @param ofTab where the tab stores
 * the id
 */
export function beginDraft(owner: string, ofTab?: DraftOfTab): Draft {
  return createDraft(owner, { id: newId(), version: newId(), sent: null, content: {} }, null, ofTab)
}

const release = (lock: Lock) => void lock.then((unlock) => unlock?.())

function createDraft(
  owner: string,
  stored: StoredDraft,
  openedWith: Lock | null,
  ofTab: DraftOfTab = draftIdOf(owner),
) {
  const { id } = stored
  let { version, sent } = stored
  const content = { ...stored.content }
  let files = savedFilesSchema.safeParse(content.files).data ?? {}
  let sending = readSending(content.sending, sent)
  let lock = openedWith
  let isClosed = false
  /** Once the draft is booked, nothing more is saved: a late save would make it reappear. */
  let isBooked = false
  const isOver = () => isClosed || isBooked
  const listeners = new Set<(state: SaveState) => void>()
  const tell = (state: SaveState) => {
    if (!isClosed) for (const listener of listeners) listener(state)
  }

  /** Writes and removals under way. */
  let unsaved = 0
  /** What could not be written: the ids of files, and `content` for the rest. */
  const failed = new Set<string>()
  const unstored = (): Unstored | null => {
    if (failed.has('content')) return 'all'
    return Object.values(files).some((file) => failed.has(file.id)) ? 'files' : null
  }
  /** The latest write or removal of each part: only its result counts. */
  const latest = new Map<string, Promise<void>>()
  const tellSaveState = () => {
    if (unsaved === 0) tell(unstored() ? 'failed' : isEmptyDraft(content) ? 'empty' : new Date())
  }
  /**
   * Waits for the disk, but not forever. If a write succeeds after its timeout, the save state is reported once more.
   */
  const tracked = async (what: string, work: Promise<void>): Promise<void> => {
    unsaved += 1
    latest.set(what, work)
    const settle = (isDone: boolean) => {
      if (latest.get(what) !== work) return
      if (isDone) failed.delete(what)
      else failed.add(what)
    }
    const done = work.then(
      () => settle(true),
      () => settle(false),
    )
    if (!failed.has(what)) tell('saving')
    let isLate = false
    await inTime(done).catch(() => {
      isLate = true
      settle(false)
      void done.then(() => {
        tellSaveState()
        if (latest.get('content') === work && failed.has('content')) scheduleRetry()
      })
    })
    unsaved -= 1
    tellSaveState()
    if (!failed.has('content')) retryDelay = FIRST_RETRY_MS
    // More writes would only slow down a slow disk further.
    else if (!isLate) scheduleRetry()
  }

  let retryDelay = FIRST_RETRY_MS
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const scheduleRetry = () => {
    clearTimeout(nextTry)
    // A form that has been left saves nothing any more.
    if (!openHere.has(id)) return
    nextTry = setTimeout(() => failed.has('content') && void save(), retryDelay)
    retryDelay = Math.min(2 * retryDelay, MAX_RETRY_DELAY_MS)
  }

  let turns = 0
  let written = 0
  /**
   * Begins at once, as the page may be about to close. If a newer save is written while this one is still encrypting,
   * this one is skipped.
   */
  const save = async (): Promise<void> => {
    if (isOver()) return
    ofTab.write(id)
    const turn = ++turns
    const isLatest = () => {
      if (isOver() || turn < written) return false
      written = turn
      return true
    }
    await tracked('content', writeDraft(owner, { id, version, sent, content }, isLatest))
  }

  /** Files are written, removed and read one after the other. */
  let filesDone: Promise<unknown> = Promise.resolve()
  const inTurn = (fileId: string, work: () => Promise<void>): Promise<void> => {
    const turn = filesDone.then(work)
    filesDone = turn.catch(() => undefined)
    return tracked(fileId, turn)
  }
  const nameFile = (field: UploadField, file: SavedFile | undefined): Promise<void> => {
    const { [field]: _former, ...others } = files
    files = file ? { ...others, [field]: file } : others
    content.files = Object.keys(files).length > 0 ? files : undefined
    return save()
  }

  const record: SubmissionRecord = {
    version: () => version,
    sending: () => sending,
    save: async (next) => {
      sending = next
      sent = next && { version, airwayBillNo: next.airwayBillNo, id: null, at: Date.now() }
      content.sending = next ?? undefined
      await save()
    },
    sent: () => sentDrafts(owner),
    booked: async (airwayBillNo, shipmentId) => {
      sending = null
      sent = { version, airwayBillNo, id: shipmentId, at: Date.now() }
      if (noteBooked(owner, id, sent)) {
        isBooked = true
        // However slow the disk is: from now on no tab finds the draft, not even after a crash.
        removeDraft(owner, id, sent)
      } else await save()
    },
  }

  return {
    id,
    /** The fields of the form when the draft was opened. */
    texts: readFormTexts(content.texts ?? content.cleared),
    read: (entry: DraftEntry): unknown => content[entry],
    /** `isWork` is false if only defaults have been emptied, and `texts` undefined if nothing has been changed. */
    writeTexts: (texts: BookingForm | undefined, isWork: boolean): Promise<void> => {
      content.texts = isWork ? texts : undefined
      content.cleared = isWork ? undefined : texts
      return save()
    },
    /** `undefined` removes the entry. A closed draft saves nothing. */
    write: (entry: DraftEntry, value: unknown): Promise<void> => {
      content[entry] = value
      return save()
    },
    file: (field: UploadField): SavedFile | undefined => files[field],
    /** `null` removes the file. */
    writeFile: async (field: UploadField, file: File | null): Promise<void> => {
      if (isOver()) return
      const former = files[field]
      if (former) void inTurn(former.id, () => removeDraftFile(owner, id, former.id))
      if (!file) return nameFile(field, undefined)
      const chosen = { id: newId(), name: file.name, type: file.type }
      // Read at once: it may change on disk before it is written.
      const bytes = file.arrayBuffer()
      bytes.catch(() => undefined)
      // Named before it is on disk, so that its loss in a reload is noticed.
      const named = nameFile(field, chosen)
      await inTurn(chosen.id, () => named.then(() => writeDraftFile(owner, id, chosen.id, bytes, () => !isOver())))
    },
    /** `undefined` takes a file out but leaves it on disk; naming it again restores it. */
    nameFile,
    /** Rejects if the file is gone. */
    readFile: async ({ id: fileId, name, type }: SavedFile): Promise<File> => {
      await inTime(filesDone)
      return new File([await readDraftFile(owner, id, fileId)], name, { type })
    },
    unstored,
    /** Returns the function that stops listening. */
    onSaveState: (listener: (state: SaveState) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** To be called on each edit: the booking is no longer the same as in a duplicate of the tab. */
    edit: (): void => {
      version = newId()
    },
    record,
    /** Claims the draft for this tab. Returns the function that releases it. */
    claim: (): (() => void) => {
      lock ??= holdLock(draftLock(id), RELOAD_GRACE_MS)
      openHere.add(id)
      const stopListening = onErase(() => {
        isClosed = true
      })
      return () => {
        if (lock) release(lock)
        lock = null
        openHere.delete(id)
        clearTimeout(nextTry)
        stopListening()
      }
    },
    /**
     * Stores the draft and releases it, so that any tab can go on with it. Resolves to false if not all of it can be
     * stored: then it stays in this tab.
     */
    setAside: async (texts: BookingForm, as: HeldBooking): Promise<boolean> => {
      const { held: before } = content
      Object.assign(content, { texts, held: as })
      // A file that the disk is late with counts as not stored (`unstored`).
      await Promise.all([save(), inTime(filesDone).catch(() => undefined)])
      if (unstored()) {
        content.held = before
        return false
      }
      isClosed = true
      ofTab.write(null)
      openHere.delete(id)
      await (
        await lock
      )?.()
      return true
    },
    /** Deletes the draft from the disk; nothing of it is saved after this. */
    discard: (): void => {
      if (isClosed) return
      isClosed = true
      clearTimeout(nextTry)
      ofTab.write(null)
      removeDraft(owner, id, sent)
    },
    isClosed: () => isClosed,
  }
}

/** A new id for a draft, a version of it, or one of its files. */
export const newId = (): string => randomMark(ID_BYTES)
