const BUSY = Symbol('busy')

/**
 * Does the work while no other tab holds the lock. A browser without locks does it at once.
 *
 * @param patience milliseconds to wait for the lock
 * @returns null if the lock was not free within that time
 */
export async function withLock<Result>(
  name: string,
  patience: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return work()
  if (patience === 0) {
    const result = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : BUSY))
    return result === BUSY ? null : result
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return null
  }
}

/** Lets the lock go; resolves once others can have it. */
export type LetGo = () => Promise<unknown>

/** Holds a lock until the returned function is called; null if another tab still has it after `patience` (milliseconds). */
export async function holdLock(name: string, patience: number): Promise<LetGo | null> {
  const hold = (wait: number) =>
    new Promise<LetGo | null>((resolve) => {
      const work = () =>
        new Promise<void>((release) => {
          resolve(() => {
            release()
            return holding
          })
        })
      const holding = withLock(name, wait, work).catch(() => null)
      void holding.then(() => resolve(null))
    })
  // A page that is slow to start may not have heard yet that the lock is free.
  return (await hold(patience)) ?? hold(0)
}
