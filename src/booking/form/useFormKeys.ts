import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { focusNext, focusNextMissing } from './focusNext'

/** In a text field `?` is a character to type, not a shortcut. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

/**
 * Whether shortcuts must do nothing: while a popup is open, and while the form is locked because it is being sent or
 * set aside.
 */
export const areKeysOff = () => document.querySelector('[aria-modal="true"], .cc-booking[inert]') !== null

interface Shortcuts {
  hold: () => void
  goToHeld: () => void
}

/** Ctrl + Enter, F8, F1 and `?` work anywhere unless {@link areKeysOff}; keys that a field has handled are ignored. */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, { hold, goToHeld }: Shortcuts) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || areKeysOff()) return
    const isCtrl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isCtrl) {
      event.preventDefault()
      form.current?.requestSubmit()
    } else if (event.key === 'F8' && !isCtrl && !event.altKey) {
      event.preventDefault()
      if (event.repeat) return
      if (event.shiftKey) goToHeld()
      else hold()
    } else if (!isCtrl && (event.key === 'F1' || (event.key === '?' && !isTextField(event.target)))) {
      event.preventDefault()
      setIsHelpOpen(true)
    }
  })

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    const { target, currentTarget } = event
    // React bubbles a popup's keys to the form that rendered it.
    if (!(target instanceof Node && currentTarget.contains(target))) return
    const isLeft = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'file')
    if (!isLeft) return
    // Otherwise the browser would submit the form, with Shift or Alt too.
    event.preventDefault()
    if (event.altKey) return
    if (event.shiftKey) focusNextMissing(currentTarget, target)
    else focusNext(currentTarget, target)
  }

  return { onKeyDown, isHelpOpen, openHelp: () => setIsHelpOpen(true), closeHelp: () => setIsHelpOpen(false) }
}
