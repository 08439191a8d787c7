import { withLock } from './withLock'

/** Releases the lock; resolves once others can take it. */
type Release = () => Promise<unknown>

/** Holds a lock until the returned function is called; null if another tab still has it after `timeoutMs`. */
export async function holdLock(name: string, timeoutMs: number): Promise<Release | null> {
  const hold = (wait: number) =>
    new Promise<Release | null>((resolve) => {
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
  // If this page was busy, the timeout may have passed before it could take a free lock.
  return (await hold(timeoutMs)) ?? hold(0)
}
