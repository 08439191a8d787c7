import type { Control } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'

/**
 * Calls the listener when a field of the booking form changes: typed, filled in, or a row added or taken away.
 *
 * It asks the form library's own channel. The library's public `subscribe` copies all fields for each letter, some 350
 * of them with 50 + 50 rows, which cost a letter 0.8 ms of 28; nobody who listens here wants the copy.
 *
 * @param control the form's
 * @param names the fields, or the beginnings of rows; null for all of them
 * @param listener gets the name of what changed; undefined where that is the whole form
 * @returns ends the listening
 */
export function onFieldChange(
  control: Control<BookingForm>,
  names: readonly string[] | null,
  listener: (name: string | undefined) => void,
): () => void {
  const { unsubscribe } = control._subjects.state.subscribe({
    next: (change) => {
      // Messages and the form's state come through the same channel: they have neither.
      if (!('values' in change || 'type' in change)) return
      const { name } = change
      const isMeant =
        names === null || name === undefined || names.some((each) => isWithin(name, each) || isWithin(each, name))
      if (isMeant) listener(name)
    },
  })
  return unsubscribe
}

/** Whether a field is another one or stands in it: row 25 is not in row 2. */
const isWithin = (name: string, other: string) => name === other || name.startsWith(`${other}.`)
