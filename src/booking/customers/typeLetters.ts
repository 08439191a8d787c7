/** Types letters into a text field, the one with the focus unless told, in place of what is selected there. */
export function typeLetters(letters: string, field = document.activeElement): void {
  if (letters === '' || !(field instanceof HTMLInputElement) || field.readOnly) return
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
