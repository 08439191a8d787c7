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
