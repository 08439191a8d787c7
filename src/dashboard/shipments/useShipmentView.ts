import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, writeView, type ShipmentView } from './shipmentView'

/**
 * The view that the address asks for, and a way to change it.
 *
 * @returns the view, and a function that takes what is to change; `isStep` makes it a step for the browser's Back
 */
export function useShipmentView(): [ShipmentView, (change: Partial<ShipmentView>, isStep?: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readView(params), [params])
  const change = useCallback(
    (change: Partial<ShipmentView>, isStep = false) =>
      setParams((current) => writeView({ ...readView(current), ...change }, current), {
        replace: !isStep,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [view, change]
}
