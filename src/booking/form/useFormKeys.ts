import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useListener } from '@/browser/useListener'
import { type BookingForm, UNSET } from '@/domain/forms/bookingForm'
import { completing, type Section } from '../sections/sectionOf'

/** In a text field `?` is a character to type, not a shortcut. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

export const isPopupOpen = () => document.querySelector('[aria-modal="true"]') !== null

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
export function goTo(control: HTMLElement): void {
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
