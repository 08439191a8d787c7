import type { BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import {
  draftLock,
  draftsOfPage,
  readDraft,
  readDraftFile,
  removeDraft,
  writeDraft,
  type DraftContent,
  type DraftEntry,
} from '../../session/draftStore'
import { onForgetting } from '../../session/localTraces'
import { draftCopies } from '../submit/bookingLedger'
import { holdLock } from '@/browser/locks'
import { latestWrites } from '@/browser/latestWrites'
import { readTexts } from './keptTexts'
import { readDraftId, removeDraftId, takeOlderDraft, writeDraftId } from './tabStorage'

/** A file as the form knows it: under the name that the user chose. */
export interface FileName {
  name: string
  type: string
  /** Ready to be sent; otherwise it is as it was chosen, and is prepared again when it comes back. */
  isPrepared: boolean
}
/** `isComing`: only the name is saved yet, so that the loss of the file in a reload is noticed. */
type KeptFileName = FileName & { isComing?: true }
type FileNames = Partial<Record<UploadField, KeptFileName>>
/** What of a file is saved. */
type Bytes = Pick<Blob, 'arrayBuffer'>
/** `former-…`: a file of the previous shipper, set aside for Undo. */
type FileSlot = UploadField | `former-${UploadField}`

/** A date: everything was saved then. `saving`: something typed or chosen is not on disk yet. */
export type Kept = Date | 'nothing' | 'not kept' | 'saving'

export interface Draft {
  /** Duplicated tabs share the id until one of them edits the draft. */
  id: () => string
  /** As they were when the draft was opened. */
  texts: Partial<BookingForm>
  /** As they were when the draft was opened. */
  fileNames: FileNames
  read: (entry: DraftEntry) => unknown
  /** `undefined` removes the entry. Resolves to whether it was saved; a closed draft saves nothing and says true. */
  keep: (entry: DraftEntry, value: unknown) => Promise<boolean>
  /** `null` removes the file. Resolves to whether that worked. */
  keepFile: (field: UploadField, file: File | null, isPrepared?: boolean) => Promise<boolean>
  /** Saves the name of a file that is still to be read. */
  awaitFile: (field: UploadField, file: FileName) => void
  /** Rejects if the file is gone. */
  readFile: (field: UploadField) => Promise<File>
  /** Sets a file of the previous shipper aside for Undo. */
  keepFormer: (field: UploadField, file: File) => Promise<boolean>
  /** Rejects if the file is gone. */
  readFormer: (field: UploadField, name: FileName) => Promise<File>
  /** Writes at once, because the page may be about to close. */
  flush: () => void
  /** Returns the function that stops listening. */
  onKept: (listener: (kept: Kept) => void) => () => void
  /** To be called on each edit: if another tab has this draft open too, it becomes a draft of its own. */
  edit: () => void
  /** Claims the draft for this tab. Returns the function that releases it. */
  hold: () => () => void
  /** Nothing is saved after this. A draft given up in one tab may go on in another that has it open. */
  close: (how: 'booked' | 'given up') => void
  isClosed: () => boolean
}

/** Opens an empty draft if the requested one is gone, or if this browser cannot store drafts. */
export async function openDraft(owner: string, id = readDraftId(owner)): Promise<Draft> {
  const older = takeOlderDraft(owner)
  if (older) {
    const draft = draftOf(owner, older.id, older.content)
    void draft.keep('texts', older.content.texts)
    return draft
  }
  if (id === null) return beginDraft(owner)
  try {
    return draftOf(owner, id, (await readDraft(owner, id))?.content ?? {})
  } catch {
    // A new id: the draft that could not be read may still be there and must not be overwritten.
    return beginDraft(owner)
  }
}

/** The tab remembers the draft's id only once there is something to save. */
export function beginDraft(owner: string): Draft {
  return draftOf(owner, newId(), {})
}

function draftOf(owner: string, openedId: string, opened: DraftContent): Draft {
  let id = openedId
  const content: DraftContent = { ...opened }
  const fileNames = readFileNames(opened.fileNames)
  const names: FileNames = { ...fileNames }
  let isClosed = false
  let isEdited = false
  /** The tab was duplicated; which of the two is the copy does not matter. */
  let isShared = false
  let isHeld = false
  let release = () => {}
  const listeners = new Set<(kept: Kept) => void>()
  /** Files changed since the last write; null for a removed one. */
  let changedFiles = new Map<FileSlot, Bytes | null>()
  const lostFiles = new Set<FileSlot>()
  /** What was last put into each slot: a write that is overtaken must not bring back what stood there before. */
  const standing = new Map<FileSlot, Bytes | null>()
  let copyOf: string | null = null
  /** Asked for and not on disk yet: writes may overlap, and only the last of them completes the draft. */
  let unsaved = 0
  let outcome: Kept = 'nothing'

  const tell = (kept: Kept) => {
    if (isClosed) return
    for (const listener of listeners) listener(kept)
  }
  const isEmpty = () => Object.values(content).every((value) => value === undefined)

  const write = async (isLatest: () => boolean): Promise<boolean> => {
    if (isClosed) return true
    const at = new Date()
    const target = id
    const files = changedFiles
    const original = copyOf
    changedFiles = new Map()
    copyOf = null
    const isOver = () => isClosed
    const isStanding = (slot: FileSlot, file: Bytes | null) => standing.get(slot) === file
    const writeWith = (changed: ReadonlyMap<FileSlot, Bytes | null>) =>
      writeDraft({ owner, id: target, content, files: changed, copyOf: original, isLatest, isStanding, isOver })
    try {
      if (isEmpty()) await removeDraft(owner, target)
      else await writeWith(files)
      for (const field of files.keys()) lostFiles.delete(field)
    } catch {
      for (const [field, file] of files) if (file) lostFiles.add(field)
      // Storage without room for a file may still have room for the texts.
      const isRest =
        files.size > 0 &&
        (await writeWith(new Map()).then(
          () => true,
          () => false,
        ))
      outcome = 'not kept'
      return isRest && [...files.values()].every((file) => file === null)
    }
    outcome = isEmpty() ? 'nothing' : lostFiles.size > 0 ? 'not kept' : at
    return true
  }
  const writes = latestWrites(write)
  const save = async (): Promise<boolean> => {
    if (isClosed) return true
    writeDraftId(owner, id)
    unsaved += 1
    tell('saving')
    const isKept = await writes.ask()
    unsaved -= 1
    if (unsaved === 0) tell(outcome)
    return isKept
  }
  const writeFile = (slot: FileSlot, file: Bytes | null): Promise<boolean> => {
    changedFiles.set(slot, file)
    standing.set(slot, file)
    return save().then((isKept) => isKept && !lostFiles.has(slot))
  }
  const readFile = async (slot: FileSlot, name: string, type: string) =>
    new File([await readDraftFile(owner, id, slot)], name, { type })
  const nameFile = (field: UploadField, file: KeptFileName | null) => {
    if (file) names[field] = file
    else delete names[field]
    content.fileNames = Object.keys(names).length > 0 ? names : undefined
  }
  const announce = (field: UploadField, { name, type, isPrepared }: FileName) => {
    nameFile(field, { name, type, isPrepared, isComing: true })
    void save()
    writes.flush()
  }

  const holdId = () => {
    release()
    const held = id
    draftsOfPage.open.add(held)
    const letGo = holdLock(draftLock(held), () => {
      isShared = true
      draftCopies.tell(held)
      // Typing began before the duplicate was noticed: the other tab's draft must not be overwritten.
      if (isEdited) part()
    })
    release = () => {
      letGo()
      draftsOfPage.open.delete(held)
    }
  }
  const part = () => {
    if (!isShared || isClosed) return
    isShared = false
    copyOf = id
    id = newId()
    if (isHeld) holdId()
    void save()
  }

  return {
    id: () => id,
    texts: readTexts(opened.texts),
    fileNames,
    read: (entry) => content[entry],
    keep: (entry, value) => {
      if (isClosed) return Promise.resolve(true)
      content[entry] = value
      return save()
    },
    keepFile: (field, file, isPrepared = false) => {
      if (isClosed) return Promise.resolve(true)
      const bytes = file && readAtOnce(file)
      const named = file && { name: file.name, type: file.type, isPrepared }
      // A file as it was chosen is new: its name is on disk before the file, which takes longer.
      if (named && !isPrepared) announce(field, named)
      nameFile(field, named)
      const kept = writeFile(field, bytes)
      writes.flush()
      return kept
    },
    keepFormer: (field, file) => (isClosed ? Promise.resolve(true) : writeFile(`former-${field}`, file)),
    readFormer: (field, { name, type }) => readFile(`former-${field}`, name, type),
    awaitFile: (field, file) => {
      if (!isClosed) announce(field, file)
    },
    readFile: (field) => {
      const { name = '', type = '', isComing = false } = names[field] ?? {}
      return isComing ? Promise.reject(new Error('It never came')) : readFile(field, name, type)
    },
    flush: writes.flush,
    onKept: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: () => {
      isEdited = true
      part()
    },
    hold: () => {
      isHeld = true
      holdId()
      const stopHearing = draftCopies.hear((copied) => {
        if (copied === id) isShared = true
      })
      const stopListening = onForgetting(() => {
        isClosed = true
      })
      return () => {
        isHeld = false
        release()
        stopHearing()
        stopListening()
      }
    },
    close: (how) => {
      if (isClosed) return
      isClosed = true
      removeDraftId(owner)
      // Another tab still works on it: it must not be removed, and logging out has to ask about it.
      if (how === 'given up' && isShared) return
      draftsOfPage.closed.add(id)
      removeDraft(owner, id).catch(() => undefined)
    },
    isClosed: () => isClosed,
  }
}

/** A file's bytes as they are now: it may change on disk before they are written. */
function readAtOnce(file: File): Bytes {
  const bytes = file.arrayBuffer()
  // Whoever writes them is told.
  bytes.catch(() => undefined)
  return { arrayBuffer: () => bytes }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')
}

function readFileNames(kept: unknown): FileNames {
  if (typeof kept !== 'object' || kept === null) return {}
  const names = kept as Partial<Record<UploadField, Partial<KeptFileName> | null>>
  return Object.fromEntries(
    uploadFields.flatMap((field) => {
      const { name, type, isPrepared, isComing } = names[field] ?? {}
      if (typeof name !== 'string' || typeof type !== 'string') return []
      const coming = isComing === true ? { isComing } : {}
      return [[field, { name, type, isPrepared: isPrepared === true, ...coming }]]
    }),
  )
}
