import { useRef, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { Dialog } from '@/components/dialog/Dialog'
import type { Center } from '@/domain/people'

interface CenterDialogProps {
  title: string
  /** Which center it is about. */
  center?: Center | undefined
  /** What the backend said to the last attempt. */
  refusal: string | null
  isBusy: boolean
  /** The confirming button is red, and Cancel has the focus. */
  isDangerous?: boolean
  /** Something was typed: neither a click beside the popup nor Escape may throw it away. */
  isTouched?: boolean
  /** Has the focus first; without it one of the two buttons does. */
  firstField?: string
  /** For a form of two columns. */
  isWide?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** The frame of the popups over Our Centers: title, center, refusal, Cancel and Confirm. */
export function CenterDialog(props: CenterDialogProps) {
  const { title, center, refusal, isBusy, isDangerous = false, isTouched = false, firstField } = props
  const { isWide = false, onConfirm, onClose, children } = props
  const body = useRef<HTMLDivElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const isHeld = isBusy || isTouched

  const focusField = () => body.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus()
  // Only once the popup stands: Enter pressed twice must not confirm what nobody has read.
  const focusButton = () => (isDangerous ? cancelButton : confirmButton).current?.focus()

  return (
    <Dialog
      title={title}
      about={
        center && (
          <>
            <b>{center.centerName || '—'}</b> {center.username}
          </>
        )
      }
      kind={isWide ? 'cc-popup-wide' : ''}
      hasCross
      isBusy={isBusy}
      backdrop={isHeld ? 'static' : true}
      keyboard={!isHeld}
      onClose={onClose}
      onSubmit={onConfirm}
      {...(firstField ? { onShow: focusField } : { onEntered: focusButton })}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={cancelButton} disabled={isBusy} onClick={onClose}>
            Cancel
          </button>
          <button className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`} type="submit" ref={confirmButton}>
            Confirm
          </button>
        </>
      }
    >
      <div ref={body}>
        {refusal !== null && (
          <div className="mb-3">
            <Alert variant="danger">{refusal}</Alert>
          </div>
        )}
        {children}
      </div>
    </Dialog>
  )
}
