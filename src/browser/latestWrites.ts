export interface LatestWrites {
  /** @returns the outcome of the write that stores the current state or a later one */
  ask: () => Promise<boolean>
  /** Starts the waiting write at once, without waiting for the one in progress. */
  flush: () => void
}

/** @param write never rejects; must call `isLatest` just before writing: after a `flush`, a later write may be done */
export function latestWrites(write: (isLatest: () => boolean) => Promise<boolean>): LatestWrites {
  let begun = 0
  let written = 0
  let isUnderWay = false
  let waiting: { done: Promise<boolean>; begin: () => void } | null = null

  const start = async (): Promise<boolean> => {
    const turn = ++begun
    isUnderWay = true
    const done = await write(() => {
      if (turn < written) return false
      written = turn
      return true
    })
    if (turn === begun) {
      isUnderWay = false
      waiting?.begin()
    }
    return done
  }

  return {
    ask: () => {
      if (waiting) return waiting.done
      if (!isUnderWay) return start()
      let settle: (done: Promise<boolean>) => void = () => undefined
      const done = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      waiting = {
        done,
        begin: () => {
          waiting = null
          settle(start())
        },
      }
      return done
    },
    flush: () => waiting?.begin(),
  }
}
