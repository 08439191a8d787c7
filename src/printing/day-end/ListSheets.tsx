import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '@/components/Alert'
import { Button } from '@/components/Button'
import { t } from '@/texts/t'
import { type ListLayout, listLayout } from '../facts/sheetLayout'
import { PaperBrand, PaperFoot, Sheet } from '../papers/Sheet'
import { Written } from '../papers/Written'
import { renewFonts } from '../run/paperFonts'
import { missingText } from '../run/printTexts'
import { usePrintReady } from '../run/usePrintReady'
import { useSheetLayouts } from '../run/useSheetLayouts'
import '../styles/print.css'

/** A list of shipments, on as many pages as it needs. */
interface PrintedList {
  /** For screen readers; by default the title. */
  name?: string
  title: string
  /** Whether its rows leave room for ticks. */
  isTicked?: boolean
  /** Beside the title. */
  term: string
  moment: string
  center: string
  /** On the pages after the first, beside the center. */
  time: string
  /** Above the rows. */
  facts: ReactNode
  /** The columns above which the second and the third fact stand. */
  factsAbove: readonly [second: string, third: string]
  /** The headings, with the widths of their columns in millimetres, 184 in all; repeated on every page. */
  columns: readonly (readonly [head: string, width: number, kind?: 'number'])[]
  rows: readonly ReactNode[]
  /** The cells of the row that ends the table. */
  totals?: ReactNode
  /** Below the table, on the last page. */
  end: ReactNode
}

interface ListSheetsProps {
  lists: readonly PrintedList[]
  /** The content of the sheets; a new object makes them be measured again. */
  subject: object
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const onePage: ListLayout = { starts: [0], fit: 0 }

export function ListSheets({ lists, subject, printedBy, onReady }: ListSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(1)
  const awaited = useMemo(() => ({ subject, attempt }), [subject, attempt])
  const layouts = useSheetLayouts(sheets, awaited, '.p-day', listLayout)
  const readiness = usePrintReady(sheets, awaited, layouts !== null)
  const isReady = readiness.kind === 'ready'
  useEffect(() => onReady(isReady), [onReady, isReady])
  const retry = () => {
    renewFonts()
    setAttempt((last) => last + 1)
  }
  return (
    // The browser's own print command does not wait, so print.css checks this attribute.
    <div data-paper={readiness.kind}>
      {readiness.kind === 'incomplete' && (
        <div className="cc-paper-trouble" role="alert">
          <Alert>
            <p>{missingText(readiness.missing)}</p>
            <Button text={t('common.tryAgain')} onClick={retry} />
          </Alert>
        </div>
      )}
      <p className="cc-paper-unready">{t('print.unready')}</p>
      <div className="cc-sheets" ref={sheets}>
        {lists.map((list, index) => (
          <Pages list={list} layout={layouts?.[index] ?? onePage} printedBy={printedBy} key={list.name ?? list.title} />
        ))}
      </div>
    </div>
  )
}

interface PagesProps {
  list: PrintedList
  layout: ListLayout
  printedBy: string
}

/** The widths of the columns of facts and sums, so that these stand above and below columns of the rows. */
function placesOf({ columns, factsAbove: [second, third] }: PrintedList): CSSProperties {
  const widthBefore = (head: string) => {
    const index = columns.findIndex(([name]) => name === head)
    return columns.slice(0, index).reduce((sum, [, width]) => sum + width, 0)
  }
  return { '--first-mm': widthBefore(second), '--second-mm': widthBefore(third) - widthBefore(second) } as CSSProperties
}

function Pages({ list, layout: { starts, fit }, printedBy }: PagesProps) {
  const { title, name = title, isTicked = false, term, moment, center, time, columns } = list
  return starts.map((start, index) => {
    const rows = list.rows.slice(start, starts[index + 1])
    const isLast = index === starts.length - 1
    const totals = isLast ? list.totals : undefined
    return (
      <Sheet
        name={starts.length === 1 ? name : `${name}, page ${index + 1}`}
        kind={isTicked ? 'p-day p-ticked' : 'p-day'}
        fit={fit}
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
            <dl className="p-day-facts" style={placesOf(list)}>
              {list.facts}
            </dl>
          </>
        ) : (
          <header className="p-next">
            <b>{title}</b>
            {/* A long name is cut off here; the first page has all of it. */}
            <span className="p-center">
              <span>
                <Written text={center} />
              </span>
              , {time}
            </span>
          </header>
        )}
        {(rows.length > 0 || totals !== undefined) && (
          <table className="p-day-rows p-rows">
            <thead>
              <tr>
                {columns.map(([head, width, kind]) => (
                  <th scope="col" className={kind} style={{ width: `calc(${width} * var(--mm))` }} key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
            {totals !== undefined && (
              <tfoot>
                <tr>{totals}</tr>
              </tfoot>
            )}
          </table>
        )}
        {isLast && (
          <div className="p-day-end" style={placesOf(list)}>
            {list.end}
          </div>
        )}
        <PaperFoot>
          Printed by {printedBy} · Page {index + 1} of {starts.length}
        </PaperFoot>
      </Sheet>
    )
  })
}

/** A word that is wider than any column, and has to be broken. */
const TOO_LONG_WORD = /\S{24}/

export function TextCells({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <td className={TOO_LONG_WORD.test(text) ? 'huge' : undefined} key={`${index} ${text}`}>
      <Written text={text} />
    </td>
  ))
}
