/** Phones only hide a page that is then closed. On `pagehide` a write may come too late; `beforeunload` is earlier. */
const leaveEvents: [EventTarget, string][] =
  typeof window === 'undefined'
    ? []
    : [
        [window, 'beforeunload'],
        [window, 'pagehide'],
        [document, 'visibilitychange'],
      ]

/**
 * Calls `act` each time the page may be about to be left, so that what was entered last is stored.
 *
 * @param isFirst for what has to be finished before it can be stored, such as a text that is still being typed
 * @returns the function that stops listening
 */
export function onPageLeave(act: () => void, isFirst = false): () => void {
  for (const [target, event] of leaveEvents) target.addEventListener(event, act, { capture: isFirst })
  return () => {
    for (const [target, event] of leaveEvents) target.removeEventListener(event, act, { capture: isFirst })
  }
}
