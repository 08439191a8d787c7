import * as z from 'zod/mini'
import { inTime } from '@/browser/browserDatabase'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { readDraftFile, removeDraftFile, writeDraftFile } from '@/session/drafts/draftFileStore'
import { newId } from './newId'
import { type SavedFile, savedFileSchema } from './savedFile'
import type { SaveTracker } from './saveTracker'

type SavedFiles = Partial<Record<UploadField, SavedFile>>

const savedFilesSchema = z.partialRecord(z.enum(uploadFields), savedFileSchema)

interface FilesOfDraft {
  owner: string
  id: string
  /** The names of the files as the draft has stored them. */
  stored: unknown
  tracker: SaveTracker
  /** Once true, nothing is written any more. */
  hasEnded: () => boolean
  /** Saves the names in the draft; undefined if there is no file. */
  saveNames: (files: SavedFiles | undefined) => Promise<void>
}

/** The files of a draft: their names are part of its content, their bytes are stored beside it. */
export function draftFiles({ owner, id, stored, tracker, hasEnded, saveNames }: FilesOfDraft) {
  let files: SavedFiles = savedFilesSchema.safeParse(stored).data ?? {}
  /** Files are written, removed and read one after the other. */
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = (fileId: string, work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return tracker.track(fileId, turn)
  }
  const nameFile = (field: UploadField, file: SavedFile | undefined): Promise<void> => {
    const { [field]: _former, ...others } = files
    files = file ? { ...others, [field]: file } : others
    return saveNames(Object.keys(files).length > 0 ? files : undefined)
  }

  return {
    file: (field: UploadField): SavedFile | undefined => files[field],
    /** `null` removes the file. */
    writeFile: async (field: UploadField, file: File | null): Promise<void> => {
      if (hasEnded()) return
      const former = files[field]
      if (former) void inTurn(former.id, () => removeDraftFile(owner, id, former.id))
      if (!file) return nameFile(field, undefined)
      const chosen = { id: newId(), name: file.name, type: file.type }
      // Read at once: it may change on disk before it is written.
      const bytes = file.arrayBuffer()
      bytes.catch(() => undefined)
      // Named before it is on disk, so that its loss in a reload is noticed.
      const named = nameFile(field, chosen)
      await inTurn(chosen.id, () => named.then(() => writeDraftFile(owner, id, chosen.id, bytes, () => !hasEnded())))
    },
    /** `undefined` takes a file out but leaves it on disk; naming it again restores it. */
    nameFile,
    /** Rejects if the file is gone. */
    readFile: async ({ id: fileId, name, type }: SavedFile): Promise<File> => {
      await inTime(queue)
      return new File([await readDraftFile(owner, id, fileId)], name, { type })
    },
    hasFailed: (): boolean => Object.values(files).some((file) => tracker.hasFailed(file.id)),
    /** Resolves once no file is on its way any more; rejects if the disk is late. */
    settled: () => inTime(queue),
  }
}
