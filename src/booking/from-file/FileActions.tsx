import { Link } from 'react-router-dom'
import { download } from '@/browser/download'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { newTab } from '@/domain/links'
import { MAX_BILLS_PER_RUN } from '@/domain/shipment/maxBillsPerRun'
import { paths } from '@/paths'
import { comma } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import type { FileRun } from './fileRun'
import type { FileState } from './fileState'
import type { OpenFile } from './openFile'
import { resultFileText } from './resultFileText'
import type { ShownShipment, BookingState } from './shipmentReader'

interface FileActionsProps {
  file: OpenFile
  shipments: readonly ShownShipment[]
  run: FileRun
  onBook: () => void
  onRetry: () => void
  onGiveUp: () => void
}

const counts: [BookingState, TextKey, kind?: string][] = [
  ['ready', 'fromFile.ready'],
  ['problem', 'fromFile.withProblems', 'bad'],
  ['failed', 'fromFile.failed', 'bad'],
  ['open', 'fromFile.open', 'bad'],
  ['booked', 'fromFile.booked', 'good'],
]

/** Counts what is ready, wrong and booked, and offers the next action. */
export function FileActions({ file, shipments, run, onBook, onRetry, onGiveUp }: FileActionsProps) {
  const { state, progress } = file.read()
  const { sheet, hidden } = state.table
  const count = (bookingState: BookingState) => shipments.filter((each) => each.bookingState === bookingState).length
  const [ready, failed, booked, open] = [count('ready'), count('failed'), count('booked'), count('open')]
  const ids = shipments.flatMap(({ row }) => (row.booked?.id && !row.isEarlier ? [row.booked.id] : []))
  const printRuns = Array.from({ length: Math.ceil(ids.length / MAX_BILLS_PER_RUN) }, (_, at) => at * MAX_BILLS_PER_RUN)

  const after = (
    <>
      {printRuns.map((from) => {
        const some = ids.slice(from, from + MAX_BILLS_PER_RUN)
        return (
          <Link
            key={from}
            className={ready === 0 && from === 0 ? 'btn btn-warning' : 'btn btn-light'}
            to={paths.printRun(some, { only: 'receipts' })}
            {...newTab}
          >
            <DeskIcon name="receipt" small />
            {printRuns.length === 1
              ? t('fromFile.print', { count: some.length })
              : t('fromFile.printSome', { from: from + 1, to: from + some.length })}
          </Link>
        )
      })}
      {(booked > 0 || failed > 0) && (
        <DeskButton
          icon="download"
          text={t('fromFile.resultFile')}
          onClick={() => download(resultFileText(shipments, state), `${state.name.replace(/\.[^.]*$/, '')}-result.csv`)}
        />
      )}
      <DeskButton text={t('fromFile.anotherFile')} onClick={onGiveUp} />
    </>
  )

  return (
    <section className="cc-panel cc-file-actions cc-beside flex-wrap" aria-label={t('fromFile.file')}>
      <p className="name mb-0 text-break">
        <b>
          <bdi>{state.name}</bdi>
        </b>
        {sheet !== null && <span className="cc-muted">{t('fromFile.sheet', { name: sheet })}</span>}
        {hidden > 0 && <span className="cc-muted">{t('fromFile.hidden', { count: hidden })}</span>}
        <LeftOutRows {...state} />
      </p>
      <div role="status">
        <ul className="counts fw-semibold">
          {counts.map(([bookingState, text, kind = '']) => {
            const of = count(bookingState)
            return of > 0 || bookingState === 'ready' ? (
              <li key={bookingState} className={kind}>
                {t(text, { count: of })}
              </li>
            ) : null
          })}
        </ul>
      </div>
      {progress.run ? (
        <div className="run">
          <progress
            className="cc-progress"
            max={progress.run.all}
            value={progress.run.done}
            aria-label={t('fromFile.progress', { done: progress.run.done, all: progress.run.all })}
          />
          <span>{t('fromFile.progress', { done: progress.run.done, all: progress.run.all })}</span>
          <DeskButton
            text={t(progress.run.isStopping ? 'fromFile.stopping' : 'fromFile.stop')}
            disabled={progress.run.isStopping}
            onClick={run.stop}
          />
        </div>
      ) : (
        <div className="buttons">
          {ready > 0 && <DeskButton look="warning" text={t('fromFile.book', { count: ready })} onClick={onBook} />}
          {failed > 0 && <DeskButton text={t('fromFile.retry', { count: failed })} onClick={onRetry} />}
          {open > 0 && <DeskButton text={t('booking.lookAgain')} onClick={run.lookUp} />}
          {after}
        </div>
      )}
    </section>
  )
}

/** Rows that are named one by one. */
const MAX_NAMED_ROWS = 5

/** How many rows are not booked, and which. */
function LeftOutRows({ table: { noShipments }, leftOut = {} }: FileState) {
  const nos = Object.keys(leftOut).map(Number)
  if (nos.length === 0) return null
  const named = nos.slice(0, MAX_NAMED_ROWS).map((no) => {
    const text = noShipments.find((each) => each.no === no)?.text
    return text === undefined ? String(no) : t('fromFile.rowAndText', { no, text })
  })
  const more = nos.length - named.length
  const rows = [...named, ...(more > 0 ? [t('fromFile.moreRows', { count: more })] : [])].join(comma)
  return <span className="cc-muted">{t('fromFile.leftOutRows', { count: nos.length, rows })}</span>
}
