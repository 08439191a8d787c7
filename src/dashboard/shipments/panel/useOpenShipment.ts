import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The address keeps which shipment is open beside its list. */
const OPEN = 'open'

/** @returns the id of the open shipment, '' where none is, and the function that opens another one, or none */
export function useOpenShipment(): [string, (id: string) => void] {
  const [params, setParams] = useSearchParams()
  const id = params.get(OPEN) ?? ''
  const isOpen = id !== ''
  const open = useCallback(
    (wanted: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (wanted === '') after.delete(OPEN)
          else after.set(OPEN, wanted)
          return after
        },
        // Going from one to the next is no step for Back: it closes what was opened.
        { replace: isOpen, preventScrollReset: true },
      ),
    [setParams, isOpen],
  )
  return [id, open]
}
