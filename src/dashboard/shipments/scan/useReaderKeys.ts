import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/** Milliseconds between two keys of a barcode reader, at the most; people take longer. */
const READER = 50

/** Keys that type or choose in these stay there. */
const OWN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

/**
 * The keys with which readers frame a number (product 10.10). They send control characters as Ctrl with a letter:
 * Ctrl + J for a line feed, Ctrl + ] for a group separator. The browser would open its downloads for the former.
 */
export function useReaderKeys(field: RefObject<HTMLInputElement | null>, submit: () => void) {
  const controlAt = useRef<number | null>(null)
  const enterAt = useRef(-Infinity)

  // A number scanned while a button or the list has the focus goes into the field, not into them.
  useEffect(() => {
    const take = ({ key, target, ctrlKey, altKey, metaKey }: globalThis.KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey || !/^[\d\]]$/.test(key)) return
      if (!(target instanceof Element && target.closest(OWN))) field.current?.focus()
    }
    document.addEventListener('keydown', take, true)
    return () => document.removeEventListener('keydown', take, true)
  }, [field])

  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, timeStamp, currentTarget } = event
      const isAfterEnter = timeStamp - enterAt.current < READER
      if (key === 'Enter') enterAt.current = timeStamp
      if (key === 'Control') {
        if (!event.repeat) controlAt.current = timeStamp
        return
      }
      // Tab in place of Enter, or after it. In an empty field, it is a person's way on.
      if (key === 'Tab' && !shiftKey && (currentTarget.value !== '' || isAfterEnter)) {
        event.preventDefault()
        submit()
        return
      }
      if (!ctrlKey || altKey || metaKey || key.length !== 1) return
      const isPerson = controlAt.current !== null && timeStamp - controlAt.current >= READER
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
