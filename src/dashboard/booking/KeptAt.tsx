import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatTime } from '@/domain/dates'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Draft } from './draft'

/** Typed text is written down at most this much later, in milliseconds. */
const DELAY = 250

interface KeptAtProps {
  draft: Draft
  /** Whether nothing is typed: then there is nothing to keep. */
  isEmpty: (form: BookingForm) => boolean
  onTouched: (isTouched: boolean) => void
  /** Storage is full or forbidden; the booking goes on without. */
  onNotKept: () => void
}

/** Writes the form down as it is typed and before the page goes, and says when it last did. */
export function KeptAt(props: KeptAtProps) {
  const { subscribe, getValues } = useFormContext<BookingForm>()
  const [kept, setKept] = useState<Date | 'no' | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const { draft } = props

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const form = getValues()
      const isEmpty = latest.current.isEmpty(form)
      latest.current.onTouched(!isEmpty)
      if (isEmpty) {
        draft.dropTexts()
        setKept(null)
      } else if (draft.keepTexts(form)) {
        setKept(new Date())
      } else {
        setKept('no')
        latest.current.onNotKept()
      }
    }
    const flush = () => {
      if (timer !== undefined) keep()
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // The number is fetched, not typed, and is fetched anew in any case.
        if (name === 'airwayBillNo' || timer !== undefined) return
        latest.current.onTouched(true)
        draft.edit()
        timer = setTimeout(keep, DELAY)
      },
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [subscribe, getValues, draft])

  if (kept === null) return null
  return <p className="cc-kept">{kept === 'no' ? 'Not kept in this tab' : `Kept in this tab at ${formatTime(kept)}`}</p>
}
