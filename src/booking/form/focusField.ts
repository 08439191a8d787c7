export function focusField(field: string): void {
  const control = document.getElementsByName(field)[0]
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  // Selected, so that typing replaces what is wrong.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}
