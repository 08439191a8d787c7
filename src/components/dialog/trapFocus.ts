/**
 * Tab stays inside the uppermost popup. With the library alone, the focus leaves for a moment after the last control.
 */
export function trapFocus(event: KeyboardEvent): void {
  const popup = [...document.querySelectorAll<HTMLElement>('.modal')].at(-1)
  if (event.key !== 'Tab' || event.defaultPrevented || !popup) return
  const controls = [...popup.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(isReachable)
  const [end, next] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const { activeElement } = document
  if (activeElement !== end && activeElement !== popup && popup.contains(activeElement)) return
  event.preventDefault()
  next?.focus()
}

export const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function isReachable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]'))
    return false
  return element.tabIndex >= 0 && element.getClientRects().length > 0
}
