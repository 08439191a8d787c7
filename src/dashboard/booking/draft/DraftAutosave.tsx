import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatTime } from '@/domain/dates'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Draft } from './draft'
import { useOnFieldChange } from '../fields/useLive'
import { whenIdle } from '@/browser/whenIdle'

/** Milliseconds. Typed text is saved once the page is idle, so that typing never lags, but within 300 ms. */
const DELAY = 100
const AT_THE_LATEST = 180

interface DraftAutosaveProps {
  draft: Draft
  isEmpty: (form: BookingForm) => boolean
  onTouched: (isTouched: boolean) => void
  /** Called if storage is full or forbidden; booking goes on without it. */
  onNotKept: () => void
}

export function DraftAutosave({ draft, ...props }: DraftAutosaveProps) {
  const { getValues } = useFormContext<BookingForm>()
  const onFieldChange = useOnFieldChange()
  /** The text rather than the time, so that nothing renders until the minute shown changes. */
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
      // The airway bill number is fetched, not typed, and will be fetched again anyway.
      if (name === 'airwayBillNo' || isWaiting) return
      onTouched(true)
      draft.edit()
      isWaiting = true
      const timer = setTimeout(() => {
        cancel = whenIdle(keep, AT_THE_LATEST)
      }, DELAY)
      cancel = () => clearTimeout(timer)
    })
    // On pagehide a write may come too late; beforeunload is earlier.
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
