/** A selector of one element by its name, and by nothing but attributes beside it. */
const named = /^([a-z][a-z\d]*)((?:\[[^\]]+\]|:not\(\[[^\]]+\]\))*)$/

/**
 * To find an element by its role, Testing Library asks each candidate whether it matches a hundred selectors: a sixth of
 * the booking's tests. Most begin with the name of another element, which needs no look at the rest.
 */
export function quickMatches(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the element it is asked of
  const matches = Element.prototype.matches
  const parts = new Map<string, RegExpExecArray | null>()

  Element.prototype.matches = function (this: Element, selector: string) {
    let part = parts.get(selector)
    if (part === undefined) parts.set(selector, (part = named.exec(selector)))
    if (part && part[1] !== this.localName.toLowerCase()) return false
    return part?.[2] === '' || matches.call(this, selector)
  } as typeof matches
}
