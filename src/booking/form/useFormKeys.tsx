import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { useListener } from '@/browser/useListener'
import { Dialog } from '@/components/dialog/Dialog'
import { UNSET, type BookingForm } from '@/domain/forms/bookingForm'
import { completing, type Section } from '../sections/BookingSection'
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

/** A function key that does something while there is something to do. Null: there is not, and the key has no effect. */
export function useFunctionKey(key: 'F9' | 'F10', onPress: ((isShifted: boolean) => void) | null) {
  useListener('keydown', (event) => {
    const isOurs = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey
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
  { keys: ['F10'], does: 'booking.keySameRows' },
  { keys: ['F1'], does: 'booking.keyHelp' },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('booking.keyboardShortcuts')} hasCross onClose={onClose}>
      <dl className="cc-keys cc-lined">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt dir="ltr" className="text-nowrap">
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(element: Element): element is Field {
  // False inside a folded section; older browsers lack the method.
  if ((element as Partial<Element>).checkVisibility?.() === false) return false
  if (element instanceof HTMLSelectElement) return !element.disabled && element.name !== ''
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && element.name !== ''
  return (
    element instanceof HTMLInputElement &&
    !element.readOnly &&
    element.name !== '' &&
    !['file', 'checkbox', 'button', 'submit'].includes(element.type)
  )
}

const isEmpty = (value: unknown) => value === '' || value === UNSET

/** Selects the text, as Tab does. */
function goTo(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** Of the two, one beside the summary and one in the bar on phones, only one is there to be focused. */
export function focusSubmit(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[type=submit]')) {
    button.focus()
    if (document.activeElement === button) return
  }
}

function focusNext(form: HTMLFormElement, from: Element): void {
  const controls = Array.from(form.elements)
  const next = controls.slice(controls.indexOf(from) + 1).find(isField)
  if (next) goTo(next)
  else focusSubmit(form)
}

const conversation: readonly Section[] = ['booking', 'shipper', 'receiver', 'shipment', 'invoice']

const namesFrom = (from: Section): FieldPath<BookingForm>[] =>
  conversation.slice(conversation.indexOf(from)).flatMap(completing)

/** Searches onward from `from`, then from the top; goes to the submit button if nothing is missing. */
function focusNextMissing(form: HTMLFormElement, from: Element): void {
  const required = new Set<string>(namesFrom('booking'))
  const controls = Array.from(form.elements)
  const place = controls.indexOf(from)
  const isMissing = (control: Element): control is Field =>
    isField(control) && isEmpty(control.value) && (required.has(control.name) || control.ariaRequired === 'true')
  const next = [...controls.slice(place + 1), ...controls.slice(0, place)].find(isMissing)
  if (next) goTo(next)
  else focusSubmit(form)
}

/** `valueOf` reads the form's value: a select shows it only once its options have loaded. */
export function firstEmptyField(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): Field | undefined {
  const empty = namesFrom(from).filter((name) => isEmpty(valueOf(name)))
  return empty.flatMap((name) => document.getElementsByName(name)[0] ?? []).find(isField)
}

export function focusFirstEmpty(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): void {
  const first = firstEmptyField(from, valueOf)
  if (!first) return
  // By itself, a browser may put the field in the middle, and what was just booked out of sight.
  first.scrollIntoView({ block: 'nearest' })
  goTo(first)
}

export function FocusFirstEmpty() {
  const { getValues } = useFormContext<BookingForm>()
  useEffect(() => {
    // Deferred, because after a page change the focus first goes to the page's heading.
    const timer = setTimeout(() => focusFirstEmpty('booking', getValues))
    return () => clearTimeout(timer)
  }, [getValues])
  return null
}
