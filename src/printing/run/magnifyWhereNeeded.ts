/** Pixels. A minimum font size up to this has no effect, because all type on the papers is larger. */
const MAX_HARMLESS_PX = 5

/** Lays sheets out magnified where the browser has a minimum font size that would change them (smallestType.css). */
export function magnifyWhereNeeded(sheets: Element): void {
  sheets.toggleAttribute('data-magnified', smallestType(sheets.ownerDocument) > MAX_HARMLESS_PX)
}

/** The height of a letter of 1 px, in pixels: about 1, or the minimum font size that is set in the browser. */
function smallestType(page: Document): number {
  const probe = page.createElement('span')
  probe.textContent = 'x'
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', fontSize: '1px', lineHeight: 'normal' })
  page.body.append(probe)
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}
