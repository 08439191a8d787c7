import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { VirtualRows } from './useVirtualRows'

const CONTROLS = 'a[href], button, input, select'

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>
  rows: readonly Row[]
  offset: number
  total: number
  rowKey: (row: Row) => string
  onRowKey?: ((row: Row, event: KeyboardEvent) => void) | undefined
}

export interface RowFocus {
  /** The row in the tab order; -1 while scrolling without it, as a substitute would change with every frame. */
  stop: (virtual: VirtualRows) => number
  keptRow: () => number | null
  connect: (virtual: VirtualRows) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Keeps one row in the tab order. The focus stays with its row when the rows around it change. */
export function useRowFocus<Row>({ table, rows, offset, total, rowKey, onRowKey }: Options<Row>): RowFocus {
  const [active, setActive] = useState(0)
  const virtual = useRef<VirtualRows | null>(null)
  /** The row that has the focus, and the index of the focused control in it (-1 for the row itself). */
  const held = useRef<{ index: number; key: string | null; control: number } | null>(null)
  const wanted = useRef<{ index: number; control: number } | null>(null)

  const keyAt = (index: number) => {
    const row = rows[index - offset]
    return row === undefined ? null : rowKey(row)
  }

  // Focuses the requested row, or follows the focused row when it moves. It may appear in any later render.
  // oxlint-disable-next-line react/exhaustive-deps -- runs after every render: the row may only now be in the page
  useLayoutEffect(() => {
    const holding = held.current
    if (holding && wanted.current === null) {
      const now = keyAt(holding.index)
      if (holding.key === null) holding.key = now
      else if (now !== null && now !== holding.key) {
        const moved = rows.findIndex((row) => rowKey(row) === holding.key)
        // If the row is gone, the row now in its place gets the focus, not the same button of another shipment.
        wanted.current =
          moved === -1 ? { index: holding.index, control: -1 } : { index: moved + offset, control: holding.control }
        holding.key = moved === -1 ? now : holding.key
        setActive(wanted.current.index)
      }
    }
    if (wanted.current === null) return
    const { index, control } = wanted.current
    const row = rowElement(table.current, index)
    if (!row) return
    wanted.current = null
    const target = control === -1 ? row : (row.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? row)
    if (document.activeElement !== target) target.focus({ preventScroll: true })
  })

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(total - 1, index))
    wanted.current = { index: next, control: -1 }
    if (held.current) held.current = { index: next, key: null, control: -1 }
    setActive(next)
    virtual.current?.scrollTo(next)
  }

  return {
    stop: ({ items, start, isScrolling }) =>
      items.some(({ index }) => index === active) ? active : isScrolling ? -1 : start,
    // A new function after each move, so that the row is drawn and focused before the next key press.
    keptRow: useCallback(() => (wanted.current || held.current ? active : null), [active]),
    connect: (current) => {
      virtual.current = current
    },
    onKeyDown: (event) => {
      const index = indexOf(event.target)
      if (index === null || event.altKey || event.ctrlKey || event.metaKey) return
      const page = virtual.current?.page ?? 10
      const steps: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + page,
        PageUp: index - page,
        Home: 0,
        End: total - 1,
      }
      const next = steps[event.key]
      if (next !== undefined && !isTyping(event.target)) {
        event.preventDefault()
        moveTo(next)
      } else if (event.target === rowElement(table.current, index)) {
        const row = rows[index - offset]
        if (row !== undefined) onRowKey?.(row, event)
      }
    },
    onFocus: (event) => {
      const index = indexOf(event.target)
      if (index === null) return
      const row = rowElement(table.current, index)
      const controls = row ? [...row.querySelectorAll(CONTROLS)] : []
      held.current = { index, key: keyAt(index), control: controls.indexOf(event.target) }
      setActive(index)
    },
    onBlur: (event) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
        held.current = null
    },
  }
}

function rowElement(table: HTMLTableElement | null, index: number): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null
}

function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** In text inputs and selects, the arrow keys, Home and End belong to the control. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
}
