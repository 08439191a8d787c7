export interface LatestWrites {
  /** @returns the write that has the state of this moment, or a later one */
  ask: () => Promise<boolean>
  /** Starts the waiting write at once, beside the one under way. */
  flush: () => void
}

/** @param write never rejects; right before it writes it asks whether no later write has come first (see `flush`) */
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
