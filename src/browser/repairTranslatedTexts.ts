/** The replacement that a translator has put into the page, by the node that it replaces. */
const standIns = new WeakMap<Node, Node>()

/** The first half of a replacement, by parent: a removed text or an added element. The other half may follow. */
const halves = new WeakMap<Node, MutationRecord>()

/** Returns a node that a translator has replaced to the page, and removes its replacement. */
function putBack(node: Node): void {
  let standIn = standIns.get(node)
  while (standIn && !standIn.parentNode) standIn = standIns.get(standIn)
  standIn?.parentNode?.replaceChild(node, standIn)
}

function pair(removed: Node | undefined, added: Node | undefined, observer: MutationObserver): void {
  if (!removed || !added) return
  standIns.set(removed, added)
  // The translator may have removed it before, and restores it now.
  standIns.delete(added)
  observer.observe(removed, { characterData: true })
}

function read(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const record of records) {
    const { type, target, addedNodes, removedNodes } = record
    if (type === 'characterData') {
      // React has changed a text that is not in the page. Once it is back, the translator translates it again.
      if (!target.parentNode) putBack(target)
      continue
    }
    const [added] = addedNodes
    const [removed] = removedNodes
    const half = halves.get(target)
    if (removed && added) pair(removed, added, observer)
    else if (half && removed && isReplacement(half, record)) pair(removed, half.addedNodes[0], observer)
    else if (half && added && isReplacement(record, half)) pair(half.removedNodes[0], added, observer)
    else if (removed?.nodeName === '#text' || added?.nodeName === 'FONT') halves.set(target, record)
  }
}

function isReplacement(adding: MutationRecord, removing: MutationRecord): boolean {
  const { previousSibling: before, nextSibling: after } = adding
  const removed = removing.removedNodes[0] ?? null
  if (removed === null || adding.addedNodes.length === 0) return false
  if (before === removed || after === removed) return true
  return before === removing.previousSibling && after === removing.nextSibling
}

/**
 * Lets React work on a page whose texts a translator replaces (product 14.9). Before React changes, moves or removes a
 * text, the original node is put back, and a node that is not where React expects it causes no error.
 *
 * @param missed changes of the page since the translation began
 */
export function repairTranslatedTexts(missed: readonly MutationRecord[]): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called on the node in question
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const observer = new MutationObserver((records) => read(records, observer))
  read(missed, observer)
  observer.observe(document, { childList: true, characterData: true, subtree: true })

  const prepare = (...nodes: (Node | null)[]) => {
    read(observer.takeRecords(), observer)
    for (const node of nodes) if (node && !node.parentNode) putBack(node)
  }

  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      prepare(child)
      return appendChild.call(this, child)
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      prepare(child, next)
      let before = next
      // A translator may have wrapped it.
      while (before && before.parentNode !== this) before = before.parentNode
      return insertBefore.call(this, child, before)
    },
    removeChild(this: Node, child: Node) {
      prepare(child)
      return child.parentNode && this.contains(child) ? removeChild.call(child.parentNode, child) : child
    },
  })
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
  }
}
