import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useListener } from '@/browser/useListener'

/** The most milliseconds between two keys of a barcode reader; people take longer. */
const MAX_KEY_INTERVAL_MS = 50

/** Keys that type or choose in these stay there. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]'

const POPUPS = '[role=dialog], [role=menu]'

const OWN_KEYS = `${TEXT_FIELDS}, ${POPUPS}, select`

/** The first character of a scan. Keyboards of other languages turn it into another bracket or digit. */
const BEGINNING = /^[\p{Nd}\][{}]$/u

/** So many fast digits in a row cannot have been typed by a person. */
const MIN_RUN_DIGITS = 6

/**
 * The keys with which readers frame a number (product 10.10). They send control characters as Ctrl with a letter:
 * Ctrl + J for a line feed, Ctrl + ] for a group separator. The browser would open its downloads for the former.
 */
export function useReaderKeys(field: RefObject<HTMLInputElement | null>, submit: () => void, refuse: () => void) {
  const controlAt = useRef<number | null>(null)
  const enterAt = useRef(-Infinity)

  /** How many digits in a row came as fast as from a reader, and when the last key was pressed (milliseconds). */
  const fast = useRef({ run: 0, at: -Infinity })
  const take = (event: globalThis.KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, timeStamp } = event
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return
    const { run, at } = fast.current
    const isText = target.matches(TEXT_FIELDS)
    // Outside of fields, people do not type digits.
    const isFast = timeStamp - at < (isText ? MAX_KEY_INTERVAL_MS : 20 * MAX_KEY_INTERVAL_MS)
    // The Enter of a scan would press a popup's button, or confirm what was typed there.
    if (key === 'Enter' && isFast && run >= MIN_RUN_DIGITS && target.closest(POPUPS) && !target.matches('textarea')) {
      event.preventDefault()
      event.stopPropagation()
      if (!isText) refuse()
    }
    const isPart = BEGINNING.test(key)
    fast.current = { run: isPart ? (isFast ? run + 1 : 1) : 0, at: timeStamp }
    if (!isPart) return
    // A number scanned while a button or the list has the focus goes into the field, not into them.
    if (!target.closest(OWN_KEYS)) field.current?.focus()
  }
  useListener('keydown', take, true)

  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, timeStamp, currentTarget } = event
      const isAfterEnter = timeStamp - enterAt.current < MAX_KEY_INTERVAL_MS
      if (key === 'Enter') enterAt.current = timeStamp
      if (key === 'Control') {
        if (!event.repeat) controlAt.current = timeStamp
        return
      }
      // A reader may send Tab instead of Enter, or after it. In an empty field, Tab is a person's key.
      if (key === 'Tab' && !shiftKey && (currentTarget.value !== '' || isAfterEnter)) {
        event.preventDefault()
        submit()
        return
      }
      if (!ctrlKey || altKey || metaKey || key.length !== 1) return
      const isPerson = controlAt.current !== null && timeStamp - controlAt.current >= MAX_KEY_INTERVAL_MS
      // Clipboard managers paste as fast as readers type.
      if (isPerson || key.toLowerCase() === 'v') return
      event.preventDefault()
      if (/[ijm]/i.test(key)) submit()
      else currentTarget.value += ' '
    },
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Control') controlAt.current = null
    },
  }
}
