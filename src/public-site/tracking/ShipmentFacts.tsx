import { formatDateTime } from '@/domain/dates'
import { isVoid, publicStatus } from '@/domain/shipmentStatus'
import type { TrackedShipment } from '@/domain/shipment'

/** Number, status and booking date; origin and destination stand at the ends of the line. */
export function ShipmentFacts({ number, shipment }: { number: string; shipment: TrackedShipment | null }) {
  return (
    <div className="cc-bill">
      <dl>
        <div>
          <dt>Airway bill number</dt>
          <dd className="cc-awb">{shipment?.airwayBillNo || number}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            {shipment ? (
              <span className={isVoid(shipment) ? 'cc-state void' : 'cc-state'}>{publicStatus(shipment)}</span>
            ) : (
              '—'
            )}
          </dd>
        </div>
        <div>
          <dt>Booking date</dt>
          <dd className="cc-num">{formatDateTime(shipment?.createdAt)}</dd>
        </div>
      </dl>
    </div>
  )
}
