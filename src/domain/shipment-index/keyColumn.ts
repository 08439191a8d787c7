import { NumberColumn } from './numberColumn'

/** Finds rows by a text that each has for itself (an id, an airway bill number), but keeps only a number per row. */
export class KeyColumn {
  private readonly hashes = new NumberColumn(Int32Array)

  set(place: number, key: string): void {
    this.hashes.set(place, hashOf(key))
  }

  /** Pairs of text and place, in the rows' order. `keyAt` reads a row's text: two texts may have the same hash. */
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
