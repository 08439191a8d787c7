import { TRACE_PREFIX } from '../localTraces'

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

/**
 * Forgets what another user left in this tab without logging out.
 *
 * @param owner who works here now
 */
export function forgetOtherUsers(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_ID) && key !== DRAFT_ID + owner) sessionStorage.removeItem(key)
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
