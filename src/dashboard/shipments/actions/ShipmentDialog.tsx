import { useRef, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { Dialog } from '@/components/dialog/Dialog'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { StatusType } from '@/domain/shipment/shipmentStatus'

export interface ShipmentPopupProps {
  shipment: Shipment
  viewer: ShipmentViewer
  /** The status preselected for an Up Track, if any. */
  step?: StatusType | undefined
  /** The caller need not refresh the lists. */
  onDone: () => void
  onCancel: () => void
}

interface ShipmentDialogProps {
  title: string
  shipment: Shipment
  children: ReactNode
  /** Why it was refused, or what has changed meanwhile. */
  problem: string | null
  isBusy: boolean
  /** Cannot be undone: Confirm is red and Cancel has the focus. */
  isDangerous?: boolean
  /** There is nothing left to confirm. */
  isOver?: boolean
  /** Focuses the first field at once, so that no keystroke is lost. If omitted, a button gets the focus. */
  focusFirst?: () => void
  onConfirm: () => void
  onCancel: () => void
}

export function ShipmentDialog(props: ShipmentDialogProps) {
  const {
    title,
    shipment,
    children,
    problem,
    isBusy,
    isDangerous = false,
    isOver = false,
    focusFirst,
    onConfirm,
    onCancel,
  } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  // Only after the popup has opened: a double Enter must not confirm unread text.
  const focusButton = () => (isDangerous ? cancelButton : confirmButton).current?.focus()

  return (
    <Dialog
      title={title}
      about={
        <>
          <b className="cc-number" translate="no">
            {shipment.airwayBillNo}
          </b>{' '}
          <span translate="no">{shipment.consignor || '—'}</span> to{' '}
          <span translate="no">{shipment.consignee || '—'}</span>
        </>
      }
      hasCross
      isBusy={isBusy}
      backdrop="static"
      onClose={onCancel}
      onSubmit={() => {
        if (!isBusy && !isOver) onConfirm()
      }}
      {...(focusFirst ? { onShow: focusFirst } : { onEntered: focusButton })}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={cancelButton} disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
          <button
            className={isDangerous ? 'btn btn-danger' : 'btn btn-primary'}
            type="submit"
            ref={confirmButton}
            disabled={isOver}
          >
            Confirm
          </button>
        </>
      }
    >
      <div role="alert">
        {problem !== null && (
          <div className="mb-3">
            <Alert variant="danger">{problem}</Alert>
          </div>
        )}
      </div>
      {children}
    </Dialog>
  )
}
