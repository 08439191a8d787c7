import { useId, useRef, type ReactNode } from 'react'
import { Popup } from './Popup'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** What the confirming button says. */
  confirm?: string
  /** Something is lost by confirming: the button is red, and Cancel has the focus. */
  isDangerous?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A popup with one question: Cancel left of Confirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm = 'Confirm', isDangerous = false, onConfirm, onCancel } = props
  const id = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  return (
    <Popup
      centered
      className="cc-pop"
      aria-labelledby={id}
      onHide={onCancel}
      onEntered={() => (isDangerous ? cancelButton : confirmButton).current?.focus()}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={id}>
          {title}
        </h2>
      </div>
      <div className="modal-body">{children}</div>
      <div className="modal-footer">
        <button className="btn btn-light" type="button" ref={cancelButton} onClick={onCancel}>
          Cancel
        </button>
        <button
          className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`}
          type="button"
          ref={confirmButton}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </div>
    </Popup>
  )
}
