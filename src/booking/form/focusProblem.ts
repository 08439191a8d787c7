/** Focuses the message that says what is wrong. The page scrolls only where the message is out of sight. */
export function focusProblem(said: HTMLElement | null): void {
  said?.focus({ preventScroll: true })
  if (said && said.getBoundingClientRect().bottom > window.innerHeight) said.scrollIntoView({ block: 'nearest' })
}
