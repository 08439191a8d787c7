import * as z from 'zod/mini'
import type { UploadField } from '@/domain/booking/uploads'
import { holdLock } from '@/browser/locks'
import {
  copyDraft,
  draftLock,
  isEmptyDraft,
  openHere,
  readDraft,
  readDraftFile,
  removeDraft,
  removeDraftFile,
  sentDrafts,
  writeDraft,
  writeDraftFile,
  type DraftEntry,
  type KeptDraft,
} from '../../session/draftStore'
import { onForgetting } from '../../session/localTraces'
import { readSending, type SubmissionRecord } from '../submit/submissionRecord'
import { likeTheForm } from './keptTexts'
import { draftIdOf } from './tabStorage'

/** A file as the form knows it: under the name that the user chose. */
export interface FileName {
  name: string
  type: string
  /** Ready to be sent; otherwise it is as it was chosen, and is prepared again when it comes back. */
  isPrepared: boolean
}

const fileName = z.object({ name: z.string(), type: z.string(), isPrepared: z.boolean(), stamp: z.string() })
const fileNamesSchema = z.object({
  shipperIDFront: z.optional(fileName),
  shipperIDBack: z.optional(fileName),
  customNTN: z.optional(fileName),
})
/** The name is kept before its file, so that the loss of the file in a reload is noticed: its stamp is then missing. */
type FileNames = z.infer<typeof fileNamesSchema>

/** `former-…`: a file of the previous shipper, set aside for Undo. */
type FileSlot = UploadField | `former-${UploadField}`
const FORMER = 'former'

/** A date: everything is saved since then. `saving`: something typed or chosen is not on disk yet. */
export type Kept = Date | 'nothing' | 'not kept' | 'saving'

export type Draft = ReturnType<typeof draftOf>

/** Milliseconds: a reloading page releases its draft shortly after the new page has started. */
const RELOADED_BY = 400

type Held = ReturnType<typeof holdLock>

/**
 * The draft, or a copy of it if another tab has it open. It is an empty one if the requested one is gone, or if this
 * browser cannot store drafts.
 */
export async function openDraft(owner: string, id = draftIdOf(owner).read()): Promise<Draft> {
  if (id === null) return beginDraft(owner)
  const held = holdLock(draftLock(id), RELOADED_BY)
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

/** The tab remembers the draft's id only once there is something to save. */
export function beginDraft(owner: string): Draft {
  return draftOf(owner, { id: newId(), version: newId(), sent: null, content: {} }, null)
}

const release = (held: Held) => void held.then((letGo) => letGo?.())

function draftOf(owner: string, kept: KeptDraft, openedWith: Held | null) {
  const { id } = kept
  let { version, sent } = kept
  const content = { ...kept.content }
  const fileNames = fileNamesSchema.safeParse(content.fileNames).data ?? {}
  const names: FileNames = { ...fileNames }
  let sending = readSending(content.sending)
  let held = openedWith
  let isClosed = false
  const listeners = new Set<(kept: Kept) => void>()
  const tell = (how: Kept) => {
    if (!isClosed) for (const listener of listeners) listener(how)
  }

  /** Writes and removals under way. */
  let unsaved = 0
  /** What could not be written: a file, or the rest. */
  const lost = new Set<FileSlot | 'content'>()
  const tracked = async (what: FileSlot | 'content', work: Promise<void>): Promise<boolean> => {
    unsaved += 1
    tell('saving')
    const isKept = await work.then(
      () => true,
      () => false,
    )
    if (isKept) lost.delete(what)
    else lost.add(what)
    unsaved -= 1
    if (unsaved === 0) tell(lost.size > 0 ? 'not kept' : isEmptyDraft(content) ? 'nothing' : new Date())
    return isKept
  }

  let turns = 0
  let written = 0
  /** Begins at once, as the page may be about to close: what is overtaken while it is encrypted is not written. */
  const save = (): Promise<boolean> => {
    if (isClosed) return Promise.resolve(true)
    draftIdOf(owner).write(id)
    const turn = ++turns
    const isLatest = () => {
      if (isClosed || turn < written) return false
      written = turn
      return true
    }
    return tracked('content', writeDraft(owner, { id, version, sent, content }, isLatest))
  }
  const saveName = (field: UploadField, name: FileNames[UploadField]): Promise<boolean> => {
    names[field] = name
    content.fileNames = Object.values(names).some((each) => each !== undefined) ? { ...names } : undefined
    return save()
  }

  /** By slot: the last write, which the next one follows. */
  const writing = new Map<FileSlot, Promise<unknown>>()
  const writeFile = (slot: FileSlot, file: File, stamp: string, isWanted: () => boolean, before?: Promise<unknown>) => {
    // Read at once: it may change on disk before it is written.
    const bytes = file.arrayBuffer()
    const write = Promise.all([bytes, writing.get(slot), before]).then(() =>
      writeDraftFile(owner, id, slot, { bytes, stamp }, () => !isClosed && isWanted()),
    )
    writing.set(
      slot,
      write.catch(() => undefined),
    )
    return tracked(slot, write)
  }
  const readFile = async (slot: FileSlot, stamp: string, { name, type }: FileName) =>
    new File([await readDraftFile(owner, id, slot, stamp)], name, { type })

  const record: SubmissionRecord = {
    version: () => version,
    sending: () => sending,
    keep: async (next) => {
      sending = next
      sent = next && { version, airwayBillNo: next.airwayBillNo, id: null, at: Date.now() }
      content.sending = next ?? undefined
      await save()
    },
    sent: () => sentDrafts(owner).catch(() => []),
    booked: async (airwayBillNo, shipmentId) => {
      // A reload right now finds what was sent, and looks here for what became of it.
      sending = null
      sent = { version, airwayBillNo, id: shipmentId, at: Date.now() }
      await save()
    },
  }

  return {
    id,
    /** As they were when the draft was opened, like the names. */
    texts: likeTheForm(content.texts),
    fileNames,
    read: (entry: DraftEntry): unknown => content[entry],
    /** `undefined` removes the entry. Resolves to whether it was saved; a closed draft saves nothing and says true. */
    keep: (entry: DraftEntry, value: unknown): Promise<boolean> => {
      content[entry] = value
      return save()
    },
    /** `null` removes the file. Resolves to whether that worked. */
    keepFile: async (field: UploadField, file: File | null, isPrepared = false): Promise<boolean> => {
      if (isClosed) return true
      if (!file) {
        const done = [saveName(field, undefined), tracked(field, removeDraftFile(owner, id, field))]
        return (await Promise.all(done)).every(Boolean)
      }
      const stamp = newId()
      const named = saveName(field, { name: file.name, type: file.type, isPrepared, stamp })
      return writeFile(field, file, stamp, () => names[field]?.stamp === stamp, named)
    },
    /** The file kept last, made ready to be sent, takes its own place. Resolves to whether that worked. */
    keepPrepared: async (field: UploadField, file: File): Promise<boolean> => {
      const chosen = names[field]
      if (isClosed || !chosen) return true
      const isWanted = () => names[field] === chosen
      const isKept = await writeFile(field, file, chosen.stamp, isWanted)
      // Only now: until then, what stands on the disk may still have to be prepared.
      if (isKept && isWanted()) return saveName(field, { ...chosen, type: file.type, isPrepared: true })
      return isKept
    },
    /** Saves the name of a file that is still to be read. */
    awaitFile: (field: UploadField, { name, type, isPrepared }: FileName): void => {
      void saveName(field, { name, type, isPrepared, stamp: newId() })
    },
    /** Rejects if the file is gone. */
    readFile: async (field: UploadField): Promise<File> => {
      const name = names[field]
      if (!name) throw new Error('There is none')
      return readFile(field, name.stamp, name)
    },
    /** Sets a file of the previous shipper aside for Undo. */
    keepFormer: async (field: UploadField, file: File): Promise<boolean> =>
      isClosed || writeFile(`former-${field}`, file, FORMER, () => true),
    /** Rejects if the file is gone. */
    readFormer: (field: UploadField, name: FileName): Promise<File> => readFile(`former-${field}`, FORMER, name),
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
      held ??= holdLock(draftLock(id), RELOADED_BY)
      openHere.add(id)
      const stopListening = onForgetting(() => {
        isClosed = true
      })
      return () => {
        if (held) release(held)
        held = null
        openHere.delete(id)
        stopListening()
      }
    },
    /** Nothing is saved after this. */
    close: (): void => {
      if (isClosed) return
      isClosed = true
      draftIdOf(owner).write(null)
      removeDraft(owner, id, sent).catch(() => undefined)
    },
    isClosed: () => isClosed,
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')
}
