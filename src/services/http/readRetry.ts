import { isTransient } from './errors'

/**
 * When a reading call is tried again: twice, after half a second and a second, and only where another try may help
 * (product 9.6). Writing calls are never repeated by themselves.
 */
export const readRetry = {
  /** @param failures how many tries have failed before the one that gave this error */
  retry: (failures: number, error: unknown): boolean => failures < 2 && isTransient(error),
  /**
   * @param failures as for `retry`
   * @returns milliseconds
   */
  retryDelay: (failures: number): number => 500 * 2 ** failures,
} as const

/**
 * Makes a reading call that no cache of answers stands behind, with the same second and third try.
 *
 * @param call the call
 * @returns its answer
 * @throws ServiceError of the last try
 */
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
