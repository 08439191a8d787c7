import { useRef, useState } from 'react'
import { Alert } from '@/components/Alert'
import { ConfirmDialog, Dialog } from '@/components/dialog/Dialog'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isOnlyStep } from '@/domain/shipment/shipmentStatus'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { formatCount } from '@/domain/numbers'
import { BatchProgress } from './BatchProgress'
import { BatchQuestion } from './BatchQuestion'
import { waitingRow, useBatchRun } from './useBatchRun'
import type { PopupAction } from '../actions/ShipmentActions'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
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

export function BatchDialog({ action, shipments, gone, missing, viewer, onClose }: BatchDialogProps) {
  const [order, setOrder] = useState<ShipmentOrder | null>(null)
  const startButton = useRef<HTMLButtonElement>(null)
  const allowed = shipments.filter((shipment) => shipmentCan[action](shipment, viewer))
  const run = useBatchRun(action, allowed, viewer)
  const left = shipments.length - allowed.length
  const isRunning = run.phase === 'running' || run.phase === 'stopping'

  const { isAsking, onStay, onLeave } = useUnsavedChanges(isRunning, run.stop)

  const start = (next: ShipmentOrder) => {
    setOrder(next)
    run.start(
      allowed.map((shipment) => waitingRow(shipment)),
      next,
    )
  }
  const undo = () => {
    if (order?.action !== 'upTrack') return
    const done = run.rows.filter(({ state }) => state === 'done')
    setOrder({ action: 'downTrack' })
    run.start(
      done.map(({ shipment }) => waitingRow(shipment, true)),
      { action: 'downTrack' },
    )
  }
  const close = () => {
    if (!isRunning) onClose(run.rows.filter(({ state }) => state === 'done').map(({ shipment }) => shipment.id))
  }
  const isUndone = run.rows.some(({ isUndo }) => isUndo)
  const title = isUndone ? 'Undo Up Track' : titles[action]

  return (
    <Dialog
      title={title}
      isBare
      kind="cc-popup cc-batch"
      backdrop="static"
      onClose={close}
      onEntered={() => startButton.current?.focus()}
    >
      <div className="modal-header">
        <h2 className="modal-title">{title}</h2>
        {order === null && <Which allowed={allowed} left={left} gone={gone} missing={missing} />}
      </div>
      {order === null ? (
        <BatchQuestion
          action={action}
          count={allowed.length}
          onlySteps={allowed.filter(isOnlyStep).length}
          startButton={startButton}
          onConfirm={start}
          onCancel={() => onClose([])}
        />
      ) : (
        <BatchProgress
          run={run}
          onRetry={() => run.start(run.rows, order)}
          onUndo={order.action === 'upTrack' ? undo : undefined}
          onClose={close}
        />
      )}
      {isAsking && (
        <ConfirmDialog title="Stop and leave?" confirm="Leave" isDangerous onConfirm={onLeave} onCancel={onStay}>
          {formatCount(run.rows.filter(({ state }) => state === 'waiting').length)} of {formatCount(run.rows.length)}{' '}
          shipments have not been begun, and stay as they are.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

const NAMED = 3

interface WhichProps extends Pick<BatchDialogProps, 'gone' | 'missing'> {
  allowed: readonly Shipment[]
  left: number
}

function Which({ allowed, left, gone, missing }: WhichProps) {
  const others = allowed.length - NAMED
  return (
    <>
      <p className="which">
        <b>{allowed.length === 1 ? '1 shipment' : `${formatCount(allowed.length)} shipments`}</b>
        {allowed.length > 0 && (
          <span>
            {allowed
              .slice(0, NAMED)
              .map(({ airwayBillNo }) => airwayBillNo)
              .join(', ')}
            {others > 0 && ` and ${formatCount(others)} more`}
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <div className="mt-3">
          <Alert variant="danger">{missing.join('. ')}.</Alert>
        </div>
      )}
      {left + gone > 0 && (
        <div className="mt-3">
          <Alert variant="danger">
            {left > 0 && `${formatCount(left)} of the selected ones are left out: their status does not allow this. `}
            {gone > 0 && `${formatCount(gone)} are not in the list any more.`}
          </Alert>
        </div>
      )}
    </>
  )
}
