import { useEffect } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { UNSET, type BookingForm } from '@/domain/forms/bookingForm'
import { completing, type Section } from '../sections/BookingSection'

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

function goToSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

export function focusNext(form: HTMLFormElement, from: Element): void {
  const controls = Array.from(form.elements)
  const next = controls.slice(controls.indexOf(from) + 1).find(isField)
  if (next) goTo(next)
  else goToSubmit(form)
}

const conversation: readonly Section[] = ['booking', 'shipper', 'receiver', 'shipment', 'invoice']

const namesFrom = (from: Section): FieldPath<BookingForm>[] =>
  conversation.slice(conversation.indexOf(from)).flatMap(completing)

/** Searches onward from `from`, then from the top; goes to the submit button if nothing is missing. */
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

/** `valueOf` reads the form's value: a select shows it only once its options have loaded. */
export function focusFirstEmpty(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): void {
  const empty = namesFrom(from).filter((name) => isEmpty(valueOf(name)))
  const first = empty.flatMap((name) => document.getElementsByName(name)[0] ?? []).find(isField)
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
