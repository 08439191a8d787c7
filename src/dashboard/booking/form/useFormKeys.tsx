import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useListener } from '@/browser/useListener'
import { Dialog } from '@/components/dialog/Dialog'
import { focusNext, focusNextMissing } from '../fields/focusFields'
import { t, type TextKey } from '@/texts/t'

/** In a text field `?` is a character to type, not a shortcut. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

const isPopupOpen = () => document.querySelector('[aria-modal="true"]') !== null

interface Shortcuts {
  hold: () => void
  goToHeld: () => void
}

/** Ctrl + Enter, F8, F1 and `?` work anywhere unless a popup is open; keys that a field has handled are ignored. */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, { hold, goToHeld }: Shortcuts) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isPopupOpen()) return
    const isCtrl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isCtrl) {
      event.preventDefault()
      // Holding the key down submits only once.
      if (!event.repeat) form.current?.requestSubmit()
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

/** Whatever is as the last time. Null: nothing is, and the key has no effect. */
export function useF9(onPress: ((isShifted: boolean) => void) | null) {
  useListener('keydown', (event) => {
    const isOurs = event.key === 'F9' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isOurs || event.repeat || onPress === null || isPopupOpen()) return
    event.preventDefault()
    onPress(event.shiftKey)
  })
}

const keys: readonly { keys: readonly string[]; does: TextKey }[] = [
  { keys: ['Enter'], does: 'booking.keyNext' },
  { keys: ['Shift', 'Enter'], does: 'booking.keyNextRequired' },
  { keys: ['Shift', 'Tab'], does: 'booking.keyPrevious' },
  { keys: ['Ctrl', 'Enter'], does: 'booking.keyAdd' },
  { keys: ['↓', '↑'], does: 'booking.keyCustomer' },
  { keys: ['Esc'], does: 'booking.keyCloseList' },
  { keys: ['F2'], does: 'booking.keySearch' },
  { keys: ['Alt', 'Enter'], does: 'booking.keyAddRow' },
  { keys: ['Alt', 'Shift', 'Enter'], does: 'booking.keyDeleteRow' },
  { keys: ['↓', 'Enter'], does: 'booking.keyPreset' },
  { keys: ['Ctrl', 'K'], does: 'desk.find' },
  { keys: ['F8'], does: 'booking.keyHold' },
  { keys: ['Shift', 'F8'], does: 'booking.keyHeld' },
  { keys: ['F9'], does: 'booking.sameShipper' },
  { keys: ['Shift', 'F9'], does: 'booking.repeat' },
  { keys: ['F9'], does: 'booking.keySameRows' },
  { keys: ['F1'], does: 'booking.keyHelp' },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('booking.keyboardShortcuts')} hasCross onClose={onClose}>
      <dl className="cc-keys">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
