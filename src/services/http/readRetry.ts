import { isTransient } from './errors'

/** Reading calls are tried again twice, after half a second and a second, where that may help (product 9.6). */
export const readRetry = {
  /** `failures` are the tries before the one that gave this error. */
  retry: (failures: number, error: unknown): boolean => failures < 2 && isTransient(error),
  /** In milliseconds. */
  retryDelay: (failures: number): number => 500 * 2 ** failures,
} as const

/** Makes a reading call outside the cache of answers, tried again like those in it. Throws the last ServiceError. */
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
