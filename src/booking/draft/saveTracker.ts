import { inTime } from '@/browser/browserDatabase'

/** Milliseconds from a failed save to the next try; doubled each time, up to the longest. */
const FIRST_RETRY_MS = 5000
const MAX_RETRY_DELAY_MS = 60_000

interface TrackedDraft {
  /** Something is being written whose last write did not fail. */
  onSaving: () => void
  /** No write or removal is under way any more. */
  onSettled: () => void
  /** Writes the content again after a failure. */
  retry: () => void
  mayRetry: () => boolean
}

export type SaveTracker = ReturnType<typeof saveTracker>

/**
 * Follows the writes and removals of a draft: which have failed, and when its content is written again. A part is
 * `content` or the id of a file.
 */
export function saveTracker({ onSaving, onSettled, retry, mayRetry }: TrackedDraft) {
  /** How many writes and removals are under way. */
  let pending = 0
  const failed = new Set<string>()
  /** The latest write or removal of each part: only its result counts. */
  const latest = new Map<string, Promise<void>>()
  let retryDelayMs = FIRST_RETRY_MS
  let nextRetry: ReturnType<typeof setTimeout> | undefined

  const scheduleRetry = () => {
    clearTimeout(nextRetry)
    if (!mayRetry()) return
    nextRetry = setTimeout(() => failed.has('content') && retry(), retryDelayMs)
    retryDelayMs = Math.min(2 * retryDelayMs, MAX_RETRY_DELAY_MS)
  }
  const reportIfSettled = () => {
    if (pending === 0) onSettled()
  }

  return {
    /** Waits for the disk, but not forever. If a write succeeds after its timeout, that is reported once more. */
    track: async (part: string, work: Promise<void>): Promise<void> => {
      pending += 1
      latest.set(part, work)
      const settle = (isDone: boolean) => {
        if (latest.get(part) !== work) return
        if (isDone) failed.delete(part)
        else failed.add(part)
      }
      const done = work.then(
        () => settle(true),
        () => settle(false),
      )
      if (!failed.has(part)) onSaving()
      let isLate = false
      await inTime(done).catch(() => {
        isLate = true
        settle(false)
        void done.then(() => {
          reportIfSettled()
          if (latest.get('content') === work && failed.has('content')) scheduleRetry()
        })
      })
      pending -= 1
      reportIfSettled()
      if (!failed.has('content')) retryDelayMs = FIRST_RETRY_MS
      // More writes would only slow down a slow disk further.
      else if (!isLate) scheduleRetry()
    },
    hasFailed: (part: string) => failed.has(part),
    cancelRetry: () => clearTimeout(nextRetry),
  }
}
