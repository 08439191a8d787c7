import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import { printFrame, type PrintedPart } from './printFrame'

export interface PrintSheets {
  print: (part: PrintedPart) => void
  isPreparing: boolean
  printed: PrintedPart | null
  error: string | null
}

/** @param onStart updates the sheets before they are copied */
export function usePrintSheets(
  sheets: RefObject<HTMLElement | null>,
  titleOf: (part: PrintedPart) => string,
  onStart: () => void,
): PrintSheets {
  // A second click can come before React has rendered the button as disabled.
  const isBusy = useRef(false)
  const partInUse = useRef<PrintedPart>('all')
  const frameInUse = useRef<HTMLIFrameElement | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const [printed, setPrinted] = useState<PrintedPart | null>(null)
  const [error, setError] = useState<string | null>(null)

  const done = (message: string | null) => {
    isBusy.current = false
    setIsPreparing(false)
    setError(message)
  }
  const start = useReactToPrint({
    contentRef: sheets,
    // The style sheet has its own @page rule, and the Content-Security-Policy allows no inline style.
    pageStyle: '',
    // printFrame removes the frame: the library would do so while phones still need it.
    preserveAfterPrint: true,
    suppressErrors: true,
    print: async (frame) => {
      frameInUse.current = frame
      await printFrame(frame, titleOf(partInUse.current), partInUse.current)
    },
    onAfterPrint: () => {
      setPrinted(partInUse.current)
      done(null)
    },
    onPrintError: (_, { message }) => {
      frameInUse.current?.remove()
      done(message)
    },
  })
  useEffect(() => () => frameInUse.current?.remove(), [])

  const print = (part: PrintedPart) => {
    if (isBusy.current || !sheets.current) return
    isBusy.current = true
    partInUse.current = part
    setIsPreparing(true)
    setError(null)
    onStart()
    start()
  }
  return { print, isPreparing, printed, error }
}
