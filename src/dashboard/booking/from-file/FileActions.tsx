import { Link } from 'react-router-dom'
import { download } from '@/browser/download'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { paths } from '@/paths'
import type { Standing } from './fileState'
import { resultFileText } from './resultFile'
import type { FileBookingsModel } from './useFileBookings'
import { t, type TextKey } from '@/texts/t'

interface FileActionsProps {
  bookings: FileBookingsModel
  onBook: () => void
  onRetry: () => void
  onGiveUp: () => void
}

const counts: [Standing, TextKey, kind?: string][] = [
  ['ready', 'fromFile.ready'],
  ['problem', 'fromFile.withProblems', 'bad'],
  ['failed', 'fromFile.failed', 'bad'],
  ['open', 'fromFile.open', 'bad'],
  ['booked', 'fromFile.booked', 'good'],
]

/** Bills of one print run. */
const MOST_BILLS = 50

/** What is ready, wrong and booked, and what comes next. */
export function FileActions({ bookings, onBook, onRetry, onGiveUp }: FileActionsProps) {
  const { state, progress, shipments, run } = bookings
  const { sheet, hidden, totals } = state.table
  const count = (standing: Standing) => shipments.filter((each) => each.standing === standing).length
  const [ready, failed, booked, open] = [count('ready'), count('failed'), count('booked'), count('open')]
  const ids = shipments.flatMap(({ row }) => (row.booked?.id && !row.isEarlier ? [row.booked.id] : []))
  const printRuns = Array.from({ length: Math.ceil(ids.length / MOST_BILLS) }, (_, at) => at * MOST_BILLS)

  const after = (
    <>
      {printRuns.map((from) => {
        const some = ids.slice(from, from + MOST_BILLS)
        return (
          <Link
            key={from}
            className={ready === 0 && from === 0 ? 'btn btn-warning' : 'btn btn-light'}
            to={paths.printRun(some, { only: 'receipts' })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <DeskIcon name="receipt" small />
            {printRuns.length === 1
              ? t('fromFile.print', { count: some.length })
              : t('fromFile.printSome', { from: from + 1, to: from + some.length })}
          </Link>
        )
      })}
      {(booked > 0 || failed > 0) && (
        <button
          className="btn btn-light"
          type="button"
          onClick={() => download(resultFileText(shipments, state), `${state.name.replace(/\.[^.]*$/, '')}-result.csv`)}
        >
          <DeskIcon name="download" small />
          {t('fromFile.resultFile')}
        </button>
      )}
      <button className="btn btn-light" type="button" onClick={onGiveUp}>
        {t('fromFile.anotherFile')}
      </button>
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
        {totals > 0 && <span className="cc-muted">{t('fromFile.totals', { count: totals })}</span>}
      </p>
      <div role="status">
        <ul className="counts">
          {counts.map(([standing, text, kind = '']) => {
            const of = count(standing)
            return of > 0 || standing === 'ready' ? (
              <li key={standing} className={kind}>
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
          <button className="btn btn-light" type="button" disabled={progress.run.isStopping} onClick={run.stop}>
            {t(progress.run.isStopping ? 'fromFile.stopping' : 'fromFile.stop')}
          </button>
        </div>
      ) : (
        <div className="buttons">
          {ready > 0 && (
            <button className="btn btn-warning" type="button" onClick={onBook}>
              {t('fromFile.book', { count: ready })}
            </button>
          )}
          {failed > 0 && (
            <button className="btn btn-light" type="button" onClick={onRetry}>
              {t('fromFile.retry', { count: failed })}
            </button>
          )}
          {open > 0 && (
            <button className="btn btn-light" type="button" onClick={run.lookUp}>
              {t('booking.lookAgain')}
            </button>
          )}
          {after}
        </div>
      )}
    </section>
  )
}
