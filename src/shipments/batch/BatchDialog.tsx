import { inLanguage } from '@/texts/language'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import { useEffect, useRef } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { Alert } from '@/components/Alert'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { ownOrder } from '@/domain/shipment/upTrackMany'
import { isOnlyStep, nextStep } from '@/domain/shipment/shipmentStatus'
import { useUnsavedChanges } from '@/session/leaving'
import type { PopupAction } from '../actions/ShipmentActions'
import { ShipmentQuestion } from '../actions/ShipmentQuestion'
import { useBatchRun, type BatchRow, type BatchRun } from './useBatchRun'
import { ActionDialog } from '@/components/desk/ActionDialog'
import './batch.css'

interface BatchDialogProps {
  action: PopupAction
  /** All that are selected, whether the action is allowed for them or not. */
  shipments: readonly Shipment[]
  /** Number of selected shipments that are no longer in any list. */
  gone: number
  /** What is known to be missing of scanned shipments, one sentence each. */
  missing: readonly string[]
  viewer: ShipmentViewer
  /** `done`: ids of those that succeeded. */
  onClose: (done: readonly string[]) => void
}

const titles: Record<PopupAction, TextKey> = {
  upTrack: 'lists.upTrackMany',
  downTrack: 'lists.downTrackMany',
  addNote: 'lists.addNotes',
  void: 'lists.voidMany',
}

/** Which shipments are left out, and why. */
const skipped: Record<PopupAction, TextKey> = {
  upTrack: 'lists.skippedVoidOrDelivered',
  downTrack: 'lists.skippedVoid',
  addNote: 'lists.skippedVoid',
  void: 'lists.skippedAlreadyVoid',
}

export function BatchDialog({ action, shipments, gone, missing, viewer, onClose }: BatchDialogProps) {
  const allowed = shipments.filter((shipment) => shipmentCan[action](shipment, viewer))
  const run = useBatchRun(action, allowed, viewer)
  const { rows, phase, task } = run
  const left = shipments.length - allowed.length
  const isRunning = phase === 'running' || phase === 'stopping'
  const { isAsking, onStay, onLeave } = useUnsavedChanges(isRunning, run.stop)
  const close = () => {
    if (!isRunning) onClose(rows.filter(({ state }) => state === 'done').map(({ shipment }) => shipment.id))
  }
  const notices: string[] = []
  if (missing.length > 0) notices.push(missing.join(' '))
  if (left > 0) notices.push(t(skipped[action], { count: formatCount(left) }))
  if (gone > 0) notices.push(t('lists.gone', { count: formatCount(gone) }))
  const nextSteps = new Set(allowed.map(nextStep))

  return (
    <>
      <ShipmentQuestion
        action={action}
        dialog={{
          title: t(task?.isUndo ? 'lists.undoUpTrack' : titles[action]),
          about: <Named shipments={allowed} />,
          notice: notices.map((text) => (
            <Alert className="mb-3" key={text}>
              {text}
            </Alert>
          )),
          kind: 'cc-batch',
          hasCross: false,
          closesOutside: false,
          isOver: allowed.length === 0,
          instead:
            phase === 'idle'
              ? undefined
              : { body: <BatchResults run={run} />, foot: <BatchButtons run={run} onClose={close} /> },
          onCancel: close,
        }}
        count={allowed.length}
        onlySteps={allowed.filter(isOnlyStep).length}
        // Where all wait for the same step.
        next={nextSteps.size === 1 ? ([...nextSteps][0] ?? null) : null}
        many={allowed}
        onConfirm={(order) =>
          run.start(
            allowed.filter((shipment) => ownOrder(order, shipment) !== null),
            order,
          )
        }
      />
      {isAsking && (
        <ActionDialog
          title={t('lists.stopAndLeave')}
          confirm={t('lists.leave')}
          isDangerous
          onConfirm={onLeave}
          onCancel={onStay}
        >
          {t('lists.notChangedYet', {
            waiting: formatCount(rows.filter(({ state }) => state === 'waiting').length),
            count: formatCount(rows.length),
          })}
        </ActionDialog>
      )}
    </>
  )
}

const NAMED = 3

function Named({ shipments }: { shipments: readonly Shipment[] }) {
  const others = shipments.length - NAMED
  const names = shipments.slice(0, NAMED).map(({ airwayBillNo }) => airwayBillNo)
  return (
    <>
      <b>{t('lists.shipmentsCount', { count: formatCount(shipments.length) })}</b>{' '}
      {names.length > 0 && (
        <span>
          {others > 0 ? t('lists.andMore', { numbers: names.join(', '), more: formatCount(others) }) : names.join(', ')}
        </span>
      )}
    </>
  )
}

const rowsOf = ({ rows }: BatchRun) => {
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  return { done: of('done'), failed: of('failed'), waiting: of('waiting'), busy: of('busy') }
}

function sumOf(run: BatchRun): TextKey {
  const { failed, waiting } = rowsOf(run)
  const hasFailed = failed.length > 0
  if (run.phase === 'stopping') return hasFailed ? 'lists.doneFailedStopping' : 'lists.doneStopping'
  if (run.phase === 'over' && waiting.length > 0) return hasFailed ? 'lists.doneFailedWaiting' : 'lists.doneWaiting'
  return hasFailed ? 'lists.doneFailed' : 'lists.doneOf'
}

const signs: Record<BatchRow['state'], { name: TextKey; icon?: DeskIconName }> = {
  waiting: { name: 'lists.waiting' },
  busy: { name: 'lists.inProgress' },
  done: { name: 'lists.done', icon: 'check' },
  failed: { name: 'lists.failed', icon: 'warning' },
}

const bold = (words: string) => <b>{words}</b>

function BatchResults({ run }: { run: BatchRun }) {
  const { rows } = run
  const { done, failed, waiting, busy } = rowsOf(run)
  return (
    <>
      <progress
        className="cc-progress"
        aria-label={t('lists.shipmentsDone')}
        max={rows.length}
        value={done.length + failed.length}
      />
      <p className="mt-2 mb-3" role="status">
        {rich(sumOf(run), {
          done: formatCount(done.length),
          all: formatCount(rows.length),
          failed: formatCount(failed.length),
          waiting: formatCount(waiting.length),
          b: bold,
        })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul className="cc-batch-rows cc-lined" aria-label={t('lists.results')} tabIndex={0}>
        {[...failed, ...busy, ...done, ...waiting].map(({ shipment, state, message }) => (
          <li className={state} key={shipment.id}>
            <b className="cc-number" translate="no">
              {shipment.airwayBillNo || '—'}
            </b>
            <span>
              {signs[state].icon && <DeskIcon name={signs[state].icon} small />} {t(signs[state].name)}
            </span>
            {message && <small dir="auto">{inLanguage(message)}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

function BatchButtons({ run, onClose }: { run: BatchRun; onClose: () => void }) {
  const { phase, task, retry, undo, stop } = run
  const { done, failed, waiting } = rowsOf(run)
  const left = failed.length + waiting.length
  const isOver = phase === 'over'
  const closeButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ;(isOver ? closeButton : stopButton).current?.focus()
  }, [isOver])
  if (!isOver) {
    // Not `disabled`, which would lose the focus before Close can have it.
    return <DeskButton text={t('lists.stop')} ref={stopButton} aria-disabled={phase === 'stopping'} onClick={stop} />
  }
  return (
    <>
      {task?.order.action === 'upTrack' && done.length > 0 && (
        <DeskButton text={t('lists.undoCount', { count: formatCount(done.length) })} onClick={undo} />
      )}
      {left > 0 && (
        <DeskButton
          text={t(failed.length === 0 ? 'lists.continueWith' : 'lists.retryCount', { count: formatCount(left) })}
          onClick={retry}
        />
      )}
      <DeskButton look="primary" text={t('lists.close')} ref={closeButton} onClick={onClose} />
    </>
  )
}
