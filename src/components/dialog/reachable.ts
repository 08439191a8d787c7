export const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function isReachable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]'))
    return false
  return element.tabIndex >= 0 && element.getClientRects().length > 0
}
