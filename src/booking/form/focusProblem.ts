/** Focuses the message that says what is wrong. The page scrolls only where the message is out of sight. */
export function focusProblem(problem: HTMLElement | null): void {
  problem?.focus({ preventScroll: true })
  if (problem && problem.getBoundingClientRect().bottom > window.innerHeight)
    problem.scrollIntoView({ block: 'nearest' })
}
