import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readView, type ShipmentView, writeView } from './shipmentView'

/** `isStep` adds a history entry for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/**
 * The view is what the address says. A change shows at once, although the address may follow late: the guard can be
 * waiting for the backend.
 */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = useMemo(() => readView(params), [params])
  const [view, showEarly] = useOptimistic(inAddress)

  /** What was last asked for. A change that overtakes a history step becomes that step. */
  const wanted = useRef({ view: inAddress, isStep: false })
  useLayoutEffect(() => {
    wanted.current = { view: inAddress, isStep: false }
  }, [inAddress])

  const change = useCallback<ChangeView>(
    (changes, asStep = false) => {
      const before = wanted.current
      const next = { view: { ...before.view, ...changes }, isStep: before.isStep || asStep }
      const search = writeView(next.view, params).toString()
      if (search === writeView(before.view, params).toString()) return
      wanted.current = next
      startTransition(async () => {
        showEarly(next.view)
        await navigate({ search }, { replace: !next.isStep, preventScrollReset: true })
      })
    },
    [params, navigate, showEarly],
  )
  return [view, change]
}
