import { useEffect, useRef } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { DASH } from '@/domain/dash'
import { formatCount } from '@/domain/numbers'
import { inLanguage } from '@/texts/inLanguage'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import type { BatchRow, BatchRun } from './useBatchRun'

const signs: Record<BatchRow['state'], { name: TextKey; icon?: DeskIconName }> = {
  waiting: { name: 'lists.waiting' },
  busy: { name: 'lists.inProgress' },
  done: { name: 'lists.done', icon: 'check' },
  failed: { name: 'lists.failed', icon: 'warning' },
}

const bold = (words: string) => <b>{words}</b>

export function BatchResults({ run }: { run: BatchRun }) {
  const { rows } = run
  const { done, failed, waiting, busy } = rowsOf(run)
  return (
    <>
      <progress
        className="cc-progress w-100"
        aria-label={t('lists.shipmentsDone')}
        max={rows.length}
        value={done.length + failed.length}
      />
      <p className="mt-2 mb-3" role="status">
        {rich(progressText(run), {
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
              {shipment.airwayBillNo || DASH}
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

export function BatchButtons({ run, onClose }: { run: BatchRun; onClose: () => void }) {
  const { phase, task, retry, undo, stop } = run
  const { done, failed, waiting } = rowsOf(run)
  const left = failed.length + waiting.length
  const hasEnded = phase === 'over'
  const closeButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ;(hasEnded ? closeButton : stopButton).current?.focus()
  }, [hasEnded])
  if (!hasEnded) {
    // Not `disabled`, which would lose the focus before Close can have it.
    return <DeskButton text={t('lists.stop')} ref={stopButton} aria-disabled={phase === 'stopping'} onClick={stop} />
  }
  return (
    <>
      {task?.command.action === 'upTrack' && done.length > 0 && (
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

const rowsOf = ({ rows }: BatchRun) => {
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  return { done: of('done'), failed: of('failed'), waiting: of('waiting'), busy: of('busy') }
}

function progressText(run: BatchRun): TextKey {
  const { failed, waiting } = rowsOf(run)
  const hasFailed = failed.length > 0
  if (run.phase === 'stopping') return hasFailed ? 'lists.doneFailedStopping' : 'lists.doneStopping'
  if (run.phase === 'over' && waiting.length > 0) return hasFailed ? 'lists.doneFailedWaiting' : 'lists.doneWaiting'
  return hasFailed ? 'lists.doneFailed' : 'lists.doneOf'
}
