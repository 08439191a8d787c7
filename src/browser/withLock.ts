const LOCK_TAKEN = Symbol('busy')

/**
 * Does the work while no other tab holds the lock. A browser without locks does it at once.
 *
 * @param timeoutMs how long to wait for the lock; 0 takes it only if it is free
 * @returns null if the lock was not free within that time
 */
export async function withLock<Result>(
  name: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return work()
  if (timeoutMs === 0) {
    const result = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : LOCK_TAKEN))
    return result === LOCK_TAKEN ? null : result
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
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
