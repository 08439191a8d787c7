import { useEffect, useState, type KeyboardEvent } from 'react'
import { focusNext } from './focusFields'

/** Whether typing goes into an element: there `?` is a letter. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

/** Enter goes on, Ctrl + Enter books; `?` and F1 show the keys. What a field itself made of a key stays. */
export function useFormKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isHelp = event.key === 'F1' || (event.key === '?' && !isTextField(event.target))
      if (!isHelp || event.defaultPrevented || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setIsHelpOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    const { target, currentTarget } = event
    // A popup's keys come here as well, because the form has opened it.
    if (!(target instanceof Node && currentTarget.contains(target))) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      // A key that is held down books once.
      if (!event.repeat) currentTarget.requestSubmit()
      return
    }
    const isLeft = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'file')
    if (!isLeft) return
    // With Shift or Alt the browser would book.
    event.preventDefault()
    if (!event.shiftKey && !event.altKey) focusNext(currentTarget, target)
  }

  return { onKeyDown, isHelpOpen, openHelp: () => setIsHelpOpen(true), closeHelp: () => setIsHelpOpen(false) }
}
