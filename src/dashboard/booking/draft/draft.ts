import * as z from 'zod/mini'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
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

export const keptFileSchema = z.object({
  /** Another one for each file that is chosen. */
  id: z.string(),
  /** As the user chose it, like the type. */
  name: z.string(),
  type: z.string(),
  /** Ready to be sent; otherwise it is as it was chosen, and is prepared again when it comes back. */
  isPrepared: z.boolean(),
})
export type KeptFile = z.infer<typeof keptFileSchema>

const keptFilesSchema = z.partialRecord(z.enum(uploadFields), keptFileSchema)

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
  let files = keptFilesSchema.safeParse(content.files).data ?? {}
  let sending = readSending(content.sending)
  let held = openedWith
  let isClosed = false
  const listeners = new Set<(kept: Kept) => void>()
  const tell = (how: Kept) => {
    if (!isClosed) for (const listener of listeners) listener(how)
  }

  /** Writes and removals under way. */
  let unsaved = 0
  /** What could not be written: a file, by its id, or the rest. */
  const lost = new Set<string>()
  const tracked = async (what: string, work: Promise<void>): Promise<boolean> => {
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
  /** It is named before it is on disk, so that its loss in a reload is noticed. */
  const saveName = (field: UploadField, file: KeptFile | undefined): Promise<boolean> => {
    const { [field]: _former, ...others } = files
    files = file ? { ...others, [field]: file } : others
    content.files = Object.keys(files).length > 0 ? files : undefined
    return save()
  }

  /** By id: the last write, which the next one follows. */
  const writing = new Map<string, Promise<unknown>>()
  const writeFile = (fileId: string, file: File, before?: Promise<unknown>) => {
    // Read at once: it may change on disk before it is written.
    const bytes = file.arrayBuffer()
    const write = Promise.all([bytes, writing.get(fileId), before]).then(() =>
      writeDraftFile(owner, id, fileId, bytes, () => !isClosed),
    )
    writing.set(
      fileId,
      write.catch(() => undefined),
    )
    return tracked(fileId, write)
  }
  const removeFile = (fileId: string) =>
    tracked(
      fileId,
      Promise.resolve(writing.get(fileId)).then(() => removeDraftFile(owner, id, fileId)),
    )

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
    /** As they were when the draft was opened. */
    texts: likeTheForm(content.texts),
    read: (entry: DraftEntry): unknown => content[entry],
    /** `undefined` removes the entry. Resolves to whether it was saved; a closed draft saves nothing and says true. */
    keep: (entry: DraftEntry, value: unknown): Promise<boolean> => {
      content[entry] = value
      return save()
    },
    file: (field: UploadField): KeptFile | undefined => files[field],
    /** `null` removes the file. Resolves to whether that worked. */
    keepFile: async (field: UploadField, file: File | null, isPrepared = false): Promise<boolean> => {
      if (isClosed) return true
      const former = files[field]
      const done = former ? [removeFile(former.id)] : []
      if (file) {
        const { name, type } = file
        const fileId = newId()
        done.push(writeFile(fileId, file, saveName(field, { id: fileId, name, type, isPrepared })))
      } else done.push(saveName(field, undefined))
      return (await Promise.all(done)).every(Boolean)
    },
    /** The file kept last, made ready to be sent, takes its own place. Resolves to whether that worked. */
    keepPrepared: async (field: UploadField, file: File): Promise<boolean> => {
      const chosen = files[field]
      if (isClosed || !chosen) return true
      const isKept = await writeFile(chosen.id, file)
      // Only now: until then, what is on disk may still have to be prepared.
      return isKept && files[field] === chosen
        ? saveName(field, { ...chosen, type: file.type, isPrepared: true })
        : isKept
    },
    /** Takes a file out that may be put back, or puts it back in place of another one. */
    exchangeFile: (field: UploadField, file: KeptFile | undefined): void => {
      const former = files[field]
      if (file && former) void removeFile(former.id)
      void saveName(field, file)
    },
    /** Rejects if the file is gone. */
    readFile: async (field: UploadField): Promise<File> => {
      const file = files[field]
      if (!file) throw new Error('There is none')
      // It may have been taken out while it was still being written.
      await writing.get(file.id)
      return new File([await readDraftFile(owner, id, file.id)], file.name, { type: file.type })
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
