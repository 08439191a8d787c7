import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '@/components/Icon'
import type { BatchRow, BatchRun } from './useBatchRun'
import { formatCount } from '@/domain/numbers'

interface BatchProgressProps {
  run: BatchRun
  onRetry: () => void
  /** Undefined where it cannot be undone. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

export function BatchProgress({ run: { rows, phase, stop }, onRetry, onUndo, onClose }: BatchProgressProps) {
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  const [done, failed, waiting, busy] = [of('done'), of('failed'), of('waiting'), of('busy')]
  const ended = done.length + failed.length
  const isOver = phase === 'over'
  const closeButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ;(isOver ? closeButton : stopButton).current?.focus()
  }, [isOver])

  return (
    <>
      <div className="modal-body">
        <progress className="cc-progress" aria-label="Shipments done" max={rows.length} value={ended} />
        <p className="cc-batch-summary" role="status">
          <b>
            {formatCount(done.length)} of {formatCount(rows.length)} done
          </b>
          {failed.length > 0 && `, ${formatCount(failed.length)} failed`}
          {isOver && waiting.length > 0 && `, ${formatCount(waiting.length)} not begun`}
          {phase === 'stopping' && ' · stopping'}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
        <ul className="cc-batch-rows" aria-label="Results" tabIndex={0}>
          {[...failed, ...busy, ...done, ...waiting].map((row) => (
            <Result key={row.shipment.id} row={row} />
          ))}
        </ul>
      </div>
      <div className="modal-footer">
        {!isOver && (
          <button
            className="btn btn-light"
            type="button"
            ref={stopButton}
            disabled={phase === 'stopping'}
            onClick={stop}
          >
            Stop
          </button>
        )}
        {isOver && onUndo && done.length > 0 && (
          <button className="btn btn-light" type="button" onClick={onUndo}>
            Undo {formatCount(done.length)}
          </button>
        )}
        {isOver && failed.length + waiting.length > 0 && (
          <button className="btn btn-light" type="button" onClick={onRetry}>
            {failed.length === 0 ? 'Go on with' : 'Retry'} {formatCount(failed.length + waiting.length)}
          </button>
        )}
        {isOver && (
          <button className="btn btn-primary" type="button" ref={closeButton} onClick={onClose}>
            Close
          </button>
        )}
      </div>
    </>
  )
}

const signs: Record<BatchRow['state'], ReactNode> = {
  waiting: <span>Waiting</span>,
  busy: <span>Under way</span>,
  done: (
    <span>
      <Icon name="check" small /> Done
    </span>
  ),
  failed: (
    <span>
      <Icon name="warning" small /> Failed
    </span>
  ),
}

function Result({ row: { shipment, state, message } }: { row: BatchRow }) {
  return (
    <li className={state}>
      <b className="cc-number" translate="no">
        {shipment.airwayBillNo || '—'}
      </b>
      {signs[state]}
      {message !== '' && <small>{message}</small>}
    </li>
  )
}
