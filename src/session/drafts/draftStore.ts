import { browserDatabase, type Change, inTime } from '@/browser/browserDatabase'
import { sealJson, unsealJson } from '../sealing'
import {
  contentSchema,
  type DraftContent,
  isOfDraft,
  keyOf,
  keyPrefixOf,
  readRow,
  type StoredDraft,
  type StoredRow,
} from './draftRow'
import { tracked, writesDone } from './draftWrites'

/** The rows of a user, by the ids of their drafts. */
export async function readRows(owner: string): Promise<[string, StoredRow][]> {
  await writesDone()
  const beginning = keyPrefixOf(owner)
  return (await browserDatabase.readAll('drafts')).flatMap(([key, stored]) => {
    const row = key.startsWith(beginning) ? readRow(key, stored) : null
    return row ? [[key.slice(beginning.length), row]] : []
  })
}

/** Null if the draft is booked, or cannot be read. */
export async function unsealDraft(
  owner: string,
  id: string,
  { version, sent, sealed }: StoredRow,
): Promise<StoredDraft | null> {
  if (!sealed) return null
  try {
    const content = contentSchema.safeParse(await unsealJson(owner, sealed)).data
    return content ? { id, version, sent, content } : null
  } catch {
    return null
  }
}

/** Null if the draft is gone, booked, or cannot be read. */
export const readDraft = (owner: string, id: string): Promise<StoredDraft | null> => inTime(readDraftOf(owner, id))

async function readDraftOf(owner: string, id: string): Promise<StoredDraft | null> {
  await writesDone()
  const key = keyOf(owner, id)
  const row = readRow(key, await browserDatabase.read('drafts', key))
  return row ? unsealDraft(owner, id, row) : null
}

/** Whether a draft has nothing to store. */
export const isEmptyDraft = (content: DraftContent) => Object.values(content).every((value) => value === undefined)

/**
 * Resolves once it is on disk. An empty draft is removed.
 *
 * @param isLatest asked after sealing, just before writing
 */
export function writeDraft(
  owner: string,
  { id, version, sent, content }: StoredDraft,
  isLatest: () => boolean,
): Promise<void> {
  const write = async () => {
    const row: StoredRow | undefined = isEmptyDraft(content)
      ? undefined
      : { at: Date.now(), version, sent, sealed: await sealJson(owner, content) }
    if (isLatest()) await browserDatabase.apply([{ store: 'drafts', key: keyOf(owner, id), value: row }])
  }
  return tracked(write())
}

/** Copies a draft that another tab has open. @returns null if there is none */
export const copyDraft = (owner: string, from: string, to: string): Promise<StoredDraft | null> =>
  inTime(copyDraftOf(owner, from, to))

async function copyDraftOf(owner: string, from: string, to: string): Promise<StoredDraft | null> {
  await writesDone()
  const [original, copy] = [keyOf(owner, from), keyOf(owner, to)]
  const row = readRow(original, await browserDatabase.read('drafts', original))
  if (!row?.sealed) return null
  const keys = (await browserDatabase.keys('files')).filter((key) => isOfDraft(key, original))
  const files = keys.map(async (key): Promise<Change> => ({
    store: 'files',
    key: key.replace(original, copy),
    value: await browserDatabase.read('files', key),
  }))
  await browserDatabase.apply([...(await Promise.all(files)), { store: 'drafts', key: copy, value: row }])
  return unsealDraft(owner, to, row)
}
