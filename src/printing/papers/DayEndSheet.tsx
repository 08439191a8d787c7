import { grossTotal } from '@/domain/money/billing'
import { formatDate, formatDateTime, formatTime } from '@/domain/dates'
import { formatAmount, formatRupees } from '@/domain/money/money'
import type { Shipment } from '@/domain/shipment/shipment'
import { isVoid, statusBadge } from '@/domain/shipment/shipmentStatus'
import { PaperBrand } from './PaperBrand'
import { PaperFoot } from './PaperFoot'
import { Sheet } from './Sheet'
import { collectionOf, grouped, type DayEnd } from '@/domain/money/dayEnd'
import { formatCount } from '@/domain/numbers'
import '../styles/print.css'

interface DayEndSheetProps {
  day: DayEnd
  /** The time that it is of, in words. */
  time: string
  /** More than one day: the rows tell theirs. */
  hasDays: boolean
  /** What narrows it beside days and center, in words; null where it has all. */
  part: string | null
  /** Milliseconds: when the list came that it was counted from. */
  loadedAt: number | null
  printedBy: string
}

const signatures = ['Prepared by', 'Checked by', 'Cash received by'] as const

/** A center's shipments of a day, their totals, and the lines to sign on. */
export function DayEndSheet({
  day: { center, shipments, voids, collection },
  time,
  hasDays,
  part,
  loadedAt,
  printedBy,
}: DayEndSheetProps) {
  const services = [...grouped(shipments, ({ service }) => service)]
  return (
    <Sheet name={`Day-end sheet of ${center || 'no center'}`} kind="p-day">
      <header className="p-title">
        <PaperBrand centerName={center} />
        <div>
          <h2>Day-end sheet</h2>
          <dl>
            <dt>As of</dt>
            <dd>{formatDateTime(loadedAt === null ? null : new Date(loadedAt))}</dd>
          </dl>
        </div>
      </header>
      {part !== null && <p className="p-day-part">{part}</p>}
      <dl className="p-day-facts">
        <div>
          <dt>Center</dt>
          <dd>{center || '—'}</dd>
        </div>
        <div>
          <dt>Day</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>Shipments</dt>
          <dd>{formatCount(shipments.length)}</dd>
        </div>
        <div>
          <dt>Void</dt>
          <dd>{formatCount(voids)}</dd>
        </div>
        <div>
          <dt>Collection</dt>
          <dd>{formatRupees(collection)}</dd>
        </div>
      </dl>
      <table className="p-day-rows">
        <thead>
          <tr>
            <th scope="col">AB #</th>
            <th scope="col">Booked</th>
            <th scope="col">Service</th>
            <th scope="col">Consignor</th>
            <th scope="col">Consignee</th>
            <th scope="col">Destination</th>
            <th scope="col">Status</th>
            <th scope="col" className="n">
              G.Total (Rs)
            </th>
          </tr>
        </thead>
        <tbody>
          {shipments.map((shipment, index) => (
            // Old rows may have neither id nor number.
            <Row key={`${index} ${shipment.id}`} shipment={shipment} hasDays={hasDays} />
          ))}
        </tbody>
      </table>
      <div className="p-day-end">
        <table>
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col" className="n">
                Shipments
              </th>
              <th scope="col" className="n">
                Collection (Rs)
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map(([service, own]) => (
              <tr key={service}>
                <th scope="row">{service || '—'}</th>
                <td className="n">{formatCount(own.length)}</td>
                <td className="n">{formatAmount(collectionOf(own))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="n">{formatCount(shipments.length)}</td>
              <td className="n">{formatAmount(collection)}</td>
            </tr>
          </tfoot>
        </table>
        <ul>
          {signatures.map((name) => (
            <li key={name}>{name}, name and signature</li>
          ))}
        </ul>
      </div>
      <PaperFoot>Printed by {printedBy}</PaperFoot>
    </Sheet>
  )
}

function Row({ shipment, hasDays }: { shipment: Shipment; hasDays: boolean }) {
  const { airwayBillNo, createdAt, service, consignor, consignee, destination } = shipment
  const total = grossTotal(shipment, shipment.dimensions)
  return (
    <tr className={isVoid(shipment) ? 'void' : undefined}>
      <th scope="row">{airwayBillNo || '—'}</th>
      <td>{hasDays ? formatDate(createdAt) : formatTime(createdAt)}</td>
      <td>{service || '—'}</td>
      <td>{consignor || '—'}</td>
      <td>{consignee || '—'}</td>
      <td>{destination || '—'}</td>
      <td>{statusBadge(shipment).text}</td>
      <td className="n">{total === null ? '—' : formatAmount(total)}</td>
    </tr>
  )
}
