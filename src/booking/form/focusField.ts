export function focusField(field: string): void {
  const control = document.getElementsByName(field)[0]
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  // What is typed then takes the place of what is wrong.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}
