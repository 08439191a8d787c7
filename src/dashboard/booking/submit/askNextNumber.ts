import { isServiceError, type ServiceError } from '@/services/http/errors'

/** How long to wait for a number, in milliseconds. */
const PATIENCE = 8000

/** Resolves to the number, to the error if the backend refuses, or to null if no answer comes in time. */
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

/** The longest pause, in milliseconds. */
const AT_MOST = 15_000

/**
 * Counters refused at the same moment would ask again together and get the same number once more. So each waits a
 * random time, which grows with `took` (milliseconds of the refused try, likely the same for all) and the refusals.
 */
export function stepAside(took: number, times: number): Promise<void> {
  const pause = Math.random() * Math.min(3 * times * took, AT_MOST)
  return new Promise((resolve) => setTimeout(resolve, pause))
}
