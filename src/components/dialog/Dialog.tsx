import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../Icon'
import { Loader } from '../Loader'
import { Popup } from './Popup'

interface DialogProps extends Omit<ComponentProps<typeof Popup>, 'title' | 'onSubmit' | 'onHide' | 'className'> {
  title: string
  about?: ReactNode
  /** Called by the close button, and by Escape or a click outside where these are allowed. */
  onClose: () => void
  hasCross?: boolean
  /** If given, the content is wrapped in a form. */
  onSubmit?: (() => void) | undefined
  /** Waiting for an answer: the dialog cannot be closed. */
  isBusy?: boolean
  foot?: ReactNode
  kind?: string
}

export function Dialog(props: DialogProps) {
  const {
    title,
    about,
    onClose,
    hasCross = false,
    onSubmit,
    isBusy = false,
    foot,
    kind = '',
    children,
    'aria-describedby': describedBy,
    ...popup
  } = props
  const id = useId()
  const content = (
    <>
      <div className="modal-header">
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
        {about && (
          <p className="which" id={`${id}-about`}>
            {about}
          </p>
        )}
        {hasCross && (
          <button
            className="btn cc-ghost cc-square cc-popup-close"
            type="button"
            aria-label="Close"
            disabled={isBusy}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-footer">{foot}</div>}
    </>
  )
  return (
    <Popup
      centered
      {...popup}
      className={`cc-popup ${kind}`.trim()}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy ?? (about ? `${id}-about` : undefined)}
      onHide={() => !isBusy && onClose()}
    >
      {onSubmit ? (
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
      {isBusy && <Loader text="Processing your request..." />}
    </Popup>
  )
}

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirm?: string
  /** Confirming is destructive: the button is red, and Cancel gets the focus. */
  isDangerous?: boolean
  /** A third choice, shown between Cancel and Confirm. */
  other?: { label: string; onChoose: () => void } | null
  onConfirm: () => void
  onCancel: () => void
}

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
