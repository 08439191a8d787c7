import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { company } from '@/company'
import { Alert } from '@/components/Alert'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { partyInQuestion } from '@/domain/booking/bookingDoubts'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useUnsavedChanges } from '@/session/useUnsavedChanges'
import { inLanguage } from '@/texts/inLanguage'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { useCountries, useServices } from '../fields/useOptions'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import { ColumnMatch } from './ColumnMatch'
import { FileActions } from './FileActions'
import { FileGrid } from './FileGrid'
import { fileRun, type FileRun } from './fileRun'
import { isBegun } from './fileState'
import type { OpenFile } from './openFile'
import { type BookingState, shipmentReader, type ShownShipment } from './shipmentReader'

interface FileBookingsProps {
  owner: string
  file: OpenFile
  onGivenUp: () => void
}

const none: never[] = []

/** The doubts about a shipment, with what they are about: of another value or another person they are asked again. */
const doubtsAbout = ({ lines, notes, booking, forAll }: ShownShipment) =>
  notes.map(({ line, column, message }) => {
    const cell = lines.find(({ no }) => no === line)?.cells[column]
    const party = booking && partyInQuestion(column, booking)
    return JSON.stringify([line, column, say(message), cell, forAll[column], party])
  })

export function FileBookings({ owner, file, onGivenUp }: FileBookingsProps) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const { state, progress } = useSyncExternalStore(file.subscribe, file.read)
  /** The options that cells are compared with. No cell is checked before they have loaded. */
  const options = { services: useServices(), countries: useCountries() }
  const services = options.services.data ?? none
  const countries = options.countries.data ?? none
  const { username } = user
  const { forAll } = state
  const checks = useMemo<FileChecks>(
    () => ({ user: username, insuranceRate: company.insuranceRate, offered: { services, countries }, forAll }),
    [username, services, countries, forAll],
  )
  const read = useMemo(() => shipmentReader(checks), [checks])
  const shipments = useMemo(() => read(state), [read, state])
  useEffect(() => file.setShown(shipments), [file, shipments])

  const [run] = useState(() => fileRun(file, queryClient, user))
  const leave = useEffectEvent((release: ReturnType<OpenFile['claim']>) => {
    run.stop()
    release(run.ended())
  })
  const lookUp = useEffectEvent(run.lookUp)
  useEffect(() => {
    const release = file.claim()
    lookUp()
    return () => leave(release)
  }, [file])

  const { doubts, halted, isUnsaved } = progress
  const [decided, setDecided] = useState<number | null>(null)
  /** The question that is open: whether to book the `ready` or the `failed` shipments despite doubts about them. */
  const [asked, setAsked] = useState<'ready' | 'failed' | 'give up' | null>(null)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())

  const inState = (wanted: BookingState) => shipments.filter(({ bookingState }) => bookingState === wanted)
  const doubtsOf = (which: BookingState) => inState(which).flatMap(doubtsAbout)
  const left = shipments.filter(({ bookingState }) => bookingState !== 'booked').length
  const book = (which: 'ready' | 'failed') => {
    setAsked(null)
    setAccepted(new Set([...accepted, ...doubtsOf(which)]))
    run.book(inState(which))
  }
  const press = (which: 'ready' | 'failed') =>
    doubtsOf(which).every((each) => accepted.has(each)) ? book(which) : setAsked(which)
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
  const leaving = <LeaveQuestion left={left} isRunning={progress.run !== null} isUnsaved={isUnsaved} run={run} />
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
        file={file}
        shipments={shipments}
        run={run}
        onBook={() => press('ready')}
        onRetry={() => press('failed')}
        onGiveUp={() => (left > 0 ? setAsked('give up') : giveUp())}
      />
      <div role="alert">
        {halted !== null && <Alert variant="danger">{`${inLanguage(halted)} ${t('fromFile.halted')}`}</Alert>}
        {state.earlier && (
          <Alert variant="danger">
            {t(state.earlier === 'read again' ? 'fromFile.readAgain' : 'fromFile.chooseAgain')}
          </Alert>
        )}
        {isUnsaved && <Alert variant="danger">{t('fromFile.notKept')}</Alert>}
      </div>
      {!isBegun(state) && <ColumnMatch owner={owner} file={file} />}
      <FileGrid file={file} checks={checks} shipments={shipments} onDecide={setDecided} />
      {(asked === 'ready' || asked === 'failed') && (
        <ActionDialog
          title={t('booking.checkBefore')}
          confirm={t('booking.bookAnyway')}
          look="warning"
          onConfirm={() => book(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('fromFile.doubtsAsked', { count: doubtsOf(asked).length })}
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
  isUnsaved: boolean
  run: FileRun
}

function LeaveQuestion({ left, isRunning, isUnsaved, run }: LeaveQuestionProps) {
  const survives = isUnsaved ? 'nothing' : 'sign-in'
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(left > 0, () => undefined, survives)
  const fate = isUnsaved ? 'fromFile.isLost' : 'fromFile.isKept'
  const [isLeaving, setIsLeaving] = useState(false)
  if (!isAsking) return null
  const leave = async () => {
    setIsLeaving(true)
    run.stop()
    // An answer that does not come keeps nobody here: what was sent is on record, and is looked up next time.
    await Promise.race([run.ended(), new Promise((resolve) => setTimeout(resolve, LATE_ANSWER_MS))])
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
      {t('fromFile.leftCount', { count: left })} {t(onLeaveAsIs ? fate : 'fromFile.logoutDeletes')}
    </ActionDialog>
  )
}
