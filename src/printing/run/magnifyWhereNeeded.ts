/** Pixels: the papers' smallest type is larger. */
const HARMLESS = 5

/** Lays sheets out magnified where the browser has a smallest size of type that would change them (smallestType.css). */
export function magnifyWhereNeeded(sheets: Element): void {
  sheets.toggleAttribute('data-magnified', smallestType(sheets.ownerDocument) > HARMLESS)
}

/** What the browser makes of letters of one pixel, in pixels: about one, or the smallest size that its user has chosen. */
function smallestType(page: Document): number {
  const probe = page.createElement('span')
  probe.textContent = 'x'
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', fontSize: '1px', lineHeight: 'normal' })
  page.body.append(probe)
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}
