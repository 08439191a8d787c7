import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import { onForgetting } from '../localTraces'
import { copyFiles, dropFile, dropFiles, keepFile, readFile, type FileName } from './draftFiles'
import { draftCopies } from './bookedElsewhere'
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
  /** A file was chosen and is being made ready: its name alone is kept, so that its loss would be told. */
  awaitFile: (field: UploadField, file: File) => void
  /** Rejects where the file is gone. */
  readFile: (field: UploadField) => Promise<File>
  /** What was kept of how the sections were filled when the draft was opened, whatever it may be; null for nothing. */
  filled: unknown
  /** Keeps how the sections were filled, and what Undo brings back; null forgets it. */
  keepFilled: (filled: object | null) => void
  /** Keeps a file that Undo may bring back. */
  keepFormer: (field: UploadField, file: File) => Promise<boolean>
  /** Brings it back, under its name. Rejects where it is gone. */
  readFormer: (field: UploadField, name: FileName) => Promise<File>
  /** Somebody types: a draft that stands in another tab as well becomes one of its own. */
  edit: () => void
  /** Claims the draft for this tab. @returns ends the claim */
  hold: () => () => void
  /**
   * The booking is made, or given up: nothing of it is kept, and nothing is written any more. What is given up in one tab
   * may go on in the other that has it.
   */
  close: (how: 'booked' | 'given up') => void
  isClosed: () => boolean
}

/**
 * Goes on with the tab's draft, or begins one.
 *
 * @param owner whose booking it is
 */
export function openDraft(owner: string): Draft {
  const keptId = readEntry('draft-id', owner)
  let id = typeof keptId === 'string' ? keptId : newId()
  if (id !== keptId) writeEntry('draft-id', owner, id)
  const fileNames = readFileNames(owner)
  const names: FileNames = { ...fileNames }
  let isClosed = false
  /** The tab was duplicated: another one has the draft as well, whichever of them is the copy. */
  let isShared = false
  let isHeld = false
  let release = () => {}
  const holdId = () => {
    release()
    const held = id
    release = holdLock(`draft:${held}`, () => {
      isShared = true
      draftCopies.tell(held)
    })
  }
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
    texts: readTexts(owner),
    fileNames,
    keepTexts: (form) => isClosed || writeEntry('draft', owner, form),
    dropTexts: () => {
      if (!isClosed) removeEntries(owner, 'draft')
    },
    keepFile: (field, file) => {
      if (isClosed) return Promise.resolve(true)
      if (file) names[field] = { name: file.name, type: file.type }
      else delete names[field]
      const isNamed = writeEntry('draft-files', owner, names)
      return inTurn(() => (file ? keepFile(id, field, file) : dropFile(id, field))).then((isKept) => isKept && isNamed)
    },
    awaitFile: (field, { name, type }) => {
      if (isClosed) return
      names[field] = { name, type }
      writeEntry('draft-files', owner, names)
      void inTurn(() => dropFile(id, field))
    },
    readFile: (field) => readFile(id, field, names[field] ?? { name: '', type: '' }),
    filled: readEntry('filled', owner),
    keepFilled: (filled) => {
      if (isClosed) return
      if (filled) writeEntry('filled', owner, filled)
      else removeEntries(owner, 'filled')
    },
    keepFormer: (field, file) => inTurn(() => keepFile(id, `former-${field}`, file)),
    readFormer: (field, name) => readFile(id, `former-${field}`, name),
    edit: () => {
      if (!isShared || isClosed) return
      isShared = false
      const original = id
      id = newId()
      if (isHeld) holdId()
      writeEntry('draft-id', owner, id)
      void inTurn(() => copyFiles(original, id))
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
      removeEntries(owner, 'draft', 'draft-id', 'draft-files', 'sending')
      removeEntries(owner, 'filled')
      const closed = id
      if (how === 'booked' || !isShared) void work.then(() => dropFiles(closed)).catch(() => undefined)
    },
    isClosed: () => isClosed,
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')
}

function readTexts(owner: string): Partial<BookingForm> {
  const kept = readEntry('draft', owner)
  if (typeof kept !== 'object' || kept === null) return {}
  return likeTheForm(kept)
}

/** Of what was kept, the fields that fit the form. */
export function likeTheForm(kept: object): Partial<BookingForm> {
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

function readFileNames(owner: string): FileNames {
  const kept = readEntry('draft-files', owner)
  if (typeof kept !== 'object' || kept === null) return {}
  const names = kept as Partial<Record<UploadField, Partial<FileName> | null>>
  return Object.fromEntries(
    uploadFields.flatMap((field) => {
      const { name, type } = names[field] ?? {}
      return typeof name === 'string' && typeof type === 'string' ? [[field, { name, type }]] : []
    }),
  )
}
