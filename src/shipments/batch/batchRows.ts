import type { TextKey } from '@/texts/t'
import type { BatchRow, BatchRun } from './useBatchRun'

export const rowsOf = ({ rows }: BatchRun) => {
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  return { done: of('done'), failed: of('failed'), waiting: of('waiting'), busy: of('busy') }
}

export function sumOf(run: BatchRun): TextKey {
  const { failed, waiting } = rowsOf(run)
  const hasFailed = failed.length > 0
  if (run.phase === 'stopping') return hasFailed ? 'lists.doneFailedStopping' : 'lists.doneStopping'
  if (run.phase === 'over' && waiting.length > 0) return hasFailed ? 'lists.doneFailedWaiting' : 'lists.doneWaiting'
  return hasFailed ? 'lists.doneFailed' : 'lists.doneOf'
}
