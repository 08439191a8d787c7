import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import { printFrame } from './printFrame'

interface PrintSheets {
  print: () => void
  isPreparing: boolean
  /** What went wrong the last time, ready to show. */
  error: string | null
}

/**
 * Prints the sheets once per call, however fast the calls come.
 *
 * @param sheets the element that is printed
 * @param title the document's title while it prints: browsers offer it as the file's name
 * @param accepted names of what is known to be missing, and may be
 */
export function usePrintSheets(sheets: RefObject<HTMLElement | null>, title: string, accepted: string[]): PrintSheets {
  // Two clicks can come before React has drawn the button disabled.
  const isBusy = useRef(false)
  const frameInUse = useRef<HTMLIFrameElement | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const done = (message: string | null) => {
    isBusy.current = false
    setIsPreparing(false)
    setError(message)
  }
  const start = useReactToPrint({
    contentRef: sheets,
    // The style sheet has its own @page rule, and a strict content policy allows no other text than this.
    pageStyle: '',
    // The frame is removed where it is printed: the library would do so before phones are through with it.
    preserveAfterPrint: true,
    suppressErrors: true,
    print: async (frame) => {
      frameInUse.current = frame
      await printFrame(frame, title, accepted)
    },
    onAfterPrint: () => done(null),
    onPrintError: (_, { message }) => {
      frameInUse.current?.remove()
      done(message)
    },
  })
  useEffect(() => () => frameInUse.current?.remove(), [])

  const print = () => {
    if (isBusy.current || !sheets.current) return
    isBusy.current = true
    setIsPreparing(true)
    setError(null)
    start()
  }
  return { print, isPreparing, error }
}
