const isTranslators = ({ addedNodes: [added], removedNodes: [removed] }: MutationRecord) =>
  added?.nodeName === 'FONT' || (removed?.nodeName === '#text' && added?.nodeType === 1)

/**
 * Watches for a browser that translates the page: it puts elements in the place of texts that React still updates.
 * followTexts.ts repairs that, and is loaded only then (product 14.9).
 */
export function whenTranslated(): () => void {
  const records: MutationRecord[] = []
  let loading: Promise<void> | undefined
  const options = { childList: true, characterData: true, subtree: true }
  let stop = () => watcher.disconnect()
  const watcher = new MutationObserver((news) => {
    if (!loading && !news.some(isTranslators)) return
    records.push(...news)
    // React may change a text that is not in the page before the module has loaded.
    for (const { removedNodes } of news) removedNodes.forEach((node) => watcher.observe(node, options))
    loading ??= import('./followTexts').then(
      ({ followTexts }) => {
        const latest = watcher.takeRecords()
        stop()
        stop = followTexts([...records, ...latest])
      },
      () => (loading = undefined),
    )
  })
  watcher.observe(document, options)
  return () => stop()
}
