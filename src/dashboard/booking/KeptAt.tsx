import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatTime } from '@/domain/dates'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { keepDraft } from './draft'

/** Typed text is written down at most this much later, in milliseconds. */
const DELAY = 250

/** Writes the form down as it is typed, and says when it last did. */
export function KeptAt({ username }: { username: string }) {
  const { subscribe, getValues } = useFormContext<BookingForm>()
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      // Full or forbidden: the booking goes on without.
      setKeptAt(keepDraft(username, getValues()) ? new Date() : null)
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      // The number is fetched, not typed, and is fetched anew in any case.
      callback: ({ name }) => {
        if (name !== 'airwayBillNo') timer ??= setTimeout(keep, DELAY)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, getValues, username])
  return keptAt && <p className="cc-kept">Kept in this tab at {formatTime(keptAt)}</p>
}
