import { useMutation } from '@tanstack/react-query'
import { viewerCan } from '@/domain/roles'
import { voidShipmentMutation } from '@/services/airwayBill.queries'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { useShipmentAction } from './useShipmentAction'

/** Marks a shipment void for good. */
export function VoidDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'void', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(voidShipmentMutation())
  return (
    <ShipmentDialog
      title="Void Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous
      onConfirm={() => void confirm({ action: 'void' }, () => mutateAsync(shipment.id))}
      onCancel={onCancel}
    >
      <div className="cc-warn">
        <p className="mb-1 fw-semibold">
          This cannot be undone. The shipment will read «Void» everywhere, the public tracking page included.
        </p>
        <p className="cc-muted mb-0">
          {viewerCan.moveShipments(viewer)
            ? 'Up Track and Down Track end with it. View, Track and Add Note stay.'
            : 'View and Track stay.'}
        </p>
      </div>
    </ShipmentDialog>
  )
}
