import { useRef, type ReactNode } from 'react'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** What the confirming button says. */
  confirm?: string
  /** Something is lost by confirming: the button is red, and Cancel has the focus. */
  isDangerous?: boolean
  /** A third way, between the two. */
  other?: { label: string; onChoose: () => void } | null
  onConfirm: () => void
  onCancel: () => void
}

/** A popup with one question: Cancel left of Confirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm = 'Confirm', isDangerous = false, other = null, onConfirm, onCancel } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      onEntered={() => (isDangerous ? cancelButton : confirmButton).current?.focus()}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={cancelButton} onClick={onCancel}>
            Cancel
          </button>
          {other && (
            <button className="btn btn-light" type="button" onClick={other.onChoose}>
              {other.label}
            </button>
          )}
          <button
            className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`}
            type="button"
            ref={confirmButton}
            onClick={onConfirm}
          >
            {confirm}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
