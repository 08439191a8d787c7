import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, writeView, type ShipmentView } from './shipmentView'

/** Milliseconds until the address follows a change: the rows come first. */
const AFTER = 150

/** `isStep` makes it a step for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/** A change shows at once; the address follows, as it redraws the whole site. @param start always the same object */
export function useShipmentView(start?: Partial<ShipmentView>): [ShipmentView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params, start))
  const [seen, setSeen] = useState(address)
  /** What has been sent to the address and is not in it yet. What overtakes a step is the step in its place. */
  const [sent, setSent] = useState<{ address: string; isStep: boolean } | null>(null)
  if (seen !== address) {
    setSeen(address)
    // It has changed by itself: Back, or a link. What was sent there comes back, once, while more is changed.
    if (address !== sent?.address) setView(readView(params, start))
    setSent(null)
  }

  const isStep = useRef(false)
  useEffect(() => {
    const wanted = writeView(view, params, start).toString()
    if (wanted === address || wanted === sent?.address) return undefined
    const timer = setTimeout(() => {
      const asStep = isStep.current || sent?.isStep === true
      isStep.current = false
      setSent({ address: wanted, isStep: asStep })
      setParams(wanted, { replace: !asStep, preventScrollReset: true })
    }, AFTER)
    return () => clearTimeout(timer)
  }, [view, params, address, sent, setParams, start])

  const change = useCallback<ChangeView>((changes, asStep = false) => {
    isStep.current ||= asStep
    setView((current) => ({ ...current, ...changes }))
  }, [])
  return [view, change]
}

/** Milliseconds that the typing pauses before the server is asked. */
const REST = 450
/** A single letter would bring nearly everything: it is looked for here, in all shipments; Enter asks the server. */
const SHORTEST = 2

interface TypedSearch {
  typed: string
  type: (text: string) => void
  settle: () => void
}

/** The field's text runs ahead of what the server is asked. */
export function useTypedSearch(term: string, changeView: ChangeView): TypedSearch {
  const [typed, setTyped] = useState(term)
  /** What has been sent to the view and is not in it yet. */
  const [asked, setAsked] = useState<string | null>(null)
  const [seen, setSeen] = useState(term)
  if (seen !== term) {
    setSeen(term)
    // What was asked comes back, once, while more is typed; anything else is Back, a link, or a click that clears it.
    if (term !== asked) setTyped(term)
    setAsked(null)
  }

  useEffect(() => {
    const text = typed.trim()
    const wanted = text.length < SHORTEST && text !== term.trim() ? '' : typed
    if (wanted === term) return undefined
    const ask = () => {
      setAsked(wanted)
      changeView({ term: wanted })
    }
    const timer = setTimeout(ask, text === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [typed, term, changeView])

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const settle = useCallback(() => {
    setAsked(latest.current)
    changeView({ term: latest.current })
  }, [changeView])
  return { typed, type: setTyped, settle }
}
