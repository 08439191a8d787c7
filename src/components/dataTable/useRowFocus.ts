import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const CONTROLS_SELECTOR = 'a[href], button, input, select'

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>
  rows: readonly Row[]
  offset: number
  total: number
  rowKey: (row: Row) => string
  onRowKey?: ((row: Row, event: KeyboardEvent) => void) | undefined
}

/** Controls whose press may remove their row from the list. The same control of the next row then gets the focus. */
const REPEATED_SELECTOR = '[data-repeated]'

/** What has the focus: a row, or a control in it. */
interface Focused {
  index: number
  /** Null until its row has loaded. */
  key: string | null
  /** -1 for the row itself. */
  control: number
  isRepeated: boolean
  /** True if it is still to be focused, as its row may only appear in a later render. */
  isAsked: boolean
}

/** One row is in the tab order. The focus stays on its row when the rows around it change. */
export function useRowFocus<Row>({ table, rows, offset, total, rowKey, onRowKey }: Options<Row>) {
  const [active, setActive] = useState({ index: 0, hasFocus: false })
  const focused = useRef<Focused | null>(null)
  const keyAt = (index: number) => {
    const row = rows[index - offset]
    return row === undefined ? null : rowKey(row)
  }
  const setFocused = (next: Focused | null) => {
    focused.current = next
    setActive((before) => {
      const index = next?.index ?? before.index
      const hasFocus = next !== null
      return before.index === index && before.hasFocus === hasFocus ? before : { index, hasFocus }
    })
  }

  // oxlint-disable-next-line react/exhaustive-deps -- runs after every render: the row may only now be in the page
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0]
    for (const row of body?.rows ?? [])
      for (const control of row.querySelectorAll<HTMLElement>(CONTROLS_SELECTOR))
        if (control.tabIndex !== row.tabIndex) control.tabIndex = row.tabIndex

    const last = focused.current
    if (!last) return
    const now = keyAt(last.index)
    if (last.key === null) last.key = now
    else if (now !== null && now !== last.key) {
      const moved = rows.findIndex((row) => rowKey(row) === last.key)
      // If the row is gone, the row now in its place gets the focus, not the same button of another shipment.
      const next = moved === -1 ? { ...last, key: now, control: -1 } : { ...last, index: moved + offset }
      setFocused({ ...next, isAsked: true })
    } else if (last.index >= total && total > 0) {
      // It was the last one.
      const index = total - 1
      setFocused({ ...last, index, key: keyAt(index), control: -1, isAsked: true })
    }
    const { index, control, isRepeated, isAsked } = focused.current ?? last
    const row = rowElement(table.current, index)
    const wanted = control === -1 && isRepeated ? REPEATED_SELECTOR : null
    const inRow = wanted
      ? row?.querySelector<HTMLElement>(wanted)
      : row?.querySelectorAll<HTMLElement>(CONTROLS_SELECTOR)[control]
    if (isAsked && row) (inRow ?? row).focus({ preventScroll: true })
  })

  return {
    active,
    /**
     * @param page rows that Page Up and Page Down move by
     * @returns the row to scroll to; null for any other key
     */
    onKeyDown: (event: KeyboardEvent, page: number): number | null => {
      const index = indexOf(event.target)
      if (index === null || event.altKey || event.ctrlKey || event.metaKey) return null
      const steps: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + page,
        PageUp: index - page,
        Home: 0,
        End: total - 1,
      }
      const step = steps[event.key]
      if (step !== undefined && !isTyping(event.target)) {
        event.preventDefault()
        const next = Math.max(0, Math.min(total - 1, step))
        setFocused({ index: next, key: null, control: -1, isRepeated: false, isAsked: true })
        return next
      }
      const row = rows[index - offset]
      if (row !== undefined && event.target === rowElement(table.current, index)) onRowKey?.(row, event)
      return null
    },
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(target)
      if (index === null) return
      const controls = [...(rowElement(table.current, index)?.querySelectorAll(CONTROLS_SELECTOR) ?? [])]
      const isRepeated = target instanceof Element && target.matches(REPEATED_SELECTOR)
      setFocused({ index, key: keyAt(index), control: controls.indexOf(target), isRepeated, isAsked: false })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocused(null)
    },
  }
}

function rowElement(table: HTMLTableElement | null, index: number): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null
}

/** The index of the row around an element; null if it is in none. */
export function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** In text inputs and selects, the arrow keys, Home and End belong to the control. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
}
