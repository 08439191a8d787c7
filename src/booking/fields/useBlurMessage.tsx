import { type ReactNode, useState } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { type BookingForm, numberRulesOf } from '@/domain/forms/bookingForm'
import { numberProblem } from '@/domain/forms/fields'
import { doubtfulReading } from '@/domain/typedNumbers'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

interface BlurMessage {
  /** The field's text that the message is about. */
  text: string
  problem: string | null
  reading: string | null
}

/**
 * The message of a number field once it is left (product 5.3): what is wrong with its number, or how an ambiguous
 * number was read. It disappears as soon as the text changes, by typing or otherwise.
 */
export function useBlurMessage(name: FieldPath<BookingForm>) {
  const { control, getValues } = useFormContext<BookingForm>()
  const [message, setMessage] = useState<BlurMessage | null>(null)
  // Draws again when the text changes, also by Undo or a saved customer.
  useWatch({ control, name, disabled: message === null })
  const isCurrent = message !== null && getValues(name) === message.text
  const hint: ReactNode = isCurrent && message.reading !== null && (
    <span role="status">{t('booking.readAs', { plain: message.reading })}</span>
  )
  return {
    problem: isCurrent ? (message.problem ?? undefined) : undefined,
    hint,
    onLeft: () => {
      const rules = numberRulesOf(name)
      const text: unknown = getValues(name)
      if (rules === undefined || typeof text !== 'string') return
      // A field that is still empty is reported when the booking is submitted.
      const problem = text.trim() === '' ? null : numberProblem(text.trim(), rules)
      const reading = doubtfulReading(text, rules.unit)
      setMessage(problem === null && reading === null ? null : { text, problem: problem && say(problem), reading })
    },
  }
}
