/** @param atTheLatest milliseconds */
export function whenIdle(run: () => void, atTheLatest: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    run()
    return () => undefined
  }
  const handle = requestIdleCallback(run, { timeout: atTheLatest })
  return () => cancelIdleCallback(handle)
}
