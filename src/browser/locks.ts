/** Milliseconds. A page that reloads lets go of its locks a moment after the new one has begun. */
const SECOND_TRY = 400

/** Where another tab holds the lock, this one waits for it, so that a third tab finds it taken as well. */
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
  // A page that is not fully active gets none; then there is nobody to share with either.
  ask(1).catch(() => undefined)
  return release
}

const BUSY = Symbol('busy')

/** @returns null where another tab is at it. A browser without locks does the work all the same. */
export async function tryWithLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  const locks = lockManager()
  if (!locks) return work()
  const result = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : BUSY))
  return result === BUSY ? null : result
}

/** Milliseconds; another tab may be sending large files over a slow line. */
const PATIENCE = 20_000

/** @returns null where the other tab took longer than `PATIENCE`. A browser without locks does the work at once. */
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
