import { withLock } from './withLock'

/** Releases the lock; resolves once others can take it. */
export type Release = () => Promise<unknown>

/** Holds a lock until the returned function is called; null if another tab still has it after `patience` (milliseconds). */
export async function holdLock(name: string, patience: number): Promise<Release | null> {
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
  // A page that is slow to start may not have heard yet that the lock is free.
  return (await hold(patience)) ?? hold(0)
}
