import * as z from 'zod/mini'
import { inTime } from '@/browser/browserDatabase'
import { holdLock } from '@/browser/holdLock'
import { tabStore } from '@/browser/tabStore'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'
import type { HeldBooking } from '@/domain/heldBooking'
import {
  copyDraft,
  type DraftEntry,
  draftLock,
  isEmptyDraft,
  type KeptDraft,
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
import { onForgetting, TRACE_PREFIX } from '@/session/localTraces'
import { readSending } from './readSending'
import type { SubmissionRecord } from './submissionRecord'

/** A file as the user chose it; it is prepared for sending again when it comes back. */
export const keptFileSchema = z.object({
  /** Another one for each file that is chosen. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
})
export type KeptFile = z.infer<typeof keptFileSchema>

const keptFilesSchema = z.partialRecord(z.enum(uploadFields), keptFileSchema)

const rowLike = (example: object) =>
  z.array(z.looseObject(Object.fromEntries(Object.keys(example).map((cell) => [cell, z.string()]))))

const empty: Record<string, unknown> = { ...emptyBookingForm('', '') }
const schemas = new Map(
  Object.entries(empty).map(([name, example]) => [
    name,
    Array.isArray(example) ? rowLike(example[0] as object).check(z.minLength(1)) : z.string(),
  ]),
)

/** The fields of the form as they were kept. A draft of an earlier release may have other ones, which are left out. */
export function likeTheForm(kept: unknown): Partial<BookingForm> {
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => schemas.get(name)?.safeParse(value).success === true),
  )
}

/** A date: everything is saved since then. `saving`: something typed or chosen is not on disk yet. */
export type Kept = Date | 'nothing' | 'not kept' | 'saving'

export type Draft = ReturnType<typeof draftOf>

/** Sets the booking on the screen aside; resolves to false if it could not be stored, and so stays. */
export type SetAside = () => Promise<boolean>

/** Milliseconds: a reloading page releases its draft shortly after the new page has started. */
export const RELOAD_GRACE_MS = 400

/** Milliseconds from a save that failed to the next try: each time the double. */
const FIRST_AGAIN_MS = 5000
const LONGEST_AGAIN_MS = 60_000

type Held = ReturnType<typeof holdLock>

/** The id of the tab's draft. One that a reload does not find is offered as an unfinished booking. */
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
  const held = holdLock(draftLock(id), RELOAD_GRACE_MS)
  try {
    const isOurs = (await held) !== null
    const kept = isOurs ? await readDraft(owner, id) : await copyDraft(owner, id, newId())
    if (kept && !isOurs) draftIdOf(owner).write(kept.id)
    if (kept) return draftOf(owner, kept, isOurs ? held : null)
  } catch {
    // A new id: the draft that could not be read may still be there and must not be overwritten.
  }
  release(held)
  return beginDraft(owner)
}

type DraftOfTab = Pick<ReturnType<typeof draftIdOf>, 'write'>

/** For going on with a draft; null if it is gone, or another tab was quicker. */
export async function takeDraft(owner: string, id: string, ofTab?: DraftOfTab, patience = 0): Promise<Draft | null> {
  const held = holdLock(draftLock(id), patience)
  const kept = (await held) && (await readDraft(owner, id).catch(() => null))
  if (kept) return draftOf(owner, kept, held, ofTab)
  release(held)
  return null
}

/** The tab remembers the draft's id only once there is something to save. @param ofTab where it does so */
export function beginDraft(owner: string, ofTab?: DraftOfTab): Draft {
  return draftOf(owner, { id: newId(), version: newId(), sent: null, content: {} }, null, ofTab)
}

const release = (held: Held) => void held.then((letGo) => letGo?.())

function draftOf(owner: string, kept: KeptDraft, openedWith: Held | null, ofTab: DraftOfTab = draftIdOf(owner)) {
  const { id } = kept
  let { version, sent } = kept
  const content = { ...kept.content }
  let files = keptFilesSchema.safeParse(content.files).data ?? {}
  let sending = readSending(content.sending, sent)
  let held = openedWith
  let isClosed = false
  /** From then on nothing is saved: a late save must not bring it back. */
  let isBooked = false
  const isOver = () => isClosed || isBooked
  const listeners = new Set<(kept: Kept) => void>()
  const tell = (how: Kept) => {
    if (!isClosed) for (const listener of listeners) listener(how)
  }

  /** Writes and removals under way. */
  let unsaved = 0
  /** What could not be written: a file, by its id, or the rest. */
  const failed = new Set<string>()
  const isLost = () => failed.has('content') || Object.values(files).some((file) => failed.has(file.id))
  /** Of each, the latest write or removal: what becomes of those before it says nothing any more. */
  const latest = new Map<string, Promise<void>>()
  const tellHow = () => {
    if (unsaved === 0) tell(isLost() ? 'not kept' : isEmptyDraft(content) ? 'nothing' : new Date())
  }
  /** Waits for the disk, but not for ever: where it is late, it is told when it has done its work after all. */
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
        tellHow()
        if (latest.get('content') === work && failed.has('content')) trySoon()
      })
    })
    unsaved -= 1
    tellHow()
    if (!failed.has('content')) again = FIRST_AGAIN_MS
    // A slow disk must not get more and more to do.
    else if (!isLate) trySoon()
  }

  let again = FIRST_AGAIN_MS
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const trySoon = () => {
    clearTimeout(nextTry)
    // A form that is left saves nothing any more.
    if (!openHere.has(id)) return
    nextTry = setTimeout(() => failed.has('content') && void save(), again)
    again = Math.min(2 * again, LONGEST_AGAIN_MS)
  }

  let turns = 0
  let written = 0
  /** Begins at once, as the page may be about to close: what is overtaken while it is encrypted is not written. */
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
  const nameFile = (field: UploadField, file: KeptFile | undefined): Promise<void> => {
    const { [field]: _former, ...others } = files
    files = file ? { ...others, [field]: file } : others
    content.files = Object.keys(files).length > 0 ? files : undefined
    return save()
  }

  const record: SubmissionRecord = {
    version: () => version,
    sending: () => sending,
    keep: async (next) => {
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
        // The disk may take its time: from now on no tab finds the draft, also after a crash.
        removeDraft(owner, id, sent)
      } else await save()
    },
  }

  return {
    id,
    /** As they were when the draft was opened. */
    texts: likeTheForm(content.texts),
    read: (entry: DraftEntry): unknown => content[entry],
    /** `undefined` removes the entry. A closed draft saves nothing. */
    keep: (entry: DraftEntry, value: unknown): Promise<void> => {
      content[entry] = value
      return save()
    },
    file: (field: UploadField): KeptFile | undefined => files[field],
    /** `null` removes the file. */
    keepFile: async (field: UploadField, file: File | null): Promise<void> => {
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
    /** Takes a file out that may be put back (`undefined`), or puts it back. */
    nameFile,
    /** Rejects if the file is gone. */
    readFile: async ({ id: fileId, name, type }: KeptFile): Promise<File> => {
      await inTime(filesDone)
      return new File([await readDraftFile(owner, id, fileId)], name, { type })
    },
    /** Returns the function that stops listening. */
    onKept: (listener: (kept: Kept) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** To be called on each edit: it is no longer the same booking as in a duplicate of the tab. */
    edit: (): void => {
      version = newId()
    },
    record,
    /** Claims the draft for this tab. Returns the function that releases it. */
    hold: (): (() => void) => {
      held ??= holdLock(draftLock(id), RELOAD_GRACE_MS)
      openHere.add(id)
      const stopListening = onForgetting(() => {
        isClosed = true
      })
      return () => {
        if (held) release(held)
        held = null
        openHere.delete(id)
        clearTimeout(nextTry)
        stopListening()
      }
    },
    /** Leaves it to whichever tab goes on with it. If not all of it can be stored, it stays, and this is false. */
    setAside: async (texts: BookingForm, as: HeldBooking): Promise<boolean> => {
      const { held: before } = content
      Object.assign(content, { texts, held: as })
      // Of files that the disk is late with it is known that they are not there.
      await Promise.all([save(), inTime(filesDone).catch(() => undefined)])
      if (isLost()) {
        content.held = before
        return false
      }
      isClosed = true
      ofTab.write(null)
      openHere.delete(id)
      await (
        await held
      )?.()
      return true
    },
    /** Nothing is saved after this. */
    close: (): void => {
      if (isClosed) return
      isClosed = true
      clearTimeout(nextTry)
      ofTab.write(null)
      removeDraft(owner, id, sent)
    },
    isClosed: () => isClosed,
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')
}
