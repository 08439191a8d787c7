import { useCombobox } from 'downshift'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { typeLetters } from './typeLetters'

const { InputBlur, InputClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes

interface ComboboxOptions<Found> {
  /** The items of the list. Empty while it shows nothing, or only results for an earlier text. */
  found: Found[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (picked: Found, typed: TypedAhead) => void
  /**
   * Called when Enter is pressed before the list has loaded: whatever is typed into other fields from then on happens
   * after the pick.
   */
  onEnterAhead?: () => void
  /** Whether the list is loading: keys that are pressed meanwhile are queued, and applied once it shows. */
  isLoading?: boolean
  /** Whether the first one is highlighted at the beginning. */
  isEager?: boolean
  input?: Ref<HTMLInputElement>
}

/** What the user did between Enter and the list from which Enter then picked. */
export interface TypedAhead {
  /** Typed after the Enter, for the next field. */
  letters: string
  /** Whether the field was left: then the focus is not moved. */
  isLeft: boolean
}

export const NOTHING_AHEAD: TypedAhead = { letters: '', isLeft: false }

/** Keys pressed before the list has loaded: the row that the arrows have reached, Enter, and letters after it. */
interface QueuedKeys {
  row: number
  isEntered: boolean
  letters: string
  field: Element
}

/**
 * Arrow keys go through a list below a field, Enter or a click picks from it, Escape closes it. Neither leaving nor pointing
 * picks.
 */
export function useListCombobox<Found extends { id: string }>(options: ComboboxOptions<Found>) {
  const {
    found,
    isOpen,
    onOpenChange,
    onPick,
    onEnterAhead,
    isLoading = false,
    isEager = false,
    input = null,
  } = options
  /** By id, so that the same row is highlighted when newer results move it. `first`: the first one, once it shows. */
  const [active, setActive] = useState<{ id: string } | 'first' | null>(isEager ? 'first' : null)
  const isShown = isOpen && found.length > 0
  const [first] = found
  if (active === 'first' && isShown && first) setActive({ id: first.id })
  const id = active === null || active === 'first' ? null : active.id
  const highlighted = isShown ? found.findIndex((each) => each.id === id) : -1
  const queued = useRef<QueuedKeys | null>(null)
  /**
   * Whether the field was left while a pick is pending. Then no list opens, because opening it would return the focus.
   */
  const [isLeft, setIsLeft] = useState(false)
  const highlight = (row: typeof active) => {
    queued.current = null
    setActive(row)
  }
  const change = (isWanted: boolean) => {
    if (!isWanted) queued.current = null
    setIsLeft(false)
    if (!isEager) setActive(isWanted ? 'first' : null)
    onOpenChange(isWanted)
  }

  const { getInputProps, getItemProps, getMenuProps } = useCombobox<Found>({
    items: found,
    itemToString: () => '',
    inputValue: '',
    selectedItem: null,
    isOpen: isShown && !isLeft,
    highlightedIndex: highlighted,
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return { ...changes, selectedItem: null }
      return type === InputClick || type === ItemMouseMove || type === MenuMouseLeave ? state : changes
    },
    onIsOpenChange: (changed) => change(changed.isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem, NOTHING_AHEAD),
  })
  const applyQueued = useEffectEvent(() => {
    if (queued.current === null || (!isShown && isLoading)) return
    const { row, isEntered, letters, field } = queued.current
    queued.current = null
    const item = isShown ? found.at(row % found.length) : undefined
    if (!item) {
      // Nothing was found: the letters go where they were typed.
      typeLetters(letters, field)
      if (isLeft) change(false)
    } else if (isEntered) {
      change(false)
      onPick(item, { letters, isLeft })
    } else setActive({ id: item.id })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- keys that waited are applied once the list is there, and once
  useEffect(() => applyQueued())
  /** Whether the key was queued for the list. */
  const queue = (event: KeyboardEvent, step: number | undefined): boolean => {
    if (isShown) return false
    const now = queued.current
    const nothing = { isEntered: false, letters: '', field: event.currentTarget }
    if (step !== undefined) {
      if (!now?.isEntered) queued.current = { ...nothing, row: now ? now.row + step : isEager ? step : 0 }
      return false
    }
    if (!isLoading || !(now || isEager)) return false
    const { key } = event
    const { isEntered, letters, ...rest } = now ?? { ...nothing, row: 0 }
    if (key === 'Enter' && !isEntered) {
      onEnterAhead?.()
      queued.current = { ...rest, isEntered: true, letters }
    } else if (isEntered && key.length === 1) queued.current = { ...rest, isEntered, letters: letters + key }
    else if (key === 'Backspace' && letters !== '')
      queued.current = { ...rest, isEntered, letters: letters.slice(0, -1) }
    // A second Enter goes on to the next field, as it does anywhere.
    else return false
    setIsLeft(false)
    return true
  }
  const onKeyDown = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing
    if (isPlain && event.key === 'Enter' && highlighted >= 0) return
    event.preventDownshiftDefault = true
    if (isPlain && queue(event, step)) {
      event.preventDefault()
      return
    }
    if (event.key === 'Escape' && isOpen && !isEager) {
      event.preventDefault()
      change(false)
    }
    if (!isPlain || step === undefined) return
    event.preventDefault()
    // Done here because downshift would report the highlight too late for an Enter that follows quickly.
    const from = highlighted < 0 && step < 0 ? 0 : highlighted
    const next = found[(from + step + found.length) % found.length]
    if (isShown && next) setActive({ id: next.id })
    else change(true)
  }
  // The text and the label of the input are ours, not downshift's.
  // oxlint-disable-next-line react/refs -- the keys are read when one is pressed, not while drawing
  const { value: _text, id: _id, 'aria-labelledby': _label, ...inputProps } = getInputProps({ onKeyDown, ref: input })
  /** The list below the field. */
  const list = (label: string, row: (item: Found) => ReactNode) => (
    <div
      {...getMenuProps({
        'aria-label': label,
        // Dragging its scroll bar must not leave the field.
        onMouseDown: (event) => event.preventDefault(),
      })}
      className="cc-combo-list"
      hidden={!isShown}
    >
      {isShown &&
        found.map((item, index) => (
          <div {...getItemProps({ item, index })} key={item.id} tabIndex={-1}>
            {row(item)}
          </div>
        ))}
    </div>
  )
  return {
    inputProps,
    getItemProps,
    getMenuProps,
    highlighted,
    isShown,
    highlight,
    close: () => change(false),
    /** On leaving the field. A pick by Enter that waits for the list is still made; the focus is not moved. */
    leave: () => {
      if (queued.current?.isEntered && isLoading) setIsLeft(true)
      else change(false)
    },
    list,
  }
}
