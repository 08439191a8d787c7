import { useCallback, useMemo, useRef, useState } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'
import { readView, type ShipmentView, writeView } from './shipmentView'

/** `isStep` adds a history entry for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/** A view that is shown before its address has arrived. */
interface EarlyView {
  /** The location at which it was requested. It ends once any other location has arrived. */
  at: Location
  view: ShipmentView
  /** Any of its changes asked for a history entry. */
  isStep: boolean
}

/**
 * The view in the address, and a function that changes it. A change shows immediately, although the address may follow
 * late, as the guard can be waiting for the backend. Whichever location arrives first then, our own, Back or a link,
 * replaces it.
 */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => readView(params), [params])
  const [early, setEarly] = useState<EarlyView | null>(null)
  /** The same as `early`, for several changes in one event. A change that overtakes a history step becomes that step. */
  const latest = useRef<EarlyView | null>(null)

  const change = useCallback<ChangeView>(
    (changes, asStep = false) => {
      const before = latest.current?.at === location ? latest.current : { view: inAddress, isStep: false }
      const view = { ...before.view, ...changes }
      const address = writeView(view, params).toString()
      if (address === writeView(before.view, params).toString()) return
      const next = { at: location, view, isStep: before.isStep || asStep }
      latest.current = next
      setEarly(next)
      setParams(address, { replace: !next.isStep, preventScrollReset: true })
    },
    [location, inAddress, params, setParams],
  )
  return [early?.at === location ? early.view : inAddress, change]
}
