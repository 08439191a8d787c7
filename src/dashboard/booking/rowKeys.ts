import type { KeyboardEvent } from 'react'

interface RowKeys {
  onAdd: () => void
  /** Which row, counted from 0. */
  onDelete: (index: number) => void
}

/** Alt + Enter in a row table appends a row, Alt + Shift + Enter removes the one it is pressed in; held down, one alone. */
export function rowKeys({ onAdd, onDelete }: RowKeys) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.repeat) return
    if (!event.shiftKey) {
      onAdd()
      return
    }
    const row = event.target instanceof Element ? event.target.closest<HTMLTableRowElement>('tbody tr') : null
    if (row) onDelete(row.sectionRowIndex)
  }
}
