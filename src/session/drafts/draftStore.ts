import * as z from 'zod/mini'
import { browserDatabase, type Change, inTime } from '@/browser/browserDatabase'
import { currentAge, isOutdated } from '@/domain/booking/draftAge'
import { type FinishedDraft, finishedDrafts, isFinished, type Sent, sentSchema } from './finishedDrafts'
import { seal, type Sealed, sealJson, unseal, unsealJson } from '../sealing'

/**
 * `bookings` is a file of shipments, which is not a draft of the form; `cleared`, a form of which only defaults have been
 * emptied, which is not work.
 */
const entries = ['texts', 'cleared', 'files', 'filled', 'sending', 'held', 'bookings'] as const
/** A part of a draft that is stored under a name of its own. */
export type DraftEntry = (typeof entries)[number]

/** The contents of a draft, apart from the files themselves. */
type DraftContent = Partial<Record<DraftEntry, unknown>>

const contentSchema = z.partialRecord(z.enum(entries), z.unknown())

/** A draft as it is read from the disk. */
export interface StoredDraft {
  id: string
  /** Changes with each edit. */
  version: string
  sent: Sent | null
  content: DraftContent
}

const sealedSchema = z.object({
  iv: z.custom<Sealed['iv']>((iv) => ArrayBuffer.isView(iv)),
  content: z.custom<ArrayBuffer>((content) => Object.prototype.toString.call(content) === '[object ArrayBuffer]'),
})

/** The key has the ids of owner and draft in plain text; the content is encrypted. */
const rowSchema = z.object({
  /** When it was last written, in milliseconds since 1970. */
  at: z.number(),
  version: z.string(),
  sent: z.nullable(sentSchema),
  /**
   * Null once the draft is booked or discarded. The record of what was sent is stored longer, for copies of the draft.
   */
  sealed: z.nullable(sealedSchema),
  /** How old it was, in milliseconds, when it was last looked at, and when that was (`currentAge`). */
  age: z.optional(z.number()),
  seen: z.optional(z.number()),
})
type StoredRow = z.infer<typeof rowSchema>

/**
 * Reads a stored draft; null if it is not one. A draft that was booked without later edits has no content, as it is
 * being removed.
 */
function readRow(key: string, stored: unknown): StoredRow | null {
  const row = rowSchema.safeParse(stored).data
  if (!row) return null
  const { sent, version } = row
  const isBooked = sent !== null && sent.id !== null && sent.version === version
  return isBooked || isFinished(key) ? { ...row, sealed: null } : row
}

const keyPrefixOf = (owner: string) => `${encodeURIComponent(owner)}/`
const keyOf = (owner: string, id: string) => keyPrefixOf(owner) + id
const fileKeyOf = (owner: string, id: string, file: string) => `${keyOf(owner, id)}/${file}`
const isOfDraft = (key: string, draft: string) => key === draft || key.startsWith(`${draft}/`)

/** Name of the lock held by the tab that works on the draft. */
export const draftLock = (id: string) => `draft:${id}`

/** Ids of the drafts that this page has open. */
export const openHere = new Set<string>()

/** The writes and removals of this page, for which its reads wait. */
let pendingWrites: Promise<unknown> = Promise.resolve()

function tracked<Result>(work: Promise<Result>): Promise<Result> {
  // A read that the disk never answers must not block the others forever.
  pendingWrites = Promise.allSettled([pendingWrites, inTime(work)])
  return work
}

async function readRows(owner: string): Promise<[string, StoredRow][]> {
  await pendingWrites
  const beginning = keyPrefixOf(owner)
  return (await browserDatabase.readAll('drafts')).flatMap(([key, stored]) => {
    const row = key.startsWith(beginning) ? readRow(key, stored) : null
    return row ? [[key.slice(beginning.length), row]] : []
  })
}

async function unsealDraft(
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
  await pendingWrites
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

/** Copies a draft that another tab has open. @returns null if there is none */
export const copyDraft = (owner: string, from: string, to: string): Promise<StoredDraft | null> =>
  inTime(copyDraftOf(owner, from, to))

async function copyDraftOf(owner: string, from: string, to: string): Promise<StoredDraft | null> {
  await pendingWrites
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

/**
 * Removes a draft with its files; the record of what was sent stays. From this call on no tab finds the draft, even
 * after a crash, and the removal is repeated until it has succeeded.
 */
export function removeDraft(owner: string, id: string, sent: Sent | null = null): void {
  finishedDrafts.add({ key: keyOf(owner, id), sent })
  removeFinishedDrafts()
}

/** Pauses after failed removals, in milliseconds: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/**
 * Milliseconds before a removal that is not answered is repeated; long, so that a slow disk does not get more and more
 * work.
 */
const REMOVAL_TIMEOUT_MS = 300_000

let isRemoving = false
let tryNow = () => {}

/** Removes finished drafts, also those left by a crash: all of them in one transaction. */
export function removeFinishedDrafts(): void {
  if (isRemoving) tryNow()
  else void removeUntilGone()
}

async function removeUntilGone(): Promise<void> {
  isRemoving = true
  for (let pause = FIRST_PAUSE_MS; finishedDrafts.all().length > 0;) {
    const finished = finishedDrafts.all()
    try {
      await inTime(tracked(remove(finished)), REMOVAL_TIMEOUT_MS)
      finished.forEach(finishedDrafts.drop)
      pause = FIRST_PAUSE_MS
    } catch {
      const wait = pause
      await new Promise<void>((resolve) => {
        tryNow = resolve
        setTimeout(resolve, wait)
      })
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }
  isRemoving = false
}

async function remove(finished: readonly FinishedDraft[]): Promise<void> {
  // Without a database, nothing was stored.
  if (typeof indexedDB === 'undefined') return
  const at = Date.now()
  const remembered = (sent: Sent | null): StoredRow | undefined =>
    sent ? { at, version: sent.version, sent, sealed: null } : undefined
  await browserDatabase.revise(({ files }) => [
    ...files
      .filter((file) => finished.some(({ key }) => isOfDraft(file, key)))
      .map((key) => ({ store: 'files' as const, key })),
    ...finished.map(({ key, sent }) => ({ store: 'drafts' as const, key, value: remembered(sent) })),
  ])
}

/**
 * Records immediately, however slow the disk is, that a draft has been booked: from now on no tab offers or opens it.
 *
 * @returns false if the record lasts only as long as this page
 */
export const noteBooked = (owner: string, id: string, sent: Sent): boolean =>
  finishedDrafts.add({ key: keyOf(owner, id), sent })

/** What all tabs of this browser have sent of the user's drafts in the last days, latest first. */
export async function sentDrafts(owner: string): Promise<readonly Sent[]> {
  const beginning = keyPrefixOf(owner)
  const finished = finishedDrafts.all().flatMap(({ key, sent }) => (sent && key.startsWith(beginning) ? sent : []))
  // Without a database, only the noted ones are known.
  const stored = await inTime(readRows(owner)).catch(() => [])
  return [...finished, ...stored.flatMap(([, { sent }]) => sent ?? [])].sort((one, other) => other.at - one.at)
}

/** Removes the drafts of all users but `owner`, and the keys to them. */
export async function forgetOtherDrafts(owner: string): Promise<void> {
  const isOthers = (key: string) => !key.startsWith(keyPrefixOf(owner))
  await browserDatabase.revise(({ drafts, files, keys }) => [
    ...drafts.filter(isOthers).map((key) => ({ store: 'drafts' as const, key })),
    ...files.filter(isOthers).map((key) => ({ store: 'files' as const, key })),
    ...keys.filter((key) => key !== owner).map((key) => ({ store: 'keys' as const, key })),
  ])
}

/** Ids of the drafts that some tab works on. */
async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.replace(draftLock(''), '')))
}

/** Whether a draft contains work: not if only a customer was picked, or all text was deleted again. */
export const hasWork = ({ texts, files, sending }: DraftContent) =>
  [texts, files, sending].some((entry) => entry !== undefined)

/** Whether a draft is a file of shipments. */
export const isShipmentFile = ({ bookings }: DraftContent) => bookings !== undefined

/**
 * The user's drafts except those of this page, newest first; `isOpen` means in another tab. Rejects if the database or
 * the locks cannot be read.
 */
export async function otherDrafts(
  owner: string,
  isMeant = hasWork,
): Promise<(StoredDraft & { at: number; isOpen: boolean })[]> {
  const others = (await inTime(readRows(owner))).filter(([id]) => !openHere.has(id))
  const open = await openDrafts()
  const drafts = await Promise.all(
    others.map(async ([id, row]) => {
      const draft = await unsealDraft(owner, id, row)
      return draft && isMeant(draft.content) ? [{ ...draft, at: row.at, isOpen: open.has(id) }] : []
    }),
  )
  return drafts.flat().sort((one, other) => other.at - one.at)
}

/**
 * Removes drafts that are more than a week old, unless a tab has them open, and entries that cannot be read any more.
 */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  removeFinishedDrafts()
  const open = await openDrafts()
  await browserDatabase.revise(({ files, keys }, drafts) => {
    const remaining: string[] = []
    const changes: Change[] = []
    for (const [key, stored] of drafts) {
      const [owner = '', id = ''] = key.split('/')
      const row = readRow(key, stored)
      const isReadable = row !== null && (row.sealed === null || keys.some((name) => keyPrefixOf(name) === `${owner}/`))
      const aged = row && { ...row, ...currentAge(row, now) }
      if (!isReadable || !aged || (isOutdated(aged) && !open.has(id))) changes.push({ store: 'drafts', key })
      else {
        // The files of a finished draft are removed with it.
        if (row.sealed) remaining.push(key)
        const isStripped = row.sealed === null && rowSchema.safeParse(stored).data?.sealed
        if (aged.seen !== row.seen || isStripped) changes.push({ store: 'drafts', key, value: aged })
      }
    }
    const isOrphan = (file: string) => !remaining.some((draft) => isOfDraft(file, draft))
    return [...changes, ...files.filter(isOrphan).map((key) => ({ store: 'files' as const, key }))]
  })
}
