import type { ReactNode } from 'react'
import { Icon } from '@/components/Icon'

interface RowButtonsProps {
  /** Which table, for people who hear the buttons. */
  table: string
  rows: number
  onAdd: () => void
  onDelete: () => void
  /** A choice of rows that this computer keeps ready. */
  presets?: ReactNode
  /** The table's sum. */
  children: ReactNode
}

/** Below both row tables: one button appends a row, the other removes the last; the first row stays. */
export function RowButtons({ table, rows, onAdd, onDelete, presets, children }: RowButtonsProps) {
  return (
    <div className="cc-add">
      <button className="btn btn-light" type="button" aria-keyshortcuts="Alt+Enter" onClick={onAdd}>
        <Icon name="add" small />
        Add row <span className="visually-hidden">to {table}</span>
      </button>
      <button
        className="btn btn-light"
        type="button"
        aria-keyshortcuts="Alt+Shift+Enter"
        disabled={rows === 1}
        onClick={onDelete}
      >
        <Icon name="delete" small />
        Delete row <span className="visually-hidden">of {table}</span>
      </button>
      {presets}
      <output>{children}</output>
    </div>
  )
}
