/** What a keyboard can come to, where nothing holds it off. */
export const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Whether a control can have the focus by Tab: it is on the page, switched on, shown, and not behind a popup.
 *
 * @param element one of {@link CONTROLS}
 */
export function isReachable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]'))
    return false
  return element.tabIndex >= 0 && element.getClientRects().length > 0
}
