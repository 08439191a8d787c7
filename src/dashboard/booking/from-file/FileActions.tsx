import { Link } from 'react-router-dom'
import { download } from '@/browser/download'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { resultFileText } from '@/domain/from-file/resultFile'
import { paths } from '@/paths'
import type { ShownShipment, Standing } from './fileState'
import type { FileBookingsModel } from './useFileBookings'
import { t } from '@/texts/t'

interface FileActionsProps {
  bookings: FileBookingsModel
  onBook: () => void
  onRetry: () => void
  onGiveUp: () => void
}

/** Bills of one print run. */
const MOST_BILLS = 50

/** What is ready, wrong and booked, and what comes next. */
export function FileActions({ bookings, onBook, onRetry, onGiveUp }: FileActionsProps) {
  const { state, progress, shipments, run } = bookings
  const count = (standing: Standing) => shipments.filter((each) => each.standing === standing).length
  const [ready, problems, failed, booked, open] = [
    count('ready'),
    count('problem'),
    count('failed'),
    count('booked'),
    count('open'),
  ]
  const ids = shipments.flatMap(({ row }) => (row.booked?.id && !row.isEarlier ? [row.booked.id] : []))
  const printRuns = Array.from({ length: Math.ceil(ids.length / MOST_BILLS) }, (_, at) =>
    ids.slice(at * MOST_BILLS, (at + 1) * MOST_BILLS),
  )

  const after = (
    <>
      {printRuns.map((some, at) => (
        <Link
          key={some[0]}
          className={ready === 0 && at === 0 ? 'btn btn-warning' : 'btn btn-light'}
          to={paths.printRun(some, { only: 'receipts' })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <DeskIcon name="receipt" small />
          {printRuns.length === 1
            ? t('fromFile.print', { count: some.length })
            : t('fromFile.printSome', { from: at * MOST_BILLS + 1, to: at * MOST_BILLS + some.length })}
        </Link>
      ))}
      {(booked > 0 || failed > 0) && (
        <button
          className="btn btn-light"
          type="button"
          onClick={() => download(resultFileText(shipments.map(resultOf), state.forAll), resultName(state.name))}
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
    <section className="cc-panel cc-file-actions" aria-label={t('fromFile.file')}>
      <p className="name">
        <b>
          <bdi>{state.name}</bdi>
        </b>
        {state.table.sheet !== null && (
          <span className="cc-muted">{t('fromFile.sheet', { name: state.table.sheet })}</span>
        )}
      </p>
      <div role="status">
        <ul className="counts">
          <li>{t('fromFile.ready', { count: ready })}</li>
          {problems > 0 && <li className="bad">{t('fromFile.withProblems', { count: problems })}</li>}
          {failed > 0 && <li className="bad">{t('fromFile.failed', { count: failed })}</li>}
          {open > 0 && <li className="bad">{t('fromFile.open', { count: open })}</li>}
          {booked > 0 && <li className="good">{t('fromFile.booked', { count: booked })}</li>}
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

const resultName = (name: string) => `${name.replace(/\.[^.]*$/, '')}-result.csv`

const results: Record<Standing, string> = {
  booked: 'Booked',
  open: 'Not known whether it is booked',
  failed: 'Not booked',
  ready: 'Not booked yet',
  problem: 'Not booked',
}

function resultOf(shipment: ShownShipment) {
  const { row, standing, notes, bookedAs } = shipment
  const why = standing === 'problem' ? notes.find(({ kind }) => kind === 'problem')?.text : row.refusal
  return {
    shipment,
    airwayBillNo: row.booked?.airwayBillNo ?? row.sending?.airwayBillNo ?? bookedAs,
    result: why ? `${results[standing]}: ${why}` : results[standing],
  }
}
