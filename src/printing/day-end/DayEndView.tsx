import { useEffect, useRef } from 'react'
import { formatDateTime, formatTime } from '@/domain/dates'
import { netAmountOrNone } from '@/domain/money/billing'
import { paymentOf, type DayEnd, type DayEndSum } from '@/domain/money/dayEnd'
import { formatAmount, formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { englishBadge, isVoid } from '@/domain/shipment/shipmentStatus'
import { DASH } from '../facts/billFacts'
import { tablePages } from '../facts/sheetLayout'
import { Fact, PaperBrand, PaperFoot, Sheet } from '../papers/Sheet'
import { Written } from '../papers/Written'
import { useSheetLayouts } from '../run/usePrintReady'
import '../styles/print.css'

interface OnEachSheet {
  time: string
  /** When the underlying list was loaded, in milliseconds. */
  loadedAt: number | null
  printedBy: string
}

interface DayEndViewProps extends OnEachSheet {
  days: readonly DayEnd[]
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const onePage = [0]

export function DayEndView({ days, onReady, ...each }: DayEndViewProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const layouts = useSheetLayouts(sheets, days, '.p-day', tablePages)
  const isReady = layouts !== null
  useEffect(() => onReady(isReady), [onReady, isReady])
  return (
    <div className="cc-sheets" ref={sheets}>
      {days.map((day, index) => (
        <DayEndSheet {...each} day={day} starts={layouts?.[index] ?? onePage} key={day.center} />
      ))}
    </div>
  )
}

interface DayEndSheetProps extends OnEachSheet {
  day: DayEnd
  /** The index of each page's first row. */
  starts: readonly number[]
}

function DayEndSheet({ day, starts, time, loadedAt, printedBy }: DayEndSheetProps) {
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
                  <dd>{formatDateTime(loadedAt === null ? null : new Date(loadedAt), 'en')}</dd>
                </dl>
              </div>
            </header>
            <DayEndFacts day={day} time={time} />
          </>
        ) : (
          <header className="p-next">
            <b>Day-end sheet</b>
            <span>
              <Written text={center} />, {time}
            </span>
          </header>
        )}
        {own.length > 0 && <Rows shipments={own} />}
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
      <Fact label="Center" typed={day.center} />
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

/** With their widths, 184 mm in all. A longer word or number widens its column. */
const columns = [
  ['AB #', '17.5mm'],
  ['Booked', '16.5mm'],
  ['Service', '14.5mm'],
  ['Consignor', '26mm'],
  ['Consignee', '26mm'],
  ['Destination', '20mm'],
  ['Status', '18.5mm'],
  ['Payment', '11mm'],
  ['COD (Rs)', '15.5mm'],
  ['Net Amount (Rs)', '17.5mm'],
] as const

function Rows({ shipments }: { shipments: readonly Shipment[] }) {
  return (
    <table className="p-day-rows p-rows">
      <thead>
        <tr>
          {columns.map(([head, width]) => (
            <th scope="col" className={head.endsWith('(Rs)') ? 'number' : undefined} style={{ width }} key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shipments.map((shipment, index) => (
          // The index is part of the key because old rows may have neither id nor number.
          <Row key={`${index} ${shipment.id}`} shipment={shipment} />
        ))}
      </tbody>
    </table>
  )
}

/** Only a word that no column holds is broken. */
const HUGE = /\S{24}/

/** A void shipment is struck out, since its amounts are in no sum (product 10.7). */
function Row({ shipment }: { shipment: Shipment }) {
  const { airwayBillNo, createdAt, service, consignor, consignee, destination, codAmount } = shipment
  const net = netAmountOrNone(shipment)
  return (
    <tr className={isVoid(shipment) ? 'void' : undefined}>
      <th scope="row">{airwayBillNo || DASH}</th>
      <td>{formatTime(createdAt, 'en')}</td>
      {Object.entries({ service, consignor, consignee, destination }).map(([name, text]) => (
        <td className={HUGE.test(text) ? 'huge' : undefined} key={name}>
          <Written text={text} />
        </td>
      ))}
      <td>{englishBadge(shipment)}</td>
      <td>{paymentOf(shipment) ?? DASH}</td>
      <td className="number">{codAmount === null || codAmount === 0 ? '' : formatAmount(codAmount)}</td>
      <td className="number">{net === null ? DASH : formatAmount(net)}</td>
    </tr>
  )
}

function DayEndTotals({ day }: { day: DayEnd }) {
  const { all, cash, credit, unstated, cod, voids, services } = day
  return (
    <div className="p-day-end">
      <div className="p-day-sums">
        <SumTable
          by="Payment"
          rows={[
            { name: 'Cash', ...cash },
            { name: 'Credit', ...credit },
            ...(unstated.shipments > 0 ? [{ name: 'Payment not stated', ...unstated }] : []),
            { name: unstated.shipments > 0 ? 'Total' : 'Cash and credit', ...all, isTotal: true },
            { name: 'COD Amount, not in the other sums', ...cod },
          ]}
        />
        <SumTable
          by="Service"
          rows={[
            ...services.map(({ service, ...sum }) => ({ name: service, ...sum })),
            { name: 'Total', ...all, isTotal: true },
          ]}
        />
      </div>
      {voids > 0 && (
        <p>
          {voids === 1 ? 'One void shipment is' : `${formatCount(voids)} void shipments are`} listed but not counted.
        </p>
      )}
      <ul>
        <li>Prepared by, name and signature</li>
        <li>Checked by, name and signature</li>
        <li>Cash received by, name and signature</li>
      </ul>
    </div>
  )
}

interface SumTableProps {
  by: string
  rows: readonly (DayEndSum & { name: string; isTotal?: boolean })[]
}

function SumTable({ by, rows }: SumTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {[by, 'Shipments', 'Net Amount (Rs)'].map((head, index) => (
            <th scope="col" className={index > 0 ? 'number' : undefined} key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shipments, amount, isTotal = false }, index) => (
          <tr className={isTotal ? 'total' : undefined} key={`${index} ${name}`}>
            <th scope="row">
              <Written text={name} />
            </th>
            <td className="number">{formatCount(shipments)}</td>
            <td className="number">{formatAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
