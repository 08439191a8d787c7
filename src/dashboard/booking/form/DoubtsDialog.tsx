import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { DeskButton } from '@/dashboard/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import type { Doubt } from '@/domain/booking/bookingDoubts'
import { focusField } from './BookingProblems'
import { t } from '@/texts/t'

interface DoubtsDialogProps {
  doubts: readonly Doubt[]
  onBack: () => void
  /** Called during the click, so that the browser lets the receipt's tab open. */
  onBook: () => void
}

/** Asks about input that is valid but probably a mistake. */
export function DoubtsDialog({ doubts, onBack, onBook }: DoubtsDialogProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  // The keystroke that submitted the form must not answer the question too.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.repeat || event.ctrlKey || event.metaKey)) event.preventDefault()
  }
  return (
    <Dialog
      title={t('booking.checkBefore')}
      aria-describedby={id}
      onClose={onBack}
      onShow={() => back.current?.focus()}
      onKeyDown={onKeyDown}
      foot={
        <>
          <DeskButton text={t('booking.goBack')} ref={back} onClick={onBack} />
          <DeskButton look="primary" text={t('booking.bookAnyway')} onClick={onBook} />
        </>
      }
    >
      <ul className="cc-doubts" id={id}>
        {doubts.map(({ field, text }) => (
          <li className="text-break" key={field}>
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const keyOf = ({ field, text }: Doubt) => `${field} ${text}`

/** A doubt that was accepted is not raised again for the same booking. */
export function useDoubts() {
  const [asked, setAsked] = useState<readonly Doubt[]>([])
  const accepted = useRef(new Set<string>())
  const goesBackTo = useRef<Doubt | null>(null)
  useEffect(() => {
    if (asked.length > 0 || goesBackTo.current === null) return
    focusField(goesBackTo.current.field)
    goesBackTo.current = null
  }, [asked])

  return {
    asked,
    /** Returns whether there is anything to ask. */
    ask: (doubts: readonly Doubt[]): boolean => {
      const open = doubts.filter((doubt) => !accepted.current.has(keyOf(doubt)))
      setAsked(open)
      return open.length > 0
    },
    accept: () => {
      for (const doubt of asked) accepted.current.add(keyOf(doubt))
      setAsked([])
    },
    goBack: () => {
      goesBackTo.current = asked[0] ?? null
      setAsked([])
    },
  }
}
