import { isServiceError, type ServiceError } from '@/services/http/errors'

/** How long to wait for a number, in ms. */
const PATIENCE = 8000

/** The number; the error where the backend refuses; null where no answer comes in time. */
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

/** In ms. */
const AT_MOST = 15_000

/**
 * Counters that were refused together would ask again together, and get the same number once more. Each waits at
 * random, in proportion to `took` (ms of the refused try, likely the same for the others) and to the refusals so far.
 */
export function stepAside(took: number, times: number): Promise<void> {
  const pause = Math.random() * Math.min(3 * times * took, AT_MOST)
  return new Promise((resolve) => setTimeout(resolve, pause))
}
