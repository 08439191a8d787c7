import { UNSET } from '@/domain/forms/bookingForm'
import { requiredFields, type Section } from './bookingSections'

/** Controls in which something is typed or chosen; buttons, files and read-only ones are passed over. */
function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (element instanceof HTMLSelectElement) return !element.disabled && element.name !== ''
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && element.name !== ''
  return (
    element instanceof HTMLInputElement &&
    !element.readOnly &&
    element.name !== '' &&
    !['file', 'checkbox', 'button', 'submit'].includes(element.type)
  )
}

/** Goes to a control as the Tab key does: its text is selected. */
function goTo(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
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
  else form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

const conversation: readonly Section[] = ['shipper', 'receiver', 'shipment', 'invoice']

/**
 * Goes to the first field that must be filled and is not.
 *
 * @param from the section to begin with
 */
export function focusFirstEmpty(from: Section): void {
  const names = conversation.slice(conversation.indexOf(from)).flatMap((section) => requiredFields[section])
  for (const name of names) {
    const control = document.getElementsByName(name)[0]
    if (control && isField(control) && (control.value === '' || control.value === UNSET)) {
      goTo(control)
      return
    }
  }
}
