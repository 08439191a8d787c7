import { NumberColumn, type Numbers } from './numberColumn'
import { searchable } from './shipmentFilter'
import type { Ranks } from './sortOrder'

/**
 * What a text is sorted by: «Branch 9» before «Branch 10», capitals and accents beside the plain letters. Comparing these
 * keys takes a fifth of the time that a collator takes for 100,000 names.
 */
const sortKey = (text: string) => searchable(text.trim()).replace(/\d+/g, (digits) => digits.padStart(12, '0'))

/** A column of texts that keeps each text once: rows hold its code. */
export class TextColumn {
  private readonly rows = new NumberColumn(Int32Array)
  readonly values: string[] = []
  private readonly codeOf = new Map<string, number>()

  /** The code of each row's text. */
  get codes(): Numbers<number> {
    return this.rows.values
  }

  /** Puts a text in a row's place, or behind the last one. */
  set(place: number, text: string): void {
    let code = this.codeOf.get(text)
    if (code === undefined) {
      code = this.values.length
      this.codeOf.set(text, code)
      this.values.push(text)
    }
    this.rows.set(place, code)
  }

  /**
   * The codes of texts.
   *
   * @returns 1 at the code of each text that is wanted; null where all are
   */
  wanted(texts: readonly string[] | undefined): Uint8Array | null {
    if (texts === undefined) return null
    const wanted = new Uint8Array(this.values.length)
    for (const text of texts) {
      const code = this.codeOf.get(text)
      if (code !== undefined) wanted[code] = 1
    }
    return wanted
  }

  /** The rows' ranks among the sorted texts; texts with the same key share one, and the blank text has none. */
  ranks(): Ranks {
    const keys = this.values.map(sortKey)
    const placeOf = new Map([...new Set(keys)].sort().map((key, place) => [key, place]))
    const count = placeOf.size
    const rankOf = Uint32Array.from(keys, (key) => (key === '' ? count : (placeOf.get(key) ?? count)))
    const { codes } = this
    const of = new Uint32Array(codes.length)
    for (let row = 0; row < of.length; row++) of[row] = rankOf[codes[row] ?? -1] ?? count
    return { of, count }
  }
}
