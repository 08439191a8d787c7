import { useMutation } from '@tanstack/react-query'
import { isOnlyStep, latestStatus, statusName } from '@/domain/shipment/shipmentStatus'
import { downTrackMutation } from '@/services/airwayBill.queries'
import { JourneySteps } from './JourneySteps'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { useShipmentAction } from './useShipmentAction'

/** Takes the latest status step away. */
export function DownTrackDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({
    action: 'downTrack',
    shipment,
    viewer,
    onDone,
  })
  const { mutateAsync } = useMutation(downTrackMutation())
  const latest = latestStatus(known)
  return (
    <ShipmentDialog
      title="Down Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous={isOnlyStep(known)}
      onConfirm={() => void confirm({ action: 'downTrack' }, () => mutateAsync(shipment.id))}
      onCancel={onCancel}
    >
      <JourneySteps shipment={known} />
      {latest && (
        <p className="mt-4 mb-0">
          The latest status, <b>{statusName(latest.type)}</b>
          {latest.description && ` («${latest.description}»)`}, is taken back.
        </p>
      )}
      {isOnlyStep(known) && (
        <p className="cc-warn mt-4 mb-0 fw-semibold">It is the only one: without a status, a shipment reads «Void».</p>
      )}
    </ShipmentDialog>
  )
}
