import { formatDate, formatDateTime, formatTime } from '@/domain/dates'
import { netAmountOrNone } from '@/domain/money/billing'
import { paymentOf, type DayEnd, type DayEndSum } from '@/domain/money/dayEnd'
import { formatAmount, formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { isVoid, statusBadge } from '@/domain/shipment/shipmentStatus'
import { DASH } from '../facts/billFacts'
import { Fact, PaperBrand, PaperFoot, Sheet } from '../papers/Sheet'
import { Written } from '../papers/Written'

interface DayEndSheetProps {
  day: DayEnd
  /** The index of each page's first row. */
  starts: readonly number[]
  time: string
  /** More than one day: each row shows its date instead of its time. */
  hasDays: boolean
  /** The filters other than days and center, in words. */
  part: string | null
  /** When the underlying list was loaded, in milliseconds. */
  loadedAt: number | null
  printedBy: string
}

export function DayEndSheet({ day, starts, time, hasDays, part, loadedAt, printedBy }: DayEndSheetProps) {
  const { center, shipments } = day
  const name = `Day-end sheet of ${center || 'no center'}`
  return starts.map((start, index) => {
    const own = shipments.slice(start, starts[index + 1])
    const isLast = index === starts.length - 1
    return (
      <Sheet
        name={starts.length === 1 ? name : `${name}, page ${index + 1}`}
        kind="p-day"
        key={start === 0 ? `first-${index}` : start}
      >
        {index === 0 ? (
          <>
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
            <DayEndFacts day={day} time={time} />
          </>
        ) : (
          <header className="p-next">
            <b>Day-end sheet</b>
            <span>
              <Written text={center} />, {time}
              {part !== null && <>. {part}</>}
            </span>
          </header>
        )}
        {own.length > 0 && <Rows shipments={own} hasDays={hasDays} />}
        {isLast && <DayEndTotals day={day} />}
        <PaperFoot>
          Printed by {printedBy} · Page {index + 1} of {starts.length}
        </PaperFoot>
      </Sheet>
    )
  })
}

const sumText = ({ shipments, amount }: DayEndSum) => `${formatRupees(amount)} (${formatCount(shipments)})`

function DayEndFacts({ day, time }: { day: DayEnd; time: string }) {
  return (
    <dl className="p-day-facts">
      <Fact label="Center">
        <Written text={day.center} />
      </Fact>
      <Fact label="Day">{time}</Fact>
      <Fact label="Shipments">{formatCount(day.all.shipments)}</Fact>
      <Fact label="Void">{formatCount(day.voids)}</Fact>
      <Fact label="Cash">{sumText(day.cash)}</Fact>
      <Fact label="Credit">{sumText(day.credit)}</Fact>
      {day.unstated.shipments > 0 && <Fact label="Payment not stated">{sumText(day.unstated)}</Fact>}
      <Fact label="Net Amount">{formatRupees(day.all.amount)}</Fact>
    </dl>
  )
}

const heads = ['AB #', 'Booked', 'Service', 'Consignor', 'Consignee', 'Destination', 'Status', 'Payment'] as const
const amounts = ['COD (Rs)', 'Net Amount (Rs)'] as const

function Rows({ shipments, hasDays }: { shipments: readonly Shipment[]; hasDays: boolean }) {
  return (
    <table className="p-day-rows p-rows">
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
          {amounts.map((head) => (
            <th scope="col" className="number" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shipments.map((shipment, index) => (
          // The index is part of the key because old rows may have neither id nor number.
          <Row key={`${index} ${shipment.id}`} shipment={shipment} hasDays={hasDays} />
        ))}
      </tbody>
    </table>
  )
}

/** A void shipment is struck out, since its amounts are in no sum (product 10.7). */
function Row({ shipment, hasDays }: { shipment: Shipment; hasDays: boolean }) {
  const { airwayBillNo, createdAt, service, consignor, consignee, destination, codAmount } = shipment
  const net = netAmountOrNone(shipment)
  return (
    <tr className={isVoid(shipment) ? 'void' : undefined}>
      <th scope="row">{airwayBillNo || DASH}</th>
      <td>{hasDays ? formatDate(createdAt) : formatTime(createdAt)}</td>
      {[service, consignor, consignee, destination].map((text, index) => (
        <td key={heads[index + 2]}>
          <Written text={text} />
        </td>
      ))}
      <td>{statusBadge(shipment).text}</td>
      <td>{paymentOf(shipment) ?? DASH}</td>
      <td className="number">{codAmount === null || codAmount === 0 ? '' : formatAmount(codAmount)}</td>
      <td className="number">{net === null ? DASH : formatAmount(net)}</td>
    </tr>
  )
}

const signatures = ['Prepared by', 'Checked by', 'Cash received by'] as const

function DayEndTotals({ day }: { day: DayEnd }) {
  const { all, cash, credit, unstated, cod, voids, services } = day
  return (
    <div className="p-day-end">
      <div className="p-day-sums">
        <table>
          <Head by="Payment" />
          <tbody>
            <SumRow name="Cash" sum={cash} />
            <SumRow name="Credit" sum={credit} />
            {unstated.shipments > 0 && <SumRow name="Payment not stated" sum={unstated} />}
            <SumRow name="Cash and credit" sum={all} isTotal />
            <SumRow name="COD Amount, in no other sum" sum={cod} />
          </tbody>
        </table>
        <table>
          <Head by="Service" />
          <tbody>
            {services.map(({ service, ...sum }) => (
              <SumRow name={service} sum={sum} key={service} />
            ))}
          </tbody>
          <tfoot>
            <SumRow name="Total" sum={all} />
          </tfoot>
        </table>
      </div>
      {voids > 0 && (
        <p>
          {voids === 1 ? 'One void shipment is' : `${formatCount(voids)} void shipments are`} listed, and in no count
          and no sum.
        </p>
      )}
      <ul>
        {signatures.map((name) => (
          <li key={name}>{name}, name and signature</li>
        ))}
      </ul>
    </div>
  )
}

function Head({ by }: { by: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{by}</th>
        <th scope="col" className="number">
          Shipments
        </th>
        <th scope="col" className="number">
          Net Amount (Rs)
        </th>
      </tr>
    </thead>
  )
}

function SumRow({ name, sum, isTotal = false }: { name: string; sum: DayEndSum; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">
        <Written text={name} />
      </th>
      <td className="number">{formatCount(sum.shipments)}</td>
      <td className="number">{formatAmount(sum.amount)}</td>
    </tr>
  )
}
