import type { KeyboardEvent } from 'react'

interface RowKeys {
  onAdd: () => void
  /** Not called while only the first row is left. */
  onDelete: () => void
  rows: number
}

/** Alt + Enter in a row table appends a row, Alt + Shift + Enter removes the last. */
export function rowKeys({ onAdd, onDelete, rows }: RowKeys) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.shiftKey) onAdd()
    else if (rows > 1) onDelete()
  }
}
