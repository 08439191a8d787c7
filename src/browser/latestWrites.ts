/** Writes of something that keeps changing: one is under way at a time, and the next one has the latest state. */
export interface LatestWrites {
  /** @returns the write that has the state of this moment, or a later one */
  ask: () => Promise<boolean>
  /** Begins what waits for its turn at once. */
  flush: () => void
}

/**
 * @param write writes the state as it is when it is called. It asks, when it comes to the point, whether no later write has
 *   come first; never rejects
 */
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
