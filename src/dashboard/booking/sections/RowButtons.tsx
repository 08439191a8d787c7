import type { ReactNode } from 'react'
import { Icon } from '@/components/Icon'

interface RowButtonsProps {
  /** Which table, for people who hear the buttons. */
  table: string
  rows: number
  onAdd: () => void
  onDeleteLast: () => void
  /** The row that went last, counted from 1, and the way back. */
  removed: { row: number; undo: () => void } | null
  /** A choice of rows that this computer keeps ready. */
  presets?: ReactNode
  /** The table's sum. */
  children: ReactNode
}

/** Below both row tables: one button appends a row, the other removes the last; the first row stays. */
export function RowButtons({ table, rows, onAdd, onDeleteLast, removed, presets, children }: RowButtonsProps) {
  return (
    <>
      <div className="cc-add">
        <button className="btn btn-light" type="button" aria-keyshortcuts="Alt+Enter" onClick={onAdd}>
          <Icon name="add" small />
          Add row <span className="visually-hidden">to {table}</span>
        </button>
        <button className="btn btn-light" type="button" disabled={rows === 1} onClick={onDeleteLast}>
          <Icon name="delete" small />
          Delete row <span className="visually-hidden">of {table}</span>
        </button>
        {presets}
        <output>{children}</output>
      </div>
      <p className="cc-undo" role="status">
        {removed && (
          <>
            Row {removed.row} {removed.row === 1 ? 'emptied' : 'removed'}.{' '}
            <button className="btn btn-link p-0 cc-inline" type="button" onClick={removed.undo}>
              Undo <span className="visually-hidden">for {table}</span>
            </button>
          </>
        )}
      </p>
    </>
  )
}
