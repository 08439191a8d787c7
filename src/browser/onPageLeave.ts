/** Phones only hide a page that is then closed. On `pagehide` a write may come too late; `beforeunload` is earlier. */
const signs: [EventTarget, string][] =
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
export function whenLeaving(act: () => void, isFirst = false): () => void {
  for (const [target, sign] of signs) target.addEventListener(sign, act, { capture: isFirst })
  return () => {
    for (const [target, sign] of signs) target.removeEventListener(sign, act, { capture: isFirst })
  }
}
