/** Pseudo-random values that are the same for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number
  /** Between min and max, both included. */
  int: (min: number, max: number) => number
  chance: (share: number) => boolean
  pick: <Item>(list: readonly Item[]) => Item
  digits: (count: number) => string
}

/** The generator known as mulberry32: small, fast, and good enough for demo data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      const item = list[int(0, list.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    digits: (count) => String(int(0, 10 ** count - 1)).padStart(count, '0'),
  }
}
