import { DASH } from '@/domain/dash'
import { formatAmount, formatNumber } from '@/domain/money/money'
import { knownSum, type StatedSum } from '@/domain/money/statedSum'
import { formatCount, isUnreadable, type Unreadable } from '@/domain/numbers'
import type { HandOver, HandOverRow } from '@/domain/shipment/handOver'
import { formatDateTime } from '@/texts/dates'
import { codFigure, rowFigure, sumNotes } from '../facts/sumNotes'
import { Fact } from '../papers/Fact'
import { ListSheets, TextCells } from './ListSheets'

interface HandOverViewProps {
  list: HandOver
  /** The branch whose shipments are handed over. */
  branch: string
  at: Date
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const columns = [
  ['No.', 9],
  ['AB #', 22],
  ['Consignee', 40.5],
  ['Destination', 33],
  ['Service', 26],
  ['Pieces', 13, 'number'],
  ['Weight (kg)', 18.5, 'number'],
  ['COD to collect (Rs)', 22, 'number'],
] as const

export function HandOverView({ list, branch, at, ...sheets }: HandOverViewProps) {
  const time = formatDateTime(at, 'en')
  const printed = {
    title: 'Hand-over list',
    isTicked: true,
    term: 'Date and time',
    moment: time,
    center: branch,
    time,
    facts: (
      <>
        <Fact label="Branch" typed={branch} />
        <Fact label="Shipments">{formatCount(list.rows.length)}</Fact>
        <Fact label="Pieces">{sumText(list.pieces)}</Fact>
        <Fact label="Weight">{sumText(list.kilograms, ' kg')}</Fact>
      </>
    ),
    factsAbove: ['Destination', 'Service'] as const,
    columns,
    rows: list.rows.map((row, index) => <Row row={row} number={index + 1} decimals={list.decimals} key={row.id} />),
    totals: <Totals list={list} />,
    end: <HandOverEnd list={list} />,
  }
  return <ListSheets lists={[printed]} subject={list} {...sheets} />
}

interface RowProps {
  row: HandOverRow
  number: number
  /** The decimals of every weight. */
  decimals: number
}

function Row({ row, number, decimals }: RowProps) {
  const { airwayBillNo, consignee, destination, service, pieces, kilograms, cod } = row
  return (
    <tr>
      <td>{formatCount(number)}</td>
      <th scope="row">{airwayBillNo || DASH}</th>
      <TextCells texts={[consignee, destination, service]} />
      <td className="number">{rowFigure(pieces, formatNumber)}</td>
      <td className="number">{rowFigure(kilograms, (weight) => formatNumber(weight, decimals))}</td>
      <td className="number">{codFigure(cod)}</td>
    </tr>
  )
}

const isKnown = <Value,>(value: Value | null | Unreadable): value is Value => value !== null && !isUnreadable(value)

function sumText(sum: StatedSum, unit = '', decimals?: number): string {
  const known = knownSum(sum)
  return isKnown(known) ? formatNumber(known, decimals) + unit : DASH
}

/** The totals, each below the column that it adds up. */
function Totals({ list: { rows, pieces, kilograms, cod, decimals } }: { list: HandOver }) {
  const sum = knownSum(cod)
  return (
    <>
      <th scope="row" colSpan={5}>
        Total of {rows.length === 1 ? '1 shipment' : `${formatCount(rows.length)} shipments`}
      </th>
      <td className="number">{sumText(pieces)}</td>
      <td className="number">{sumText(kilograms, '', decimals)}</td>
      <td className="number">{isKnown(sum) ? formatAmount(sum) : DASH}</td>
    </>
  )
}

function HandOverEnd({ list: { pieces, kilograms, cod } }: { list: HandOver }) {
  return (
    <>
      {sumNotes({ Pieces: pieces, Weight: kilograms, COD: cod }).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="two">
        <li>Handed over by, name and signature</li>
        <li>Received by, name and signature</li>
      </ul>
    </>
  )
}
