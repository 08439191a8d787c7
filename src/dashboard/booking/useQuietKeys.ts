import { useEffect } from 'react'

const FORM = 'cc-book'

/** A letter that goes into a field of the booking form. */
function isTyped({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return false
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isText && target.form?.classList.contains(FORM) === true
}

function keepQuiet(event: KeyboardEvent): void {
  if (isTyped(event)) event.stopPropagation()
}

/**
 * Keeps the key events of plain letters from React, which walks up the whole page several times for each: nobody listens
 * for them, and the field hears of the letter by its `input` event. With 50 + 50 rows and 4 × CPU they took 1.4 to 2.8 ms
 * of a letter (design 8). Enter, arrows and all keys with Ctrl or Alt go their way.
 */
export function useQuietKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', keepQuiet, true)
    window.addEventListener('keyup', keepQuiet, true)
    return () => {
      window.removeEventListener('keydown', keepQuiet, true)
      window.removeEventListener('keyup', keepQuiet, true)
    }
  }, [])
}
