const isTranslators = ({ addedNodes: [added], removedNodes: [removed] }: MutationRecord) =>
  added?.nodeName === 'FONT' || (removed?.nodeName === '#text' && added?.nodeType === 1)

/**
 * Watches for a browser that translates the page, and so replaces texts that React still updates. Only then
 * repairTranslatedTexts.ts is loaded, which repairs that (product 14.9).
 */
export function watchForTranslation(): () => void {
  const records: MutationRecord[] = []
  let loading: Promise<void> | undefined
  const options = { childList: true, characterData: true, subtree: true }
  let stop = () => watcher.disconnect()
  const watcher = new MutationObserver((latest) => {
    if (!loading && !latest.some(isTranslators)) return
    records.push(...latest)
    // React may change a text that is not in the page before the module has loaded.
    for (const { removedNodes } of latest) removedNodes.forEach((node) => watcher.observe(node, options))
    loading ??= import('./repairTranslatedTexts').then(
      ({ repairTranslatedTexts }) => {
        const rest = watcher.takeRecords()
        stop()
        stop = repairTranslatedTexts([...records, ...rest])
      },
      () => (loading = undefined),
    )
  })
  watcher.observe(document, options)
  return () => stop()
}
