import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, writeView, type ShipmentView } from './shipmentView'

/** The address follows a change after this long, in milliseconds: the rows come first. */
const AFTER = 150

/** Takes what is to change; `isStep` makes it a step for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/**
 * The view that the address asks for, and a way to change it. A change shows at once; the address, whose every change
 * goes through the whole site, follows when the rows are there.
 *
 * @param start what the screen begins with where the address asks for nothing; keep it outside the component
 * @returns the view, and the function that changes it, always the same one
 */
export function useShipmentView(start?: Partial<ShipmentView>): [ShipmentView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params, start))
  const [seen, setSeen] = useState(address)
  /** What is on its way into the address. */
  const [sent, setSent] = useState<string | null>(null)
  if (seen !== address) {
    setSeen(address)
    // It has changed by itself: Back, or a link. What was sent there comes back, once, while more is changed.
    if (address !== sent) setView(readView(params, start))
    setSent(null)
  }

  const isStep = useRef(false)
  /** A step whose address has not come yet: what overtakes it is the step in its place. */
  const isStepUnderWay = useRef(false)
  useEffect(() => {
    if (sent === null) isStepUnderWay.current = false
  }, [sent])
  useEffect(() => {
    const wanted = writeView(view, params, start)
    if (wanted.toString() === address || wanted.toString() === sent) return undefined
    const timer = setTimeout(() => {
      isStepUnderWay.current ||= isStep.current
      isStep.current = false
      setSent(wanted.toString())
      setParams(wanted, { replace: !isStepUnderWay.current, preventScrollReset: true })
    }, AFTER)
    return () => clearTimeout(timer)
  }, [view, params, address, sent, setParams, start])

  const change = useCallback<ChangeView>((changes, asStep = false) => {
    isStep.current ||= asStep
    setView((current) => ({ ...current, ...changes }))
  }, [])
  return [view, change]
}
