import { browserDatabase, type Change, type StoreName } from '@/browser/browserDatabase'
import { seal, unseal, type Sealed } from './userKey'

/** The parts of an unfinished booking besides the files themselves. */
export type DraftEntry = 'texts' | 'fileNames' | 'filled' | 'sending'
export type DraftContent = Partial<Record<DraftEntry, unknown>>

export interface KeptDraft {
  id: string
  /** When it was last written down, in milliseconds. */
  at: number
  content: DraftContent
}

/** Who it belongs to and which it is stand in the key, as ids; all else is sealed. */
interface KeptRow extends Sealed {
  at: number
}

const ofOwner = (owner: string) => `${encodeURIComponent(owner)}/`
const keyOf = (owner: string, id: string) => ofOwner(owner) + id
const fileKeyOf = (owner: string, id: string, field: string) => `${keyOf(owner, id)}/${field}`
const isOfDraft = (key: string, draft: string) => key === draft || key.startsWith(`${draft}/`)

/** The lock that a tab holds on the draft it works on. */
export const draftLock = (id: string) => `draft:${id}`

/** Drafts that this page works on itself, and those that it has closed. */
export const draftsOfPage = { open: new Set<string>(), closed: new Set<string>() }

/** @returns the draft; null where it is gone or cannot be read */
export async function readDraft(owner: string, id: string): Promise<KeptDraft | null> {
  await Promise.allSettled(underWay)
  const row = (await browserDatabase.read('drafts', keyOf(owner, id))) as KeptRow | undefined
  if (!row) return null
  try {
    const content = JSON.parse(new TextDecoder().decode(await unseal(owner, row))) as DraftContent | null
    return typeof content === 'object' && content !== null ? { id, at: row.at, content } : null
  } catch {
    return null
  }
}

interface DraftChange {
  owner: string
  id: string
  content: DraftContent
  /** What was chosen, and (null) what was removed. */
  files: ReadonlyMap<string, File | null>
  /** The draft whose files this one takes over. */
  copyOf: string | null
  /** Asked when all is sealed: whether the content is still the one to write, and whether anything is. */
  isLatest: () => boolean
  isOver: () => boolean
}

/** What this page is writing or removing: whoever reads comes after it. */
const underWay = new Set<Promise<void>>()

async function noted(work: Promise<void>): Promise<void> {
  underWay.add(work)
  try {
    await work
  } finally {
    underWay.delete(work)
  }
}

/** Writes a draft down with what has changed of its files, all or nothing. Resolves once it is on the disk. */
export function writeDraft(change: DraftChange): Promise<void> {
  return noted(sealAndWrite(change))
}

async function sealAndWrite(change: DraftChange): Promise<void> {
  const { owner, id, content, files, copyOf, isLatest, isOver } = change
  const at = Date.now()
  const row: KeptRow = { ...(await seal(owner, new TextEncoder().encode(JSON.stringify(content)))), at }
  const changes: Change[] = copyOf === null ? [] : await copiesOf(owner, copyOf, id)
  for (const [field, file] of files) {
    const key = fileKeyOf(owner, id, field)
    if (file) changes.push({ store: 'files', key, value: await seal(owner, await file.arrayBuffer()) })
    else changes.push({ store: 'files', key })
  }
  if (isOver()) return
  if (isLatest()) changes.push({ store: 'drafts', key: keyOf(owner, id), value: row })
  await browserDatabase.apply(changes)
}

async function copiesOf(owner: string, from: string, to: string): Promise<Change[]> {
  const original = keyOf(owner, from)
  const keys = (await browserDatabase.keys('files')).filter((key) => isOfDraft(key, original))
  return Promise.all(
    keys.map(async (key) => ({
      store: 'files' as const,
      key: key.replace(original, keyOf(owner, to)),
      value: await browserDatabase.read('files', key),
    })),
  )
}

/** Brings a kept file back. Rejects where it is gone or cannot be read. */
export async function readDraftFile(owner: string, id: string, field: string): Promise<ArrayBuffer> {
  const kept = (await browserDatabase.read('files', fileKeyOf(owner, id, field))) as Sealed | undefined
  if (!kept) throw new Error('The file is gone')
  return unseal(owner, kept)
}

/** Forgets a draft and its files. */
export function removeDraft(owner: string, id: string): Promise<void> {
  return noted(removeWhere((key) => isOfDraft(key, keyOf(owner, id)), ['drafts', 'files']))
}

async function removeWhere(isMeant: (key: string) => boolean, stores: readonly StoreName[]): Promise<void> {
  const changes = await Promise.all(
    stores.map(async (store) => (await browserDatabase.keys(store)).filter(isMeant).map((key) => ({ store, key }))),
  )
  await browserDatabase.apply(changes.flat())
}

/**
 * Forgets what other users have left in this browser: their drafts, and the keys to them.
 *
 * @param owner who works here now
 */
export async function forgetOtherDrafts(owner: string): Promise<void> {
  await removeWhere((key) => !key.startsWith(ofOwner(owner)), ['drafts', 'files'])
  await removeWhere((key) => key !== owner, ['keys'])
}

/** Ids of the drafts that a tab of this browser works on, or waits for. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].map(({ name = '' }) => name.replace(draftLock(''), '')))
}

/** Who was picked with nothing typed, or whose every text was taken out again, is nothing to go on with. */
const hasWork = ({ texts, fileNames, sending }: DraftContent) =>
  [texts, fileNames, sending].some((entry) => entry !== undefined)

/**
 * The user's unfinished bookings besides those of this page.
 *
 * @returns each with whether another tab works on it, the newest first; rejects where nobody can tell
 */
export async function otherDrafts(owner: string): Promise<(KeptDraft & { isHeld: boolean })[]> {
  const keys = (await browserDatabase.keys('drafts')).filter((key) => key.startsWith(ofOwner(owner)))
  const held = await heldDrafts()
  const ids = keys
    .map((key) => key.slice(ofOwner(owner).length))
    .filter((id) => !draftsOfPage.open.has(id) && !draftsOfPage.closed.has(id))
  const drafts = await Promise.all(ids.map((id) => readDraft(owner, id)))
  return drafts
    .flatMap((draft) => (draft && hasWork(draft.content) ? [{ ...draft, isHeld: held.has(draft.id) }] : []))
    .sort((one, other) => other.at - one.at)
}

/** Nobody comes back to a booking after so many milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

/** Removes drafts that nobody came back to, and files whose draft is gone. */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  // In this order: a file that comes in between belongs to a draft that is not judged.
  const files = await browserDatabase.keys('files')
  const drafts = await browserDatabase.keys('drafts')
  const held = await heldDrafts()
  const kept: string[] = []
  const gone: Change[] = []
  for (const key of drafts) {
    const row = (await browserDatabase.read('drafts', key)) as KeptRow | undefined
    const isOld = row !== undefined && now - row.at > KEPT_FOR && !held.has(key.slice(key.indexOf('/') + 1))
    if (isOld) gone.push({ store: 'drafts', key })
    else kept.push(key)
  }
  for (const key of files) {
    if (!kept.some((draft) => isOfDraft(key, draft))) gone.push({ store: 'files', key })
  }
  await browserDatabase.apply(gone)
}
