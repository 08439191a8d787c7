import type { DraftContent } from '../../session/draftStore'
import { TRACE_PREFIX } from '../../session/localTraces'

/** In sessionStorage, because each tab has its own draft. The id ends with the tab; logging out removes it. */
const DRAFT_ID = `${TRACE_PREFIX}draft-id:`

export function readDraftId(owner: string): string | null {
  try {
    return sessionStorage.getItem(DRAFT_ID + owner)
  } catch {
    return null
  }
}

/** If storage is forbidden, a reload cannot find the draft; it is then offered as an unfinished booking. */
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
    // If storage is forbidden, nothing was stored.
  }
}

const PRINT = `${TRACE_PREFIX}print:`

/** Whether to print after booking: yes, unless the user has unticked it. */
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
    // If storage is forbidden, a reload resets it to yes.
  }
}

/** Keys of the previous release, which kept drafts in sessionStorage. */
const olderEntries = { texts: 'draft', fileNames: 'draft-files', sending: 'sending' } as const

/** Moves a draft of the previous release out of sessionStorage. Its files are lost; their names let the form say so. */
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
    // Not a draft of the previous release: today's draft ids are not JSON.
    return null
  }
}
