import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatTime } from '@/domain/dates'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Draft } from './draft'
import { useOnFieldChange } from '../fields/useLive'
import { whenIdle } from '@/browser/whenIdle'

/**
 * Typed text is handed over to be written down so many milliseconds later, once the page is idle, and at the latest 300
 * after it was typed: a key that is pressed meanwhile does not wait for that.
 */
const DELAY = 100
const AT_THE_LATEST = 180

interface DraftAutosaveProps {
  draft: Draft
  /** Whether nothing is typed: then there is nothing to keep. */
  isEmpty: (form: BookingForm) => boolean
  onTouched: (isTouched: boolean) => void
  /** Storage is full or forbidden; the booking goes on without. */
  onNotKept: () => void
}

/** Writes the form down as it is typed and before the page goes, and says up to when it is on the disk. */
export function DraftAutosave({ draft, ...props }: DraftAutosaveProps) {
  const { getValues } = useFormContext<BookingForm>()
  const onFieldChange = useOnFieldChange()
  /** The text that says when: with the same one nothing is drawn. */
  const [kept, setKept] = useState<string | null>(null)
  const isEmpty = useEffectEvent(props.isEmpty)
  const onTouched = useEffectEvent(props.onTouched)
  const onNotKept = useEffectEvent(props.onNotKept)

  useEffect(
    () =>
      draft.onKept((how) => {
        if (how === 'nothing') setKept(null)
        else if (how !== 'not kept') setKept(`Kept at ${formatTime(how)}`)
        else {
          setKept('Not kept')
          onNotKept()
        }
      }),
    [draft],
  )

  useEffect(() => {
    let isWaiting = false
    let cancel = () => {}
    const keep = () => {
      cancel()
      isWaiting = false
      const form = getValues()
      const isNothing = isEmpty(form)
      onTouched(!isNothing)
      void draft.keep('texts', isNothing ? undefined : form)
    }
    const flush = () => {
      if (isWaiting) keep()
      draft.flush()
    }
    const unsubscribe = onFieldChange(null, (name) => {
      // The number is fetched, not typed, and is fetched anew in any case.
      if (name === 'airwayBillNo' || isWaiting) return
      onTouched(true)
      draft.edit()
      isWaiting = true
      const timer = setTimeout(() => {
        cancel = whenIdle(keep, AT_THE_LATEST)
      }, DELAY)
      cancel = () => clearTimeout(timer)
    })
    // Where the page goes, what is handed over at its end may come too late: it begins with the question whether it may.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [onFieldChange, getValues, draft])

  return kept === null ? null : <p className="cc-kept">{kept}</p>
}
