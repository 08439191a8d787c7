import { isServiceError, type ServiceError } from '@/services/http/errors'

/** Nobody waits longer than this for a number, in milliseconds. */
const PATIENCE = 8000

/**
 * Asks which number the next booking gets.
 *
 * @param nextNumber asks the backend
 * @returns the number; the error where the backend refuses; null where no answer comes in time
 */
export async function askNextNumber(nextNumber: () => Promise<string>): Promise<string | ServiceError | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  try {
    return await Promise.race([nextNumber(), tooLate])
  } catch (error) {
    if (!isServiceError(error)) throw error
    return error
  } finally {
    clearTimeout(timer)
  }
}

/** Longest wait before the next try, in milliseconds. */
const AT_MOST = 15_000

/**
 * Waits for a moment that no other counter waits for as well: counters that were refused together would otherwise ask
 * together, and be given one number again.
 *
 * @param took how long the refused try took, in milliseconds: the others are about as slow
 * @param times how often this booking has been refused
 */
export function stepAside(took: number, times: number): Promise<void> {
  const pause = Math.random() * Math.min(3 * times * took, AT_MOST)
  return new Promise((resolve) => setTimeout(resolve, pause))
}
