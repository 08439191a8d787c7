import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/uploads'
import { onForgetting } from '../localTraces'
import { copyFiles, dropFile, dropFiles, keepFile, readFile, type FileName } from './draftFiles'
import { holdLock } from './holdLock'
import { readEntry, removeEntries, writeEntry } from './tabStorage'

type FileNames = Partial<Record<UploadField, FileName>>

/** A booking that is not finished, as this tab keeps it (design 5). */
export interface Draft {
  /** Names the draft, in this tab and in the copies that duplicating the tab makes. */
  id: () => string
  /** The texts that were typed when the draft was opened. */
  texts: Partial<BookingForm>
  /** The files that had been chosen by then. */
  fileNames: FileNames
  /** @returns whether the texts are kept; false where storage is full or forbidden */
  keepTexts: (form: BookingForm) => boolean
  /** Nothing stands in the form any more. */
  dropTexts: () => void
  /** Keeps a file, or (null) forgets it. @returns whether that worked */
  keepFile: (field: UploadField, file: File | null) => Promise<boolean>
  /** Rejects where the file is gone. */
  readFile: (field: UploadField) => Promise<File>
  /** Somebody types: a duplicate becomes a draft of its own. */
  edit: () => void
  /** Claims the draft for this tab. @returns ends the claim */
  hold: () => () => void
  /** The booking is made, or given up: nothing of it is kept, and nothing is written any more. */
  close: () => void
}

/**
 * Goes on with the tab's draft, or begins one.
 *
 * @param username whose booking it is
 */
export function openDraft(username: string): Draft {
  const keptId = readEntry('draft-id', username)
  let id = typeof keptId === 'string' ? keptId : newId()
  if (id !== keptId) writeEntry('draft-id', username, id)
  const fileNames = readFileNames(username)
  const names: FileNames = { ...fileNames }
  let isClosed = false
  let isCopy = false
  /** One after the other: a file that is removed at once must not be written after all. */
  let work: Promise<unknown> = Promise.resolve()
  const inTurn = (job: () => Promise<unknown>): Promise<boolean> => {
    const done = work.then(async () => {
      if (!isClosed) await job()
    })
    work = done.catch(() => undefined)
    return done.then(
      () => true,
      () => false,
    )
  }

  return {
    id: () => id,
    texts: readTexts(username),
    fileNames,
    keepTexts: (form) => isClosed || writeEntry('draft', username, form),
    dropTexts: () => {
      if (!isClosed) removeEntries(username, 'draft')
    },
    keepFile: (field, file) => {
      if (isClosed) return Promise.resolve(true)
      if (file) names[field] = { name: file.name, type: file.type }
      else delete names[field]
      const isNamed = writeEntry('draft-files', username, names)
      return inTurn(() => (file ? keepFile(id, field, file) : dropFile(id, field))).then((isKept) => isKept && isNamed)
    },
    readFile: (field) => readFile(id, field, names[field] ?? { name: '', type: '' }),
    edit: () => {
      if (!isCopy || isClosed) return
      isCopy = false
      const original = id
      id = newId()
      writeEntry('draft-id', username, id)
      void inTurn(() => copyFiles(original, id))
    },
    hold: () => {
      const release = holdLock(`draft:${id}`, () => {
        isCopy = true
      })
      const stopListening = onForgetting(() => {
        isClosed = true
      })
      return () => {
        release()
        stopListening()
      }
    },
    close: () => {
      if (isClosed) return
      isClosed = true
      removeEntries(username, 'draft', 'draft-id', 'draft-files', 'sending')
      const closed = id
      void work.then(() => dropFiles(closed)).catch(() => undefined)
    },
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')
}

function readTexts(username: string): Partial<BookingForm> {
  const kept = readEntry('draft', username)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isLikeTheForm(name, value)))
}

/** A draft of an earlier release may have other fields: what does not fit the form is left out. */
function isLikeTheForm(name: string, value: unknown): boolean {
  const empty: Record<string, unknown> = { ...emptyBookingForm('', '') }
  const example = empty[name]
  if (typeof example === 'string') return typeof value === 'string'
  const cells = Array.isArray(example) ? Object.keys(example[0] as object) : []
  return (
    cells.length > 0 &&
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row: unknown) =>
      cells.every((cell) => typeof (row as Record<string, unknown> | null)?.[cell] === 'string'),
    )
  )
}

function readFileNames(username: string): FileNames {
  const kept = readEntry('draft-files', username)
  if (typeof kept !== 'object' || kept === null) return {}
  const names = kept as Partial<Record<UploadField, Partial<FileName> | null>>
  return Object.fromEntries(
    uploadFields.flatMap((field) => {
      const { name, type } = names[field] ?? {}
      return typeof name === 'string' && typeof type === 'string' ? [[field, { name, type }]] : []
    }),
  )
}
