import { NumberColumn } from './numberColumn'

/** Finds rows by a unique text (an id or airway bill number), but stores only its hash for each row. */
export class KeyColumn {
  private readonly hashes = new NumberColumn(Int32Array)

  set(place: number, key: string): void {
    this.hashes.set(place, hashOf(key))
  }

  /** Pairs of key and place, in row order. `keyAt` reads a row's key, to rule out another key with the same hash. */
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

/** The FNV-1a hash, on UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
