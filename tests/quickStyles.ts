/**
 * Whether an element shows is asked of thousands of elements in a test, and jsdom matches its whole sheet for each
 * answer: a sixth of the screens' tests. Where a page has no sheet of its own, display depends on what `sheetKey` names
 * and on the element's own style, visibility on the styles of those around it, as far as these speak of them at all: a
 * popup gives the whole page a style of another kind. Everything else is asked as before.
 */
export function quickStyles(): void {
  // The page's own window: what tests see as `window` is another object.
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

/** What the sheet of jsdom itself looks at. */
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
