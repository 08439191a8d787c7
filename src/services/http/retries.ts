import { isTransient } from './errors'

/** Reads with a transient failure are retried twice, after half a second and then a second (product 9.6). */
export const readRetry = {
  /** `failures` counts the failed attempts before the one that gave this error. */
  retry: (failures: number, error: unknown): boolean => failures < 2 && isTransient(error),
  /** In milliseconds. */
  retryDelay: (failures: number): number => 500 * 2 ** failures,
} as const

/** Makes a read with the same retries as the query cache. Throws the last ServiceError. */
export async function retried<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call()
    } catch (error) {
      if (!readRetry.retry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, readRetry.retryDelay(failures)))
    }
  }
}

/** Milliseconds after which a read that other work waits for counts as not answered. */
export const READ_TIMEOUT_MS = 4000

/**
 * Makes a read for a check that must not delay the work (product 4.2, 11.1). Null if it fails in any way or has not
 * been answered after 4 s; never throws.
 */
export function answerInTime<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  return Promise.race([
    retried(call).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS, null)),
  ])
}
