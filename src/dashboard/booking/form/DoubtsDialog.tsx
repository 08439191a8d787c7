import { useId, useRef, type KeyboardEvent } from 'react'
import { Popup } from '@/components/Popup'
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
    <Popup
      centered
      className="cc-pop"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-doubts`}
      onHide={onBack}
      onShow={() => back.current?.focus()}
      onKeyDown={onKeyDown}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={`${id}-title`}>
          Check before booking
        </h2>
      </div>
      <div className="modal-body">
        <ul className="cc-doubts" id={`${id}-doubts`}>
          {doubts.map(({ field, text }) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="modal-footer">
        <button className="btn btn-light" type="button" ref={back} onClick={onBack}>
          Go back
        </button>
        <button className="btn btn-primary" type="button" onClick={onBook}>
          Book all the same
        </button>
      </div>
    </Popup>
  )
}
