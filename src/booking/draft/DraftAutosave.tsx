import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { formatTime } from '@/texts/dates'
import { t } from '@/texts/t'
import { whenIdle } from '../fields/useFromFields'
import type { Draft } from './draft'

/** Milliseconds. Typed text is saved once the page is idle, so that typing never lags, but within 300 ms. */
const SAVE_DELAY_MS = 100
const MAX_IDLE_WAIT_MS = 180

/** From the first change until everything is on disk; nothing moves where no time has been shown yet. */
const saving = (kept: string | null) => (kept === null ? null : t('booking.saving'))

interface DraftAutosaveProps {
  draft: Draft
  isEmpty: (form: BookingForm) => boolean
  onTouched: (isTouched: boolean) => void
  /** Called if storage is full or forbidden; booking goes on without it. */
  onNotKept: () => void
}

export function DraftAutosave({ draft, ...props }: DraftAutosaveProps) {
  const { getValues, subscribe } = useFormContext<BookingForm>()
  const [kept, setKept] = useState<string | null>(null)
  /** Typed, and not passed on to the draft yet. */
  const isWaiting = useRef(false)
  const isEmpty = useEffectEvent(props.isEmpty)
  const onTouched = useEffectEvent(props.onTouched)
  const onNotKept = useEffectEvent(props.onNotKept)

  useEffect(
    () =>
      draft.onKept((how) => {
        if (how === 'not kept') {
          setKept(t('booking.notSaved'))
          onNotKept()
        } else if (how === 'saving' || isWaiting.current) setKept(saving)
        else setKept(how === 'nothing' ? null : t('booking.savedAt', { time: formatTime(how) }))
      }),
    [draft],
  )

  useEffect(() => {
    let cancel = () => {}
    const keep = () => {
      cancel()
      isWaiting.current = false
      const form = getValues()
      const isNothing = isEmpty(form)
      onTouched(!isNothing)
      void draft.keep('texts', isNothing ? undefined : form)
    }
    const flush = () => {
      if (isWaiting.current) keep()
    }
    const onChange = ({ name }: { name?: string }) => {
      // Fetched, not typed, and will be fetched again anyway.
      if (name === 'airwayBillNo' || name === 'user' || isWaiting.current) return
      isWaiting.current = true
      setKept(saving)
      onTouched(true)
      draft.edit()
      const timer = setTimeout(() => {
        cancel = whenIdle(keep, MAX_IDLE_WAIT_MS)
      }, SAVE_DELAY_MS)
      cancel = () => clearTimeout(timer)
    }
    const unsubscribe = subscribe({ formState: { values: true }, callback: onChange })
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
  }, [subscribe, getValues, draft])

  return <p className="cc-kept">{kept}</p>
}
