/** Types letters into the text field that has the focus, in place of what is selected there. */
export function typeLetters(letters: string): void {
  const field = document.activeElement
  if (letters === '' || !(field instanceof HTMLInputElement) || field.readOnly) return
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
