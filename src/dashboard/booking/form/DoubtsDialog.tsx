import { useId, useRef, type KeyboardEvent } from 'react'
import { Dialog } from '@/components/dialog/Dialog'
import type { Doubt } from '@/domain/booking/bookingDoubts'

interface DoubtsDialogProps {
  doubts: readonly Doubt[]
  onBack: () => void
  /** Called inside the click, so that the receipt's tab may open. */
  onBook: () => void
}

/** Asks about what is allowed and yet seldom meant, before it is booked. */
export function DoubtsDialog({ doubts, onBack, onBook }: DoubtsDialogProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  // The key that has asked for the booking must not answer the question as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.repeat || event.ctrlKey || event.metaKey)) event.preventDefault()
  }
  return (
    <Dialog
      title="Check before booking"
      aria-describedby={id}
      onClose={onBack}
      onShow={() => back.current?.focus()}
      onKeyDown={onKeyDown}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={back} onClick={onBack}>
            Go back
          </button>
          <button className="btn btn-primary" type="button" onClick={onBook}>
            Book all the same
          </button>
        </>
      }
    >
      <ul className="cc-doubts" id={id}>
        {doubts.map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}
