/**
 * Does something when the page has nothing better to do: letters that are typed come first.
 *
 * @param atTheLatest milliseconds after which it is done in any case
 * @returns gives it up
 */
export function whenIdle(run: () => void, atTheLatest: number): () => void {
  // Safari cannot say when it is idle: then at once.
  if (typeof requestIdleCallback === 'undefined') {
    run()
    return () => undefined
  }
  const handle = requestIdleCallback(run, { timeout: atTheLatest })
  return () => cancelIdleCallback(handle)
}
