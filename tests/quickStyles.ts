/**
 * Speeds up `getComputedStyle`: tests ask thousands of elements whether they are visible, and jsdom matches its whole
 * default style sheet each time, a sixth of the time of the screen tests. On a page without a style sheet of its own,
 * `display` depends only on what `sheetKey` contains and the element's own style, and `visibility` only on the inline
 * styles of its ancestors. Everything else is computed as usual.
 */
export function quickStyles(): void {
  // jsdom's own window: `window` in tests is another object.
  const page = document.defaultView
  if (!page) return
  const compute = page.getComputedStyle.bind(page)
  const displays = new Map<string, string>()

  const displayOf = (element: Element): string => {
    if (mentions(element, 'display')) return compute(element).display
    const key = sheetKey(element)
    const display = displays.get(key) ?? compute(element).display
    displays.set(key, display)
    return display
  }

  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo)
    const valueOf = (name: string): string => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility' && !isMentionedAround(element, name)) return 'visible'
      return compute(element).getPropertyValue(name)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOf
        if (name === 'display' || name === 'visibility') return valueOf(name)
        return Reflect.get(compute(element), name) as unknown
      },
    })
  }
}

/** What the selectors of jsdom's default style sheet depend on. */
function sheetKey(element: Element): string {
  const attributes = ['hidden', 'type', 'open', 'popover'].map((name) => element.getAttribute(name))
  return [element.localName, ...attributes].join('|')
}

function isMentionedAround(element: Element, property: string): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) if (mentions(each, property)) return true
  return false
}

/** `all` sets every property. */
function mentions(element: Element, property: string): boolean {
  const style = element.getAttribute('style')
  return style !== null && (style.includes(property) || style.includes('all:'))
}
