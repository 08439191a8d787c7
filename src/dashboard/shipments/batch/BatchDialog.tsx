import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isOnlyStep, nextStep } from '@/domain/shipment/shipmentStatus'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import type { PopupAction } from '../actions/ShipmentActions'
import { ShipmentQuestion } from '../actions/ShipmentQuestion'
import { useBatchRun, type BatchRow, type BatchRun } from './useBatchRun'
import { ActionDialog } from '../../ActionDialog'
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

const titles: Record<PopupAction, string> = {
  upTrack: 'Up Track Shipments',
  downTrack: 'Down Track Shipments',
  addNote: 'Add Notes',
  void: 'Void Shipments',
}

/** Why an action is not allowed. */
const skipped: Record<PopupAction, string> = {
  upTrack: 'void or delivered',
  downTrack: 'void',
  addNote: 'void',
  void: 'already void',
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
  if (missing.length > 0) notices.push(`${missing.join('. ')}.`)
  if (left > 0) notices.push(`${shipmentsText(left)} skipped: ${left === 1 ? 'it is' : 'they are'} ${skipped[action]}.`)
  if (gone > 0) notices.push(`${shipmentsText(gone)} no longer in the list.`)
  const nextSteps = new Set(allowed.map(nextStep))

  return (
    <>
      <ShipmentQuestion
        action={action}
        dialog={{
          title: task?.isUndo ? 'Undo Up Track' : titles[action],
          about: <Named shipments={allowed} />,
          notice: notices.map((text) => (
            <div className="mb-3" key={text}>
              <Alert variant="danger">{text}</Alert>
            </div>
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
        onConfirm={(order) => run.start(allowed, order)}
      />
      {isAsking && (
        <ActionDialog title="Stop and leave?" confirm="Leave" isDangerous onConfirm={onLeave} onCancel={onStay}>
          {formatCount(rows.filter(({ state }) => state === 'waiting').length)} of {shipmentsText(rows.length)} have not
          been changed yet. They stay as they are.
        </ActionDialog>
      )}
    </>
  )
}

const shipmentsText = (count: number) => (count === 1 ? '1 shipment' : `${formatCount(count)} shipments`)

const NAMED = 3

function Named({ shipments }: { shipments: readonly Shipment[] }) {
  const others = shipments.length - NAMED
  const names = shipments.slice(0, NAMED).map(({ airwayBillNo }) => airwayBillNo)
  return (
    <>
      <b>{shipmentsText(shipments.length)}</b>
      {names.length > 0 && (
        <span>
          {names.join(', ')}
          {others > 0 && ` and ${formatCount(others)} more`}
        </span>
      )}
    </>
  )
}

const rowsOf = ({ rows }: BatchRun) => {
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  return { done: of('done'), failed: of('failed'), waiting: of('waiting'), busy: of('busy') }
}

function BatchResults({ run }: { run: BatchRun }) {
  const { rows, phase } = run
  const { done, failed, waiting, busy } = rowsOf(run)
  return (
    <>
      <progress
        className="cc-progress"
        aria-label="Shipments done"
        max={rows.length}
        value={done.length + failed.length}
      />
      <p className="cc-batch-summary" role="status">
        <b>
          {formatCount(done.length)} of {formatCount(rows.length)} done
        </b>
        {failed.length > 0 && `, ${formatCount(failed.length)} failed`}
        {phase === 'over' && waiting.length > 0 && `, ${formatCount(waiting.length)} not started`}
        {phase === 'stopping' && ', stopping…'}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul className="cc-batch-rows" aria-label="Results" tabIndex={0}>
        {[...failed, ...busy, ...done, ...waiting].map(({ shipment, state, message }) => (
          <li className={state} key={shipment.id}>
            <b className="cc-number" translate="no">
              {shipment.airwayBillNo || '—'}
            </b>
            {signs[state]}
            {message && <small>{message}</small>}
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
    return (
      <button className="btn btn-light" type="button" ref={stopButton} disabled={phase === 'stopping'} onClick={stop}>
        Stop
      </button>
    )
  }
  return (
    <>
      {task?.order.action === 'upTrack' && done.length > 0 && (
        <button className="btn btn-light" type="button" onClick={undo}>
          Undo {formatCount(done.length)}
        </button>
      )}
      {left > 0 && (
        <button className="btn btn-light" type="button" onClick={retry}>
          {failed.length === 0 ? 'Continue with' : 'Retry'} {formatCount(left)}
        </button>
      )}
      <button className="btn btn-primary" type="button" ref={closeButton} onClick={onClose}>
        Close
      </button>
    </>
  )
}

const signs: Record<BatchRow['state'], ReactNode> = {
  waiting: <span>Waiting</span>,
  busy: <span>In progress</span>,
  done: (
    <span>
      <DeskIcon name="check" small /> Done
    </span>
  ),
  failed: (
    <span>
      <DeskIcon name="warning" small /> Failed
    </span>
  ),
}
