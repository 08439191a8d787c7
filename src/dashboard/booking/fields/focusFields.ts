import type { FieldPath } from 'react-hook-form'
import { UNSET, type BookingForm } from '@/domain/forms/bookingForm'
import { requiredFields, type Section } from '../sections/BookingSection'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Controls in which something is typed or chosen; buttons, files and read-only ones are passed over. */
function isField(element: Element): element is Field {
  // Of a folded section nothing is in sight; older browsers cannot say.
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

/** Goes to a control as the Tab key does: its text is selected. */
function goTo(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
}

function goToSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

/**
 * Goes to the field after another in the order of the form, and from the last one to its button.
 *
 * @param form the form
 * @param from the control that is left
 */
export function focusNext(form: HTMLFormElement, from: Element): void {
  const controls = Array.from(form.elements)
  const next = controls.slice(controls.indexOf(from) + 1).find(isField)
  if (next) goTo(next)
  else goToSubmit(form)
}

const conversation: readonly Section[] = ['booking', 'shipper', 'receiver', 'shipment', 'invoice']

const namesFrom = (from: Section): FieldPath<BookingForm>[] =>
  conversation.slice(conversation.indexOf(from)).flatMap((section) => requiredFields[section])

/**
 * Goes to the next field that must be filled and is not: behind another one, else from the form's beginning; to the
 * form's button where nothing is missing.
 *
 * @param form the form
 * @param from the control that is left
 */
export function focusNextMissing(form: HTMLFormElement, from: Element): void {
  const required = new Set<string>(namesFrom('booking'))
  const controls = Array.from(form.elements)
  const place = controls.indexOf(from)
  const isMissing = (control: Element): control is Field =>
    isField(control) && isEmpty(control.value) && (required.has(control.name) || control.ariaRequired === 'true')
  const next = [...controls.slice(place + 1), ...controls.slice(0, place)].find(isMissing)
  if (next) goTo(next)
  else goToSubmit(form)
}

/**
 * Goes to the first field that must be filled and is not.
 *
 * @param from the section to begin with
 * @param valueOf what stands in a field: a select may still wait for the option that is chosen
 */
export function focusFirstEmpty(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): void {
  const empty = namesFrom(from).filter((name) => isEmpty(valueOf(name)))
  const first = empty.flatMap((name) => document.getElementsByName(name)[0] ?? []).find(isField)
  if (first) goTo(first)
}
