import { useRef, useState } from 'react'
import { t } from '@/texts/t'

/** Makes the booking wait for the boxes and invoice lines of an earlier one, and reports why they did not arrive. */
export function useLoadedRows() {
  const [isLoading, setIsLoading] = useState(false)
  const problem = useRef<string | null>(null)
  return {
    /** @param load resolves to the reason why there are none to fill in; null if there are some */
    load: async (load: () => Promise<string | null>) => {
      problem.current = null
      setIsLoading(true)
      problem.current = await load()
      setIsLoading(false)
    },
    /** Returns why the rows loaded last were not filled in, and forgets it: a second call returns null. */
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
