import { TRACE_PREFIX } from '../localTraces'

/**
 * What this tab keeps for a user while a booking is not finished (design 5), and whether he wants the receipts: in the tab's own storage, so that it goes
 * with the tab, another tab has its own, and logging out takes it away.
 */
export type Entry = 'draft' | 'draft-id' | 'draft-files' | 'filled' | 'sending' | 'print'

const keyOf = (entry: Entry | 'customers', owner: string) => `${TRACE_PREFIX}${entry}:${owner}`

/** @returns what was written down; null where there is nothing, or where it cannot be read */
export function readEntry(entry: Entry, owner: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(entry, owner)) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** @returns whether it is kept; false where storage is full or forbidden */
export function writeEntry(entry: Entry, owner: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(keyOf(entry, owner), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeEntries(owner: string, ...entries: Entry[]): void {
  try {
    for (const entry of entries) sessionStorage.removeItem(keyOf(entry, owner))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

const entries: readonly (Entry | 'customers')[] = [
  'draft',
  'draft-id',
  'draft-files',
  'filled',
  'sending',
  'print',
  'customers',
]

/**
 * Forgets what another user left in this tab without logging out.
 *
 * @param owner who works here now
 */
export function forgetOtherUsers(owner: string): void {
  const own = entries.map((entry) => keyOf(entry, owner))
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isEntry = entries.some((entry) => key.startsWith(keyOf(entry, '')))
      if (isEntry && !own.includes(key)) sessionStorage.removeItem(key)
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
