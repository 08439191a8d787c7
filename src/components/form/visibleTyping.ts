import { visibleText } from '@/domain/typedText'

type Field = HTMLInputElement | HTMLTextAreaElement

const NO_TEXT = /^(?:password|file|checkbox|radio)$/

function isTextField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true
  // Of a password, `PasswordField` may show the text. The names of chosen files cannot be written.
  return target instanceof HTMLInputElement && !NO_TEXT.test(target.type) && target.dataset['typed'] !== 'exactly'
}

/** React takes an assignment to `value` for its own: only through the prototype does it see that the text has changed. */
function write(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

function clean(field: Field): boolean {
  const { value, selectionStart } = field
  const text = visibleText(value)
  const seen = field instanceof HTMLInputElement ? text.replace(/\n/g, ' ') : text
  if (seen === value) return false
  write(field, seen)
  // An e-mail field has no selection to restore.
  if (selectionStart !== null) {
    const caret = visibleText(value.slice(0, selectionStart)).length
    field.setSelectionRange(caret, caret)
  }
  return true
}

function onInput(event: Event): void {
  // During composition the text belongs to the input method: changing it would end the word.
  if (isTextField(event.target) && !(event as InputEvent).isComposing) clean(event.target)
}

function onComposed({ target }: Event): void {
  if (isTextField(target) && clean(target)) target.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Removes invisible characters from every text field as they are typed, pasted or filled in (product 5.12). The
 * listeners run before those of React, so that screens only ever see the visible text.
 */
export function keepTypingVisible(): void {
  addEventListener('input', onInput, true)
  addEventListener('compositionend', onComposed, true)
}
