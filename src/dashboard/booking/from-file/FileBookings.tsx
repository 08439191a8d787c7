import { useState } from 'react'
import { ActionDialog } from '../../ActionDialog'
import { Alert } from '@/components/Alert'
import { ReloadHint } from '../../NotAuthorized'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import { linesOf } from '@/domain/from-file/fileShipments'
import { paths } from '@/paths'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import { ColumnMatch } from './ColumnMatch'
import { FileActions } from './FileActions'
import { rememberColumns } from './chosenFile'
import { FileGrid } from './FileGrid'
import type { OpenFile } from './openFile'
import type { FileRun } from './fileRun'
import { useFileBookings } from './useFileBookings'
import { inLanguage } from '@/texts/answers'
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
