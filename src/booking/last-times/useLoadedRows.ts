import { useRef, useState } from 'react'
import { t } from '@/texts/t'

/** Makes the booking wait for the boxes and invoice lines of an earlier one, and knows why none came. */
export function useLoadedRows() {
  const [isLoading, setIsLoading] = useState(false)
  const problem = useRef<string | null>(null)
  return {
    /** @param load resolves to why there are none to fill in, or null */
    load: async (load: () => Promise<string | null>) => {
      problem.current = null
      setIsLoading(true)
      problem.current = await load()
      setIsLoading(false)
    },
    /** Why the rows loaded last have not been filled in; null once it has been asked for. */
    takeProblem: (): string | null => {
      const taken = problem.current
      problem.current = null
      return taken
    },
    /** What the booking has to wait for; null for nothing. */
    awaited: isLoading ? t('booking.loadingBill') : null,
  }
}

export type LoadedRows = ReturnType<typeof useLoadedRows>
