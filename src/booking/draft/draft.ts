import { holdLock } from '@/browser/holdLock'
import { TRACE_PREFIX } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'
import type { HeldBooking } from '@/domain/booking/heldBooking'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { DraftEntry, StoredDraft } from '@/session/drafts/draftRow'
import { copyDraft, isEmptyDraft, readDraft, writeDraft } from '@/session/drafts/draftStore'
import { draftLock, openHere } from '@/session/drafts/openDrafts'
import { removeDraft } from '@/session/drafts/removeDraft'
import { noteBooked, sentDrafts } from '@/session/drafts/sentDrafts'
import { onErase } from '@/session/localTraces'
import { draftFiles } from './draftFiles'
import { newId } from './newId'
import { readFormTexts } from './readFormTexts'
import { readSending } from './readSending'
import { saveTracker } from './saveTracker'
import type { SubmissionRecord } from './submissionRecord'

/** A date: everything has been on disk since then. `saving`: something typed or chosen is not on disk yet. */
export type SaveState = Date | 'empty' | 'failed' | 'saving'

export type Draft = ReturnType<typeof createDraft>

/** The parts of a draft that could not be stored, and are lost when its page is closed. */
export type Unstored = 'files' | 'all'

/** Sets the booking on the screen aside; resolves to false if it could not be stored, and stays on the screen. */
export type SetAside = () => Promise<boolean>

/** Milliseconds: a reloading page releases its draft shortly after the new page has started. */
export const RELOAD_GRACE_MS = 400

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

/** What changes about an open draft. */
interface DraftState extends Pick<StoredDraft, 'version' | 'sent' | 'content'> {
  sending: ReturnType<typeof readSending>
  isClosed: boolean
  /** Once the draft is booked, nothing more is saved: a late save would make it reappear. */
  isBooked: boolean
}

function createDraft(
  owner: string,
  stored: StoredDraft,
  openedWith: Lock | null,
  ofTab: DraftOfTab = draftIdOf(owner),
) {
  const { id, version, sent } = stored
  const content = { ...stored.content }
  const sending = readSending(content.sending, sent)
  const state: DraftState = { version, sent, content, sending, isClosed: false, isBooked: false }
  let lock = openedWith
  const hasEnded = () => state.isClosed || state.isBooked
  const listeners = new Set<(saved: SaveState) => void>()
  const tell = (saved: SaveState) => {
    if (!state.isClosed) for (const listener of listeners) listener(saved)
  }

  const tracker = saveTracker({
    onSaving: () => tell('saving'),
    onSettled: () => tell(unstored() ? 'failed' : isEmptyDraft(content) ? 'empty' : new Date()),
    retry: () => void save(),
    // A form that has been left saves nothing any more.
    mayRetry: () => openHere.has(id),
  })
  let turns = 0
  let written = 0
  /**
   * Begins at once, as the page may be about to close. If a newer save is written while this one is still encrypting,
   * this one is skipped.
   */
  const save = async (): Promise<void> => {
    if (hasEnded()) return
    ofTab.write(id)
    const turn = ++turns
    const isLatest = () => {
      if (hasEnded() || turn < written) return false
      written = turn
      return true
    }
    const { version: now, sent: sentNow } = state
    await tracker.track('content', writeDraft(owner, { id, version: now, sent: sentNow, content }, isLatest))
  }
  const write = (entry: DraftEntry, value: unknown): Promise<void> => {
    content[entry] = value
    return save()
  }

  const { hasFailed, settled, ...files } = draftFiles({
    owner,
    id,
    stored: content.files,
    tracker,
    hasEnded,
    saveNames: (names) => write('files', names),
  })
  const unstored = (): Unstored | null => {
    if (tracker.hasFailed('content')) return 'all'
    return hasFailed() ? 'files' : null
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
    write,
    ...files,
    unstored,
    /** Returns the function that stops listening. */
    onSaveState: (listener: (saved: SaveState) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** To be called on each edit: the booking is no longer the same as in a duplicate of the tab. */
    edit: (): void => {
      state.version = newId()
    },
    record: recordOf(owner, id, state, save),
    /** Claims the draft for this tab. Returns the function that releases it. */
    claim: (): (() => void) => {
      lock ??= holdLock(draftLock(id), RELOAD_GRACE_MS)
      openHere.add(id)
      const stopListening = onErase(() => {
        state.isClosed = true
      })
      return () => {
        if (lock) release(lock)
        lock = null
        openHere.delete(id)
        tracker.cancelRetry()
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
      await Promise.all([save(), settled().catch(() => undefined)])
      if (unstored()) {
        content.held = before
        return false
      }
      state.isClosed = true
      ofTab.write(null)
      openHere.delete(id)
      const unlock = await lock
      await unlock?.()
      return true
    },
    /** Deletes the draft from the disk; nothing of it is saved after this. */
    discard: (): void => {
      if (state.isClosed) return
      state.isClosed = true
      tracker.cancelRetry()
      ofTab.write(null)
      removeDraft(owner, id, state.sent)
    },
    isClosed: () => state.isClosed,
  }
}

/** The record of the draft's submission, which is saved with it. */
function recordOf(owner: string, id: string, state: DraftState, save: () => Promise<void>): SubmissionRecord {
  return {
    version: () => state.version,
    sending: () => state.sending,
    save: async (next) => {
      state.sending = next
      state.sent = next && { version: state.version, airwayBillNo: next.airwayBillNo, id: null, at: Date.now() }
      state.content.sending = next ?? undefined
      await save()
    },
    sent: () => sentDrafts(owner),
    booked: async (airwayBillNo, shipmentId) => {
      state.sending = null
      state.sent = { version: state.version, airwayBillNo, id: shipmentId, at: Date.now() }
      if (noteBooked(owner, id, state.sent)) {
        state.isBooked = true
        // However slow the disk is: from now on no tab finds the draft, not even after a crash.
        removeDraft(owner, id, state.sent)
      } else await save()
    },
  }
}
