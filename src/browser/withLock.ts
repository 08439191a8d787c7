const LOCK_TAKEN = Symbol('busy')

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
    const result = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : LOCK_TAKEN))
    return result === LOCK_TAKEN ? null : result
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
