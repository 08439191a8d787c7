import type { UploadField } from '@/domain/booking/uploads'
import { browserDatabase } from '../browserDatabase'
import { seal, unseal, type Sealed } from './draftKey'

/**
 * Files of drafts: in the browser's database, encrypted with a key that only the tab holds. Their names stand with the
 * draft's text in the tab's own storage.
 */
interface KeptFile extends Sealed {
  /** Milliseconds; tells leftovers of tabs that are gone. */
  at: number
}

/** A file of the booking, or of the shipper who stood in it before. */
type FileSlot = UploadField | `former-${UploadField}`

const keyOf = (draftId: string, field: FileSlot) => `${draftId}/${field}`

/** Writes a file down. Rejects where that is not possible. */
export async function keepFile(draftId: string, field: FileSlot, file: File): Promise<void> {
  const sealed = await seal(await file.arrayBuffer())
  await browserDatabase.write('files', keyOf(draftId, field), { ...sealed, at: Date.now() } satisfies KeptFile)
}

/** Gives another draft of this tab its own copies. */
export async function copyFiles(fromId: string, toId: string): Promise<void> {
  for (const key of await browserDatabase.keys('files')) {
    if (!key.startsWith(`${fromId}/`)) continue
    const kept = await browserDatabase.read('files', key)
    if (kept) await browserDatabase.write('files', key.replace(fromId, toId), kept)
  }
}

/** Forgets one file. */
export async function dropFile(draftId: string, field: FileSlot): Promise<void> {
  await browserDatabase.remove('files', keyOf(draftId, field))
}

/** Forgets all files of a draft. */
export async function dropFiles(draftId: string): Promise<void> {
  const keys = await browserDatabase.keys('files')
  const own = keys.filter((key) => key.startsWith(`${draftId}/`))
  await Promise.all(own.map((key) => browserDatabase.remove('files', key)))
}

/** What is known of a kept file without reading it. */
export interface FileName {
  name: string
  type: string
}

/** Brings a kept file back. Rejects where it is gone or cannot be read. */
export async function readFile(draftId: string, field: FileSlot, { name, type }: FileName): Promise<File> {
  const kept = (await browserDatabase.read('files', keyOf(draftId, field))) as KeptFile | undefined
  if (!kept) throw new Error('The file is gone')
  return new File([await unseal(kept)], name, { type })
}

/** A tab that crashed may come back after a weekend; later nobody has the key any more. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

/** Removes what tabs left behind that are long gone. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  for (const key of await browserDatabase.keys('files')) {
    const kept = (await browserDatabase.read('files', key)) as KeptFile | undefined
    if (kept && now - kept.at > KEPT_FOR) await browserDatabase.remove('files', key)
  }
}
