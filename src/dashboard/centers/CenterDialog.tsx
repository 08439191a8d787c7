import { useRef, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { Dialog } from '@/components/dialog/Dialog'
import type { Center } from '@/domain/people'

interface CenterDialogProps {
  title: string
  center?: Center | undefined
  refusal: string | null
  isBusy: boolean
  /** Red, with the focus on Cancel. */
  isDangerous?: boolean
  /** Neither a click outside nor Escape may throw away what was typed. */
  isTouched?: boolean
  /** Gets the focus; by default one of the two buttons does. */
  firstField?: string
  isWide?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

export function CenterDialog(props: CenterDialogProps) {
  const { title, center, refusal, isBusy, isDangerous = false, isTouched = false, firstField } = props
  const { isWide = false, onConfirm, onClose, children } = props
  const body = useRef<HTMLDivElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const isHeld = isBusy || isTouched

  const focusField = () => body.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus()
  // Once the popup has opened: pressing Enter twice must not confirm something unread.
  const focusButton = () => (isDangerous ? cancelButton : confirmButton).current?.focus()

  return (
    <Dialog
      title={title}
      about={
        center && (
          <span translate="no">
            <b>{center.centerName || '—'}</b> {center.username}
          </span>
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
