import { NumberColumn } from './numberColumn'

/**
 * Finds rows by a text that each has for itself: an id, an airway bill number. What is kept is a number a row; whoever
 * asks shows the texts of the few rows that may be meant.
 */
export class KeyColumn {
  private readonly hashes = new NumberColumn(Int32Array)

  /** Puts a text in a row's place, or behind the last one. */
  set(place: number, key: string): void {
    this.hashes.set(place, hashOf(key))
  }

  /**
   * The rows that have one of some texts, in their order.
   *
   * @param keys whose rows are looked for
   * @param keyAt the text of the row at a place
   * @returns pairs of text and place
   */
  find(keys: Iterable<string>, keyAt: (place: number) => string): [key: string, place: number][] {
    const wanted = new Set(keys)
    const hashes = new Set([...wanted].map(hashOf))
    const found: [string, number][] = []
    let place = 0
    for (const hash of this.hashes.values) {
      const key = hashes.has(hash) ? keyAt(place) : null
      if (key !== null && wanted.has(key)) found.push([key, place])
      place += 1
    }
    return found
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
