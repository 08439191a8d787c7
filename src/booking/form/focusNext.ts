import type { FieldPath } from 'react-hook-form'
import { type BookingForm, UNSET } from '@/domain/forms/bookingForm'
import { completing, type Section } from '../sections/sectionOf'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isField(element: Element): element is Field {
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

export const isEmpty = (value: unknown) => value === '' || value === UNSET

/** Selects the text, as Tab does. */
export function goTo(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** There are two submit buttons, in the summary and in the bar on phones; only one of them is visible. */
export function focusSubmit(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[type=submit]')) {
    button.focus()
    if (document.activeElement === button) return
  }
}

export function focusNext(form: HTMLFormElement, from: Element): void {
  const controls = Array.from(form.elements)
  const next = controls.slice(controls.indexOf(from) + 1).find(isField)
  if (next) goTo(next)
  else focusSubmit(form)
}

/** The order in which the clerk asks. */
const askingOrder: readonly Section[] = ['booking', 'shipper', 'receiver', 'shipment', 'invoice']

export const namesFrom = (from: Section): FieldPath<BookingForm>[] =>
  askingOrder.slice(askingOrder.indexOf(from)).flatMap(completing)

/** Searches onward from `from`, then from the top; goes to the submit button if nothing is missing. */
export function focusNextMissing(form: HTMLFormElement, from: Element): void {
  const required = new Set<string>(namesFrom('booking'))
  const controls = Array.from(form.elements)
  const place = controls.indexOf(from)
  const isMissing = (control: Element): control is Field =>
    isField(control) && isEmpty(control.value) && (required.has(control.name) || control.ariaRequired === 'true')
  const next = [...controls.slice(place + 1), ...controls.slice(0, place)].find(isMissing)
  if (next) goTo(next)
  else focusSubmit(form)
}
