import { browserDatabase, inTime } from '@/browser/browserDatabase'
import { seal, unseal } from '../sealing'
import { fileKeyOf, sealedSchema } from './draftRow'
import { tracked } from './draftWrites'

/** @param isWanted asked after sealing, just before writing */
export function writeDraftFile(
  owner: string,
  id: string,
  file: string,
  bytes: Promise<ArrayBuffer>,
  isWanted: () => boolean,
): Promise<void> {
  const write = async () => {
    const value = await seal(owner, await bytes)
    if (isWanted()) await browserDatabase.apply([{ store: 'files', key: fileKeyOf(owner, id, file), value }])
  }
  return tracked(write())
}

export const removeDraftFile = (owner: string, id: string, file: string): Promise<void> =>
  tracked(browserDatabase.apply([{ store: 'files', key: fileKeyOf(owner, id, file) }]))

/** Rejects if the file is gone or cannot be read. */
export async function readDraftFile(owner: string, id: string, file: string): Promise<ArrayBuffer> {
  const read = async () => {
    const stored = await browserDatabase.read('files', fileKeyOf(owner, id, file))
    const sealed = sealedSchema.safeParse(stored).data
    if (!sealed) throw new Error('The file is gone')
    return unseal(owner, sealed)
  }
  return inTime(read())
}
