import { browserDatabase, type Change, type StoreName } from '@/browser/browserDatabase'
import { seal, unseal, type Sealed } from './userKey'

/** What a draft holds besides the files themselves. */
export type DraftEntry = 'texts' | 'fileNames' | 'filled' | 'sending'
export type DraftContent = Partial<Record<DraftEntry, unknown>>

export interface KeptDraft {
  id: string
  /** When it was last written, in milliseconds since 1970. */
  at: number
  content: DraftContent
}

/** The key contains the ids of owner and draft in plain text; the content is encrypted. */
interface KeptRow extends Sealed {
  at: number
}

const ofOwner = (owner: string) => `${encodeURIComponent(owner)}/`
const keyOf = (owner: string, id: string) => ofOwner(owner) + id
const fileKeyOf = (owner: string, id: string, field: string) => `${keyOf(owner, id)}/${field}`
const isOfDraft = (key: string, draft: string) => key === draft || key.startsWith(`${draft}/`)

/** Name of the lock held by the tab that works on the draft. */
export const draftLock = (id: string) => `draft:${id}`

/** Ids of the drafts that this page has open, or has closed. */
export const draftsOfPage = { open: new Set<string>(), closed: new Set<string>() }

/** Null if the draft is gone or cannot be read. */
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

interface DraftChange<Slot extends string> {
  owner: string
  id: string
  content: DraftContent
  /** Null for a file that was removed. */
  files: ReadonlyMap<Slot, Pick<Blob, 'arrayBuffer'> | null>
  /** The draft whose files this one gets copies of. */
  copyOf: string | null
  /** Asked after sealing: is this content still the latest, is this file, and has the draft been closed? */
  isLatest: () => boolean
  isStanding: (field: Slot, file: Pick<Blob, 'arrayBuffer'> | null) => boolean
  isOver: () => boolean
}

/** Reads wait for these writes and removals of this page. */
const underWay = new Set<Promise<void>>()

async function noted(work: Promise<void>): Promise<void> {
  underWay.add(work)
  try {
    await work
  } finally {
    underWay.delete(work)
  }
}

/** Writes all or nothing; resolves once it is on disk. */
export function writeDraft<Slot extends string>(change: DraftChange<Slot>): Promise<void> {
  return noted(sealAndWrite(change))
}

async function sealAndWrite<Slot extends string>(change: DraftChange<Slot>): Promise<void> {
  const { owner, id, content, files, copyOf, isLatest, isStanding, isOver } = change
  const at = Date.now()
  const row: KeptRow = { ...(await seal(owner, new TextEncoder().encode(JSON.stringify(content)))), at }
  const changes: Change[] = copyOf === null ? [] : await copiesOf(owner, copyOf, id)
  const sealed = new Map<Slot, Sealed>()
  for (const [field, file] of files) if (file) sealed.set(field, await seal(owner, await file.arrayBuffer()))
  if (isOver()) return
  for (const [field, file] of files) {
    if (isStanding(field, file))
      changes.push({ store: 'files', key: fileKeyOf(owner, id, field), value: sealed.get(field) })
  }
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

/** Rejects if the file is gone or cannot be read. */
export async function readDraftFile(owner: string, id: string, field: string): Promise<ArrayBuffer> {
  const kept = (await browserDatabase.read('files', fileKeyOf(owner, id, field))) as Sealed | undefined
  if (!kept) throw new Error('The file is gone')
  return unseal(owner, kept)
}

export function removeDraft(owner: string, id: string): Promise<void> {
  return noted(removeWhere((key) => isOfDraft(key, keyOf(owner, id)), ['drafts', 'files']))
}

async function removeWhere(isMeant: (key: string) => boolean, stores: readonly StoreName[]): Promise<void> {
  const changes = await Promise.all(
    stores.map(async (store) => (await browserDatabase.keys(store)).filter(isMeant).map((key) => ({ store, key }))),
  )
  await browserDatabase.apply(changes.flat())
}

/** Removes the drafts of all users but `owner`, and the keys to them. */
export async function forgetOtherDrafts(owner: string): Promise<void> {
  await removeWhere((key) => !key.startsWith(ofOwner(owner)), ['drafts', 'files'])
  await removeWhere((key) => key !== owner, ['keys'])
}

/** Ids of the drafts whose lock some tab holds or waits for. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].map(({ name = '' }) => name.replace(draftLock(''), '')))
}

/** With only a picked customer, or with all text deleted again, a draft is not worth going on with. */
const hasWork = ({ texts, fileNames, sending }: DraftContent) =>
  [texts, fileNames, sending].some((entry) => entry !== undefined)

/** All but this page's own, newest first; `isHeld`: another tab works on it. Rejects if that cannot be found out. */
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

/** Milliseconds (a week) after which a draft that no tab works on is removed. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

export async function sweepDrafts(now = Date.now()): Promise<void> {
  // Files are listed first: one written after that is not in the list, and so cannot be mistaken for an orphan.
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
