import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, type ShipmentView, writeView } from './shipmentView'

/** Milliseconds before the address follows a change, so that the rows are updated first. */
const ADDRESS_DELAY_MS = 150

/** `isStep` adds a history entry for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/** A change shows at once; the address follows, as it re-renders the whole site. */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params))
  const [seen, setSeen] = useState(address)
  /** Sent to the address but not there yet. A change that overtakes a history step becomes that step. */
  const [sent, setSent] = useState<{ address: string; isStep: boolean } | null>(null)
  if (seen !== address) {
    setSeen(address)
    // Changed by Back or a link, unless it is our own update arriving: that must not undo newer changes.
    if (address !== sent?.address) setView(readView(params))
    setSent(null)
  }

  const isStep = useRef(false)
  useEffect(() => {
    const wanted = writeView(view, params).toString()
    // An address that names its days already asks for what is shown.
    const asked = writeView(readView(params), params).toString()
    if (wanted === asked || wanted === sent?.address) return undefined
    const timer = setTimeout(() => {
      const asStep = isStep.current || sent?.isStep === true
      isStep.current = false
      setSent({ address: wanted, isStep: asStep })
      setParams(wanted, { replace: !asStep, preventScrollReset: true })
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [view, params, sent, setParams])

  const change = useCallback<ChangeView>((changes, asStep = false) => {
    isStep.current ||= asStep
    setView((current) => ({ ...current, ...changes }))
  }, [])
  return [view, change]
}
