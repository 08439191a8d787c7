/** Milliseconds to wait: a reloading page releases its locks shortly after the new page has started. */
const SECOND_TRY = 400

/** Holds a lock until released. If another tab has it, calls `onTaken` and queues, so that later tabs see it taken. */
export function holdLock(name: string, onTaken: () => void): () => void {
  const locks = lockManager()
  const waiting = new AbortController()
  let release: () => void = () => undefined
  let isOver = false
  const released = new Promise<void>((resolve) => {
    release = () => {
      isOver = true
      waiting.abort()
      resolve()
    }
  })
  const ask = async (triesLeft: number): Promise<void> => {
    if (isOver || !locks) return
    const isHeld = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await released
      return lock !== null
    })
    if (isHeld || isOver) return
    if (triesLeft === 0) {
      onTaken()
      await locks.request(name, { signal: waiting.signal }, () => released)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY))
    await ask(triesLeft - 1)
  }
  // Rejected if the page is not fully active, when no other tab matters either.
  ask(1).catch(() => undefined)
  return release
}

const BUSY = Symbol('busy')

/** @returns null if another tab holds the lock. A browser without locks does the work anyway. */
export async function tryWithLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  const locks = lockManager()
  if (!locks) return work()
  const result = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : BUSY))
  return result === BUSY ? null : result
}

/** Milliseconds. Generous, as another tab may be sending large files over a slow connection. */
const PATIENCE = 20_000

/** @returns null if the lock was not free within `PATIENCE`. A browser without locks does the work at once. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  const locks = lockManager()
  if (!locks) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await locks.request(name, { signal: patience.signal }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return null
  }
}

function lockManager(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}
