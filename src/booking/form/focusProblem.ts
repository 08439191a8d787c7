/** The page stays where it is, unless what is in the way would be said out of sight. */
export function focusProblem(said: HTMLElement | null): void {
  said?.focus({ preventScroll: true })
  if (said && said.getBoundingClientRect().bottom > window.innerHeight) said.scrollIntoView({ block: 'nearest' })
}
