/**
 * Translates a page as Chrome does: each text, including later ones, is replaced by two nested <font> elements with the
 * translation. Also runs in the browser tests, so it uses nothing from outside the function.
 *
 * @returns stops the translator
 */
export function translatePage(): () => void {
  const isKept = (text: Text) =>
    !text.data.trim() || text.parentElement?.closest('[translate="no"], font, script, style, textarea') !== null
  const translate = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    while (walker.nextNode())
    for (const text of texts.filter((each) => each.isConnected && !isKept(each))) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(`«${text.data}»`)
      text.replaceWith(font)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node)
    }
  })
  document.documentElement.classList.add('translated-ltr')
  translate(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    document.documentElement.classList.remove('translated-ltr')
  }
}
