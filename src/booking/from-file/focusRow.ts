/** Puts the focus on the last button of a row of the grid, which was replaced while its button had the focus. */
export function focusRow(line: number): void {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-row="${line}"] th button`)
  buttons[buttons.length - 1]?.focus()
}
