/** Types letters into a text field, by default the focused one, replacing what is selected there. */
export function typeLetters(letters: string, field = document.activeElement): void {
  if (letters === '' || !(field instanceof HTMLInputElement) || field.readOnly) return
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
