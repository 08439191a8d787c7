import { isTransient } from './errors'

/**
 * When a reading call is tried again: twice, after half a second and a second, and only where another try may help
 * (design 2). Writing calls are never repeated by themselves.
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
