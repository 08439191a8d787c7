import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { onPageLeave } from '@/browser/onPageLeave'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { formatTime } from '@/texts/dates'
import { t } from '@/texts/t'
import { whenIdle } from '../fields/useFromFields'
import type { Draft } from './draft'

/** Milliseconds. Typed text is saved once the page is idle, so that typing never lags, but within 300 ms. */
const SAVE_DELAY_MS = 100
const MAX_IDLE_WAIT_MS = 180

/** From the first change until everything is on disk. Before the first save nothing is shown, so that nothing moves. */
const saving = (shown: string | null) => (shown === null ? null : t('booking.saving'))

interface DraftAutosaveProps {
  draft: Draft
  isEmpty: (form: BookingForm) => boolean
  isUntouched: (form: BookingForm) => boolean
  onTouched: (isTouched: boolean) => void
  /** Called if storage is full or forbidden; booking goes on without it. */
  onSaveFailed: () => void
}

export function DraftAutosave({ draft, ...props }: DraftAutosaveProps) {
  const { getValues, subscribe } = useFormContext<BookingForm>()
  const [shown, setShown] = useState<string | null>(null)
  /** Typed, and not passed on to the draft yet. */
  const isWaiting = useRef(false)
  const isEmpty = useEffectEvent(props.isEmpty)
  const isUntouched = useEffectEvent(props.isUntouched)
  const onTouched = useEffectEvent(props.onTouched)
  const onSaveFailed = useEffectEvent(props.onSaveFailed)

  useEffect(
    () =>
      draft.onSaveState((state) => {
        if (state === 'failed') {
          setShown(t('booking.notSaved'))
          onSaveFailed()
        } else if (state === 'saving' || isWaiting.current) setShown(saving)
        else setShown(state === 'empty' ? null : t('booking.savedAt', { time: formatTime(state) }))
      }),
    [draft],
  )

  useEffect(() => {
    let cancel = () => {}
    const save = () => {
      cancel()
      isWaiting.current = false
      const form = getValues()
      const isNothing = isEmpty(form)
      onTouched(!isNothing)
      void draft.writeTexts(isUntouched(form) ? undefined : form, !isNothing)
    }
    const flush = () => {
      if (isWaiting.current) save()
    }
    const onChange = ({ name }: { name?: string }) => {
      // Fetched, not typed, and will be fetched again anyway.
      if (name === 'airwayBillNo' || name === 'user' || isWaiting.current) return
      isWaiting.current = true
      setShown(saving)
      onTouched(true)
      draft.edit()
      const timer = setTimeout(() => {
        cancel = whenIdle(save, MAX_IDLE_WAIT_MS)
      }, SAVE_DELAY_MS)
      cancel = () => clearTimeout(timer)
    }
    const unsubscribe = subscribe({ formState: { values: true }, callback: onChange })
    const stopListening = onPageLeave(flush)
    return () => {
      unsubscribe()
      stopListening()
      flush()
    }
  }, [subscribe, getValues, draft])

  return <p className="cc-save-state">{shown}</p>
}
