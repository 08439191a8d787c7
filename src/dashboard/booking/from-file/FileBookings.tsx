import { useState } from 'react'
import { ActionDialog } from '../../ActionDialog'
import { Alert } from '@/components/Alert'
import { SelectField } from '@/components/form/SelectField'
import { ReloadHint } from '../../NotAuthorized'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import { cellText, isFilled } from '@/domain/from-file/fileCells'
import { columnIds, columnName, type ColumnId } from '@/domain/from-file/fileColumns'
import { linesOf } from '@/domain/from-file/fileShipments'
import { paths } from '@/paths'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import { FileActions } from './FileActions'
import { headingsOf, rememberColumns } from './chosenFile'
import { FileGrid } from './FileGrid'
import type { OpenFile } from './openFile'
import type { FileRun } from './fileRun'
import type { FileState } from './fileState'
import { useFileBookings } from './useFileBookings'
import { inLanguage } from '@/texts/answers'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

interface FileBookingsProps {
  owner: string
  file: OpenFile
  onGivenUp: () => void
}

export function FileBookings({ owner, file, onGivenUp }: FileBookingsProps) {
  const bookings = useFileBookings(file)
  const { state, progress, shipments, run, asked: options } = bookings
  const { doubts, halted, isUnsaved } = progress
  const [decided, setDecided] = useState<number | null>(null)
  const [asked, setAsked] = useState<'doubts' | 'give up' | null>(null)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const isBegun = Object.values(state.rows).some(({ booked, sending, isEarlier }) => (booked && !isEarlier) || sending)

  const ready = shipments.filter(({ standing }) => standing === 'ready')
  const doubtful = ready.flatMap(({ notes }) => notes.map(({ line, text }) => `${line} ${text}`))
  const left = shipments.filter(({ standing }) => standing !== 'booked').length
  const book = () => {
    setAsked(null)
    setAccepted(new Set([...accepted, ...doubtful]))
    run.book(ready.map(({ no }) => no))
  }
  const giveUp = () => {
    file.discard()
    onGivenUp()
  }
  const doubt = decided === null ? undefined : doubts[decided]
  const decide = (how: () => void) => {
    setDecided(null)
    how()
  }

  const missing = Object.values(options).find(({ data }) => data === undefined)
  const leaving = <LeaveQuestion left={left} isRunning={progress.run !== null} run={run} />
  if (missing) {
    const failed = t(missing === options.services ? 'booking.servicesNotLoaded' : 'booking.countriesNotLoaded')
    return (
      <>
        <p role="status">
          {missing.error ? (
            <ReloadHint failed={failed} error={missing.error} onRetry={() => void missing.refetch()} />
          ) : (
            t('fromFile.loading')
          )}
        </p>
        {leaving}
      </>
    )
  }

  return (
    <div className="cc-from-file">
      <FileActions
        bookings={bookings}
        onBook={() => (doubtful.every((each) => accepted.has(each)) ? book() : setAsked('doubts'))}
        onRetry={() => run.book(shipments.filter(({ standing }) => standing === 'failed').map(({ no }) => no))}
        onGiveUp={() => (left > 0 ? setAsked('give up') : giveUp())}
      />
      <div role="alert">
        {halted !== null && <Alert variant="danger">{`${inLanguage(halted)} ${t('fromFile.halted')}`}</Alert>}
        {isUnsaved && <Alert variant="danger">{t('fromFile.notKept')}</Alert>}
      </div>
      {!isBegun && (
        <ColumnMatch
          state={state}
          onMatch={(match) => {
            file.change({ match, lines: linesOf(state.table, match) })
            void rememberColumns(owner, state.table, match)
          }}
        />
      )}
      <FileGrid bookings={bookings} onDecide={setDecided} />
      {asked === 'doubts' && (
        <ActionDialog
          title={t('booking.checkBefore')}
          confirm={t('booking.bookAnyway')}
          onConfirm={book}
          onCancel={() => setAsked(null)}
        >
          {t('fromFile.doubtsAsked', { count: doubtful.length })}
        </ActionDialog>
      )}
      {asked === 'give up' && (
        <ActionDialog
          title={t('fromFile.giveUp')}
          confirm={t('booking.discard')}
          isDangerous
          onConfirm={giveUp}
          onCancel={() => setAsked(null)}
        >
          {t('fromFile.leftCount', { count: left })} {t('fromFile.giveUpDeletes')}
        </ActionDialog>
      )}
      {decided !== null && doubt && (
        <SubmitOverlay
          state={{ kind: 'doubtful', doubt, isLooking: false }}
          awaited={null}
          onBack={() => setDecided(null)}
          onLookAgain={() => decide(() => run.lookAgain(decided))}
          onRecognize={() => decide(() => run.recognize(decided, doubt))}
          onDisown={() => decide(() => run.disown(decided, doubt))}
        />
      )}
      {leaving}
    </div>
  )
}

interface ColumnMatchProps {
  state: FileState
  onMatch: (match: readonly (ColumnId | null)[]) => void
}

/** With fewer columns recognized, the file is of another making. */
const FEW = 5

/** Which column of the file holds what. Those that are not used are named, so that nothing is lost unseen. */
function ColumnMatch({ state: { table, match }, onMatch }: ColumnMatchProps) {
  // Blank rows may be a million: to the last one that a sheet can have.
  const below = table.rows.slice(table.headings + 1).filter(isFilled)
  const headings = headingsOf(table)
  const width = Math.max(headings.length, ...below.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const example = below.map((row) => cellText(row[at])).find((text) => text.trim() !== '') ?? ''
    return {
      at,
      name: headings[at] || t('fromFile.columnNo', { no: at + 1 }),
      example,
      isBlank: !headings[at] && !example,
    }
  }).filter(({ isBlank }) => !isBlank)
  const unused = columns.filter(({ at }) => !match[at]).map(({ name }) => name)
  const [isOpen] = useState(columns.length - unused.length < FEW)
  /** A column is filled from one of the file's alone. */
  const choose = (at: number, id: ColumnId | null) =>
    onMatch(
      Array.from({ length: width }, (_, other) =>
        other === at ? id : match[other] === id ? null : (match[other] ?? null),
      ),
    )

  return (
    <details className="cc-panel cc-column-match" open={isOpen}>
      <summary>
        {t('fromFile.columnsMatched', { matched: columns.length - unused.length, all: columns.length })}
        {unused.length > 0 && (
          <span className="bad"> {t('fromFile.columnsUnused', { columns: unused.join(comma) })}</span>
        )}
      </summary>
      <div className="columns">
        {columns.map(({ at, name, example }) => (
          <div key={at}>
            <SelectField
              name={`column.${at}`}
              label={<bdi>{name}</bdi>}
              value={match[at] ?? ''}
              hint={<bdi className="cc-muted">{example}</bdi>}
              onChange={({ target }) => choose(at, (target.value || null) as ColumnId | null)}
            >
              <option value="">{t('fromFile.notUsed')}</option>
              {columnIds.map((id) => (
                <option key={id} value={id}>
                  {columnName(id)}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </div>
    </details>
  )
}

interface LeaveQuestionProps {
  left: number
  isRunning: boolean
  run: FileRun
}

/** The file survives signing in again, so going to the login page needs no question. */
const isKeptAt = (pathname: string) => pathname === paths.login()

function LeaveQuestion({ left, isRunning, run }: LeaveQuestionProps) {
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(left > 0, () => undefined, isKeptAt)
  const [isLeaving, setIsLeaving] = useState(false)
  if (!isAsking) return null
  const leave = async () => {
    setIsLeaving(true)
    run.stop()
    await run.ended()
    ;(onLeaveAsIs ?? onLeave)()
  }
  return (
    <ActionDialog
      title={t('booking.leave')}
      confirm={t('fromFile.leaveNow')}
      isDangerous
      isBusy={isLeaving}
      onConfirm={() => void leave()}
      onCancel={onStay}
    >
      {isRunning && `${t('fromFile.leaveStops')} `}
      {t('fromFile.leftCount', { count: left })} {t(onLeaveAsIs ? 'fromFile.isKept' : 'fromFile.logoutDeletes')}
    </ActionDialog>
  )
}
