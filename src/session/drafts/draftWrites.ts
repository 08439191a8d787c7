import { inTime } from '@/browser/browserDatabase'

/** The writes and removals of this page, for which its reads wait. */
let pendingWrites: Promise<unknown> = Promise.resolve()

/** Resolves once those that have begun are done. */
export const writesDone = (): Promise<unknown> => pendingWrites

/** Counts a write or removal among those. */
export function tracked<Result>(work: Promise<Result>): Promise<Result> {
  // A read that the disk never answers must not block the others forever.
  pendingWrites = Promise.allSettled([pendingWrites, inTime(work)])
  return work
}
