import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import type { Backend } from '../app'

/**
 * Holds back the answers to a path until the test releases them.
 *
 * @param path a path pattern of MSW
 */
export function holdAnswers(server: Backend['server'], path: string) {
  const waiting: { url: string; release: () => void }[] = []
  server.use(
    http.get(path, async ({ request }) => {
      const url = decodeURIComponent(request.url)
      await new Promise<void>((release) => waiting.push({ url, release }))
    }),
  )
  const indexOf = (part: string) => waiting.findIndex(({ url }) => url.includes(part))
  const asked = (part: string) => waitFor(() => expect(indexOf(part)).not.toBe(-1))
  return {
    /** Waits for a request whose address contains this part. */
    asked,
    release: async (part: string): Promise<void> => {
      await asked(part)
      waiting.splice(indexOf(part), 1)[0]?.release()
    },
  }
}
