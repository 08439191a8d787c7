import { browserDatabase, type Change, type StoreName } from '@/browser/browserDatabase'
import { seal, sealJson, unseal, unsealJson, type Sealed } from './localTraces'

/** What a draft holds besides the files themselves. */
/** `bookings`: a file of shipments, which is no draft of the form. */
export type DraftEntry = 'texts' | 'files' | 'filled' | 'sending' | 'held' | 'bookings'
export type DraftContent = Partial<Record<DraftEntry, unknown>>

/** The number that a draft was last sent under. Holds nothing about the customers. */
export interface Sent {
  /** Of the draft as it was sent: an unchanged copy of it in another tab has the same. */
  version: string
  airwayBillNo: string
  /** The shipment's; null until it is booked. */
  id: string | null
  /** Milliseconds since 1970. */
  at: number
}

export interface KeptDraft {
  id: string
  /** Another one after each edit. */
  version: string
  sent: Sent | null
  content: DraftContent
}

/** The key has the ids of owner and draft in plain text; the content is encrypted. */
interface KeptRow {
  /** When it was last written, in milliseconds since 1970. */
  at: number
  version: string
  sent: Sent | null
  /** Null once the draft is booked or given up: for its copies, what was sent is remembered longer. */
  sealed: Sealed | null
}

const ofOwner = (owner: string) => `${encodeURIComponent(owner)}/`
const keyOf = (owner: string, id: string) => ofOwner(owner) + id
const fileKeyOf = (owner: string, id: string, file: string) => `${keyOf(owner, id)}/${file}`
const isOfDraft = (key: string, draft: string) => key === draft || key.startsWith(`${draft}/`)

/** Name of the lock held by the tab that works on the draft. */
export const draftLock = (id: string) => `draft:${id}`

/** Ids of the drafts that this page has open. */
export const openHere = new Set<string>()

/** Reads wait for the writes and removals of this page. */
let underWay: Promise<unknown> = Promise.resolve()

function noted<Result>(work: Promise<Result>): Promise<Result> {
  underWay = Promise.allSettled([underWay, work])
  return work
}

async function rows(owner: string): Promise<[string, KeptRow][]> {
  await underWay
  const all = (await browserDatabase.readAll('drafts')) as [string, KeptRow][]
  const beginning = ofOwner(owner)
  return all.flatMap(([key, row]) => (key.startsWith(beginning) ? [[key.slice(beginning.length), row]] : []))
}

async function draftOf(owner: string, id: string, { version, sent, sealed }: KeptRow): Promise<KeptDraft | null> {
  if (!sealed) return null
  try {
    return { id, version, sent, content: (await unsealJson(owner, sealed)) as DraftContent }
  } catch {
    return null
  }
}

/** Null if the draft is gone or cannot be read. */
export async function readDraft(owner: string, id: string): Promise<KeptDraft | null> {
  await underWay
  const row = (await browserDatabase.read('drafts', keyOf(owner, id))) as KeptRow | undefined
  return row ? draftOf(owner, id, row) : null
}

export const isEmptyDraft = (content: DraftContent) => Object.values(content).every((value) => value === undefined)

/**
 * Resolves once it is on disk. An empty draft is removed.
 *
 * @param isLatest asked after sealing, just before writing
 */
export function writeDraft(
  owner: string,
  { id, version, sent, content }: KeptDraft,
  isLatest: () => boolean,
): Promise<void> {
  const write = async () => {
    const row: KeptRow | undefined = isEmptyDraft(content)
      ? undefined
      : { at: Date.now(), version, sent, sealed: await sealJson(owner, content) }
    if (isLatest()) await browserDatabase.apply([{ store: 'drafts', key: keyOf(owner, id), value: row }])
  }
  return noted(write())
}

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
  return noted(write())
}

export const removeDraftFile = (owner: string, id: string, file: string): Promise<void> =>
  noted(browserDatabase.apply([{ store: 'files', key: fileKeyOf(owner, id, file) }]))

/** Rejects if the file is gone or cannot be read. */
export async function readDraftFile(owner: string, id: string, file: string): Promise<ArrayBuffer> {
  const sealed = (await browserDatabase.read('files', fileKeyOf(owner, id, file))) as Sealed | undefined
  if (!sealed) throw new Error('The file is gone')
  return unseal(owner, sealed)
}

/** A draft that another tab has open becomes a second one. @returns null if there is none */
export async function copyDraft(owner: string, from: string, to: string): Promise<KeptDraft | null> {
  await underWay
  const [original, copy] = [keyOf(owner, from), keyOf(owner, to)]
  const row = (await browserDatabase.read('drafts', original)) as KeptRow | undefined
  if (!row) return null
  const keys = (await browserDatabase.keys('files')).filter((key) => isOfDraft(key, original))
  const files = keys.map(async (key): Promise<Change> => ({
    store: 'files',
    key: key.replace(original, copy),
    value: await browserDatabase.read('files', key),
  }))
  await browserDatabase.apply([...(await Promise.all(files)), { store: 'drafts', key: copy, value: row }])
  return draftOf(owner, to, row)
}

/** Removes a draft with its files; what was sent is remembered. */
export function removeDraft(owner: string, id: string, sent: Sent | null = null): Promise<void> {
  const draft = keyOf(owner, id)
  const remembered: KeptRow | null = sent && { at: Date.now(), version: sent.version, sent, sealed: null }
  return noted(
    removeWhere(['drafts', 'files'], (key) => isOfDraft(key, draft), [
      { store: 'drafts', key: draft, value: remembered ?? undefined },
    ]),
  )
}

async function removeWhere(
  stores: readonly StoreName[],
  isMeant: (key: string, store: StoreName) => boolean,
  changes: readonly Change[] = [],
): Promise<void> {
  const removed = stores.map(async (store) =>
    (await browserDatabase.keys(store)).filter((key) => isMeant(key, store)).map((key) => ({ store, key })),
  )
  await browserDatabase.apply([...(await Promise.all(removed)).flat(), ...changes])
}

/** What this browser has sent of the user's drafts in the last days, by whichever tab: the latest first. */
export async function sentDrafts(owner: string): Promise<readonly Sent[]> {
  return (await rows(owner)).flatMap(([, { sent }]) => sent ?? []).sort((one, other) => other.at - one.at)
}

/** Removes the drafts of all users but `owner`, and the keys to them. */
export async function forgetOtherDrafts(owner: string): Promise<void> {
  await removeWhere(['drafts', 'files', 'keys'], (key, store) =>
    store === 'keys' ? key !== owner : !key.startsWith(ofOwner(owner)),
  )
}

/** Ids of the drafts that some tab works on. */
async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.replace(draftLock(''), '')))
}

/** With only a picked customer, or with all text deleted again, a draft is not worth going on with. */
export const hasWork = ({ texts, files, sending }: DraftContent) =>
  [texts, files, sending].some((entry) => entry !== undefined)

/** A file of shipments. */
export const hasBookings = ({ bookings }: DraftContent) => bookings !== undefined

/** All but this page's own, newest first; `isOpen`: another tab works on it. Rejects if that cannot be found out. */
export async function otherDrafts(
  owner: string,
  isMeant = hasWork,
): Promise<(KeptDraft & { at: number; isOpen: boolean })[]> {
  const others = (await rows(owner)).filter(([id]) => !openHere.has(id))
  const open = await openDrafts()
  const drafts = await Promise.all(
    others.map(async ([id, row]) => {
      const draft = await draftOf(owner, id, row)
      return draft && isMeant(draft.content) ? [{ ...draft, at: row.at, isOpen: open.has(id) }] : []
    }),
  )
  return drafts.flat().sort((one, other) => other.at - one.at)
}

/** Milliseconds (a week) after which a draft that no tab works on is removed. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

export async function sweepDrafts(now = Date.now()): Promise<void> {
  // Files are listed first: one written after that is not in the list, and so cannot be mistaken for an orphan.
  const files = await browserDatabase.keys('files')
  const drafts = (await browserDatabase.readAll('drafts')) as [string, KeptRow][]
  const open = await openDrafts()
  const isOld = ([key, { at }]: [string, KeptRow]) => now - at > KEPT_FOR && !open.has(key.slice(key.indexOf('/') + 1))
  const kept = drafts.filter((draft) => !isOld(draft)).map(([key]) => key)
  await browserDatabase.apply([
    ...drafts.filter(isOld).map(([key]) => ({ store: 'drafts' as const, key })),
    ...files
      .filter((key) => !kept.some((draft) => isOfDraft(key, draft)))
      .map((key) => ({ store: 'files' as const, key })),
  ])
}
