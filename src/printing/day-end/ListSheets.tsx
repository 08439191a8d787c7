import { useEffect, useRef, type ReactNode } from 'react'
import { tablePages } from '../facts/sheetLayout'
import { PaperBrand, PaperFoot, Sheet } from '../papers/Sheet'
import { Written } from '../papers/Written'
import { useSheetLayouts } from '../run/usePrinting'
import '../styles/print.css'

/** A list of shipments, on as many pages as it needs. */
export interface PrintedList {
  /** For screen readers; by default the title. */
  name?: string
  title: string
  /** Beside the title. */
  term: string
  moment: string
  center: string
  /** On the pages after the first, beside the center. */
  time: string
  /** Above the rows. */
  facts: ReactNode
  /** With their widths, 184 mm in all. A longer word or number widens its column. */
  columns: readonly (readonly [head: string, width: string, kind?: 'number'])[]
  rows: readonly ReactNode[]
  /** Below the rows, on the last page. */
  end: ReactNode
}

interface ListSheetsProps {
  lists: readonly PrintedList[]
  /** What they show: a new object means that they are measured again. */
  subject: object
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const onePage = [0]

export function ListSheets({ lists, subject, printedBy, onReady }: ListSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const layouts = useSheetLayouts(sheets, subject, '.p-day', tablePages)
  const isReady = layouts !== null
  useEffect(() => onReady(isReady), [onReady, isReady])
  return (
    <div className="cc-sheets" ref={sheets}>
      {lists.map((list, index) => (
        <Pages list={list} starts={layouts?.[index] ?? onePage} printedBy={printedBy} key={list.name ?? list.title} />
      ))}
    </div>
  )
}

interface PagesProps {
  list: PrintedList
  /** The index of each page's first row. */
  starts: readonly number[]
  printedBy: string
}

function Pages({ list, starts, printedBy }: PagesProps) {
  const { title, name = title, term, moment, center, time, columns } = list
  return starts.map((start, index) => {
    const rows = list.rows.slice(start, starts[index + 1])
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
                <h2>{title}</h2>
                <dl>
                  <dt>{term}</dt>
                  <dd>{moment}</dd>
                </dl>
              </div>
            </header>
            <dl className="p-day-facts">{list.facts}</dl>
          </>
        ) : (
          <header className="p-next">
            <b>{title}</b>
            <span>
              <Written text={center} />, {time}
            </span>
          </header>
        )}
        {rows.length > 0 && (
          <table className="p-day-rows p-rows">
            <thead>
              <tr>
                {columns.map(([head, width, kind]) => (
                  <th scope="col" className={kind} style={{ width }} key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        )}
        {index === starts.length - 1 && <div className="p-day-end">{list.end}</div>}
        <PaperFoot>
          Printed by {printedBy} · Page {index + 1} of {starts.length}
        </PaperFoot>
      </Sheet>
    )
  })
}

/** Only a word that no column holds is broken. */
const HUGE = /\S{24}/

export function TextCells({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <td className={HUGE.test(text) ? 'huge' : undefined} key={`${index} ${text}`}>
      <Written text={text} />
    </td>
  ))
}
