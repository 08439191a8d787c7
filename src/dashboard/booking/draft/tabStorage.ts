import type { DraftContent } from '../../session/draftStore'
import { TRACE_PREFIX } from '../../session/localTraces'

/**
 * Which draft a tab works on: its id, in the tab's own storage, so that it goes with the tab, another tab has its own, and
 * logging out takes it away.
 */
const DRAFT_ID = `${TRACE_PREFIX}draft-id:`

/** @returns the id of the tab's draft; null where it has none, or where storage is forbidden */
export function readDraftId(owner: string): string | null {
  try {
    return sessionStorage.getItem(DRAFT_ID + owner)
  } catch {
    return null
  }
}

/** Where storage is forbidden the draft is not found by a reload, and is offered as one that nobody works on. */
export function writeDraftId(owner: string, id: string): void {
  try {
    if (readDraftId(owner) !== id) sessionStorage.setItem(DRAFT_ID + owner, id)
  } catch {
    // See above.
  }
}

export function removeDraftId(owner: string): void {
  try {
    sessionStorage.removeItem(DRAFT_ID + owner)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Whether receipts are to open after a booking. */
const PRINT = `${TRACE_PREFIX}print:`

/** @returns whether this tab's user wants receipts: yes, until it was said otherwise */
export function readPrintWanted(owner: string): boolean {
  try {
    return sessionStorage.getItem(PRINT + owner) !== 'no'
  } catch {
    return true
  }
}

export function writePrintWanted(owner: string, isWanted: boolean): void {
  try {
    sessionStorage.setItem(PRINT + owner, isWanted ? 'yes' : 'no')
  } catch {
    // Where storage is forbidden it is yes again after a reload.
  }
}

/** Where the release before this one kept the texts, the names of files and the journal: in the tab's own storage. */
const olderEntries = { texts: 'draft', fileNames: 'draft-files', sending: 'sending' } as const

/**
 * Takes a draft over that the release before this one has left in the tab, and out of it. Its files are gone: their names
 * tell of it.
 *
 * @returns null where there is none
 */
export function takeOlderDraft(owner: string): { id: string; content: DraftContent } | null {
  const entries = Object.entries(olderEntries).map(
    ([entry, name]) => [entry, `${TRACE_PREFIX}${name}:${owner}`] as const,
  )
  try {
    const kept = entries.flatMap(([entry, key]) => {
      const text = sessionStorage.getItem(key)
      return text === null ? [] : [[entry, JSON.parse(text) as unknown]]
    })
    const id: unknown = JSON.parse(sessionStorage.getItem(DRAFT_ID + owner) ?? 'null')
    for (const [, key] of entries) sessionStorage.removeItem(key)
    return kept.length > 0 && typeof id === 'string' ? { id, content: Object.fromEntries(kept) as DraftContent } : null
  } catch {
    // The id of a draft of today is no JSON.
    return null
  }
}
