import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { focusNext, focusNextMissing } from '../fields/focusFields'

/** Whether typing goes into an element: there `?` is a letter. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

const isPopupOpen = () => document.querySelector('[aria-modal="true"]') !== null

/**
 * Enter goes on, Shift + Enter to the next field that is missing. Ctrl + Enter books and `?` and F1 show the keys wherever
 * the focus is on the page, but not behind a popup. What a field itself made of a key stays.
 *
 * @param form the booking form
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isPopupOpen()) return
      const isCtrl = event.ctrlKey || event.metaKey
      if (event.key === 'Enter' && isCtrl) {
        event.preventDefault()
        // A key that is held down books once.
        if (!event.repeat) form.current?.requestSubmit()
      } else if (!isCtrl && (event.key === 'F1' || (event.key === '?' && !isTextField(event.target)))) {
        event.preventDefault()
        setIsHelpOpen(true)
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [form])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    const { target, currentTarget } = event
    // A popup's keys come here as well, because the form has opened it.
    if (!(target instanceof Node && currentTarget.contains(target))) return
    const isLeft = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'file')
    if (!isLeft) return
    // With Shift or Alt the browser would book.
    event.preventDefault()
    if (event.altKey) return
    if (event.shiftKey) focusNextMissing(currentTarget, target)
    else focusNext(currentTarget, target)
  }

  return { onKeyDown, isHelpOpen, openHelp: () => setIsHelpOpen(true), closeHelp: () => setIsHelpOpen(false) }
}
