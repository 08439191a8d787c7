import { useEffect, useRef } from 'react'
import { formatDateTime } from '@/domain/dates'
import { formatAmount, formatNumber } from '@/domain/money/money'
import { formatCount, UNREADABLE } from '@/domain/numbers'
import type { HandOver, HandOverRow } from '@/domain/shipment/handOver'
import { DASH } from '../facts/billFacts'
import { tablePages } from '../facts/sheetLayout'
import { Fact, PaperBrand, PaperFoot, Sheet } from '../papers/Sheet'
import { Written } from '../papers/Written'
import { useSheetLayouts } from '../run/usePrintReady'
import '../styles/print.css'

interface HandOverViewProps {
  list: HandOver
  /** Whose shipments change hands. */
  branch: string
  at: Date
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const TITLE = 'Hand-over list'

export function HandOverView({ list, branch, at, printedBy, onReady }: HandOverViewProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const layouts = useSheetLayouts(sheets, list, '.p-day', tablePages)
  const isReady = layouts !== null
  useEffect(() => onReady(isReady), [onReady, isReady])
  const starts = layouts?.[0] ?? [0]
  const time = formatDateTime(at, 'en')
  return (
    <div className="cc-sheets" ref={sheets}>
      {starts.map((start, index) => {
        const rows = list.rows.slice(start, starts[index + 1])
        return (
          <Sheet
            name={starts.length === 1 ? TITLE : `${TITLE}, page ${index + 1}`}
            kind="p-day"
            key={start === 0 ? `first-${index}` : start}
          >
            {index === 0 ? (
              <>
                <header className="p-title">
                  <PaperBrand centerName={branch} />
                  <div>
                    <h2>{TITLE}</h2>
                    <dl>
                      <dt>Date and time</dt>
                      <dd>{time}</dd>
                    </dl>
                  </div>
                </header>
                <dl className="p-day-facts">
                  <Fact label="Branch" typed={branch} />
                  <Fact label="Shipments">{formatCount(list.rows.length)}</Fact>
                  <Fact label="Pieces">{formatNumber(list.pieces)}</Fact>
                  <Fact label="Weight">{formatNumber(list.kilograms)} kg</Fact>
                </dl>
              </>
            ) : (
              <header className="p-next">
                <b>{TITLE}</b>
                <span>
                  <Written text={branch} />, {time}
                </span>
              </header>
            )}
            {rows.length > 0 && <Rows rows={rows} start={start} />}
            {index === starts.length - 1 && <Totals list={list} />}
            <PaperFoot>
              Printed by {printedBy} · Page {index + 1} of {starts.length}
            </PaperFoot>
          </Sheet>
        )
      })}
    </div>
  )
}

/** With their widths, 184 mm in all. A longer word or number widens its column. */
const columns = [
  ['No.', '9mm'],
  ['AB #', '22mm'],
  ['Consignee', '45mm'],
  ['Destination', '33mm'],
  ['Service', '26mm'],
  ['Pieces', '12mm'],
  ['Weight (kg)', '17mm'],
  ['COD (Rs)', '20mm'],
] as const
const FIRST_NUMBER = 5

/** Only a word that no column holds is broken. */
const HUGE = /\S{24}/

function Rows({ rows, start }: { rows: readonly HandOverRow[]; start: number }) {
  return (
    <table className="p-day-rows p-rows">
      <thead>
        <tr>
          {columns.map(([head, width], index) => (
            <th scope="col" className={index >= FIRST_NUMBER ? 'number' : undefined} style={{ width }} key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, airwayBillNo, consignee, destination, service, pieces, kilograms, cod }, index) => (
          <tr key={id}>
            <td>{formatCount(start + index + 1)}</td>
            <th scope="row">{airwayBillNo || DASH}</th>
            {Object.entries({ consignee, destination, service }).map(([name, text]) => (
              <td className={HUGE.test(text) ? 'huge' : undefined} key={name}>
                <Written text={text} />
              </td>
            ))}
            <td className="number">{pieces === null ? DASH : formatNumber(pieces)}</td>
            <td className="number">{kilograms === null ? DASH : formatNumber(kilograms)}</td>
            <td className="number">{codText(cod)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function codText(cod: HandOverRow['cod']): string {
  if (cod === UNREADABLE) return DASH
  return cod === null || cod === 0 ? '' : formatAmount(cod)
}

function Totals({ list: { rows, pieces, kilograms, unknown } }: { list: HandOver }) {
  const missing = [
    ['Pieces', unknown.pieces],
    ['Weight', unknown.kilograms],
    ['COD', unknown.cod],
  ] as const
  const notes = missing
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} missing on ${formatCount(count)}.`)
  return (
    <div className="p-day-end">
      <dl className="p-handed">
        <Fact label="Total shipments">{formatCount(rows.length)}</Fact>
        <Fact label="Total pieces">{formatNumber(pieces)}</Fact>
        <Fact label="Total weight">{formatNumber(kilograms)} kg</Fact>
      </dl>
      {notes.length > 0 && <p>{notes.join(' ')} The totals are without them.</p>}
      <ul className="two">
        <li>Handed over by, name and signature</li>
        <li>Received by, name and signature</li>
      </ul>
    </div>
  )
}
