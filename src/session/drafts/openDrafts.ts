/** Name of the lock held by the tab that works on the draft. */
export const draftLock = (id: string) => `draft:${id}`

/** Ids of the drafts that this page has open. */
export const openHere = new Set<string>()

/** Ids of the drafts that some tab works on. */
export async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.replace(draftLock(''), '')))
}
