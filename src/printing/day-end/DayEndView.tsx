import { DASH } from '@/domain/dash'
import { netAmountOrNone } from '@/domain/money/billing'
import type { DayEnd } from '@/domain/money/dayEnds'
import type { DayEndSum } from '@/domain/money/dayMoney'
import { type Amount, formatAmount, rupeesText } from '@/domain/money/money'
import { paymentOf } from '@/domain/money/paymentOf'
import { knownSum } from '@/domain/money/statedSum'
import { formatCount, isUnreadable } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { isVoid } from '@/domain/shipment/shipmentStatus'
import { englishBadge } from '@/domain/shipment/statusBadge'
import { formatDateTime, formatMinute } from '@/texts/dates'
import { codFigure, rowFigure, sumNotes } from '../facts/sumNotes'
import { Fact } from '../papers/Fact'
import { Written } from '../papers/Written'
import { ListSheets, TextCells } from './ListSheets'

interface DayEndViewProps {
  days: readonly DayEnd[]
  time: string
  /** When the underlying list was loaded, in milliseconds. */
  loadedAt: number | null
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

/** Widths in millimetres. Amounts with more digits take their room from the names. */
const WIDTHS = { amount: 12.5, net: 17, names: 46.8 }

function columnsFor(shipments: readonly Shipment[]) {
  const cod = widthOf(
    WIDTHS.amount,
    shipments.map((shipment) => codFigure(shipment.codAmount)),
  )
  const net = widthOf(
    WIDTHS.net,
    shipments.map((shipment) => netText(shipment)),
  )
  const name = (WIDTHS.names + WIDTHS.amount + WIDTHS.net - cod - net) / 2
  return [
    ['AB #', 15.4],
    ['Booked', 11.8],
    ['Service', 20.9],
    ['Consignor', name],
    ['Consignee', name],
    ['Destination', 25.1],
    ['Status', 23.7],
    ['Payment', 10.8],
    ['COD (Rs)', cod, 'number'],
    ['Net Amount (Rs)', net, 'number'],
  ] as const
}

/** The width in millimetres of the longest of these amounts; a comma or point is half as wide as a digit. */
function widthOf(least: number, amounts: readonly string[]): number {
  const lengths = amounts.map((text) => text.replace(/\D/g, '').length * 1.32 + text.replace(/\d/g, '').length * 0.66)
  return lengths.reduce((most, own) => Math.max(most, own + 2.8), least)
}

export function DayEndView({ days, time, loadedAt, ...sheets }: DayEndViewProps) {
  const lists = days.map((day) => ({
    title: 'Day-end sheet',
    name: `Day-end sheet of ${day.center || 'no center'}`,
    term: 'As of',
    moment: formatDateTime(loadedAt === null ? null : new Date(loadedAt), 'en'),
    center: day.center,
    time,
    facts: <DayEndFacts day={day} time={time} />,
    factsAbove: ['Consignor', 'Destination'] as const,
    columns: columnsFor(day.shipments),
    // The index is part of the key because old rows may have neither id nor number.
    rows: day.shipments.map((shipment, index) => <Row key={`${index} ${shipment.id}`} shipment={shipment} />),
    end: <DayEndTotals day={day} />,
  }))
  return <ListSheets lists={lists} subject={days} {...sheets} />
}

/** How many shipments a sum includes: "4 of 10" if the Net Amount of six is missing or cannot be read. */
function countText({ shipments, stated }: DayEndSum): string {
  return stated < shipments ? `${formatCount(stated)} of ${formatCount(shipments)}` : formatCount(shipments)
}

const sumText = (sum: DayEndSum) => `${rupeesText(knownSum(sum))} (${countText(sum)})`

function DayEndFacts({ day, time }: { day: DayEnd; time: string }) {
  const { missing, unreadable } = day.all
  const leftOut = [
    ...(missing > 0 ? [`${formatCount(missing)} missing`] : []),
    ...(unreadable > 0 ? [`${formatCount(unreadable)} cannot be read`] : []),
  ].join(', ')
  return (
    <>
      <Fact label="Center" typed={day.center} />
      <Fact label="Day">{time}</Fact>
      <Fact label="Shipments">{formatCount(day.all.shipments)}</Fact>
      <Fact label="Void">{formatCount(day.voids)}</Fact>
      <Fact label="Cash">{sumText(day.cash)}</Fact>
      <Fact label="Credit">{sumText(day.credit)}</Fact>
      {day.unstated.shipments > 0 ? (
        <Fact label="Payment not stated">{sumText(day.unstated)}</Fact>
      ) : (
        <Fact label="COD Amount, not in the Net Amount">{sumText(day.cod)}</Fact>
      )}
      <Fact label="Net Amount">
        {rupeesText(knownSum(day.all))}
        {leftOut !== '' && <small>{leftOut}: not in it</small>}
      </Fact>
    </>
  )
}

/** A void shipment is struck out, since its amounts are in no sum (product 10.7). */
function Row({ shipment }: { shipment: Shipment }) {
  const { airwayBillNo, createdAt, service, consignor, consignee, destination, codAmount } = shipment
  return (
    <tr className={isVoid(shipment) ? 'void' : undefined}>
      <th scope="row">{airwayBillNo || DASH}</th>
      <td className="p-whole">{formatMinute(createdAt, 'en')}</td>
      <TextCells texts={[service, consignor, consignee, destination]} />
      <td className="status">{englishBadge(shipment)}</td>
      <td>{paymentOf(shipment) ?? DASH}</td>
      <AmountCell text={codFigure(codAmount)} />
      <AmountCell text={netText(shipment)} />
    </tr>
  )
}

/** In the row of a void shipment only figures are struck out: a line through a dash would not be visible. */
function AmountCell({ text }: { text: string }) {
  return <td className={/\d/.test(text) ? 'number' : 'number none'}>{text}</td>
}

const netText = (shipment: Shipment) => rowFigure(netAmountOrNone(shipment), formatAmount)

const amountText = (value: Amount | null) => (value === null || isUnreadable(value) ? DASH : formatAmount(value))

function DayEndTotals({ day }: { day: DayEnd }) {
  const { all, cash, credit, unstated, cod, voids, services } = day
  return (
    <>
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
      {sumNotes({ 'Net Amount': all, 'COD Amount': cod }).map((note) => (
        <p key={note}>{note}</p>
      ))}
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
    </>
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
        {rows.map(({ name, isTotal = false, ...sum }, index) => (
          <tr className={isTotal ? 'total' : undefined} key={`${index} ${name}`}>
            <th scope="row">
              <Written text={name} />
            </th>
            <td className="number">{countText(sum)}</td>
            <td className="number">{amountText(knownSum(sum))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
