/** The oldest browsers that the site is made for: the build, the styles and tests/build/browsers.test.ts obey. */
export const oldest = ['chrome92', 'safari15.4', 'firefox115']

interface Rule {
  type: string
  selector: string
  readonly selectors: readonly string[]
  parent?: { name?: string } | undefined
  remove(): unknown
}

interface LayerRule {
  nodes?: object[] | undefined
  walk(each: (node: { type: string }) => void): unknown
  replaceWith(...nodes: never[]): unknown
}

/** Of Bootstrap, what no page uses. */
export const unused =
  /\.(card-(group|img|header-(pills|tabs))|form-control-(lg|sm|plaintext|color)|col-form-label-(lg|sm)|form-check-(inline|reverse)|invalid-tooltip)/

/**
 * A PostCSS plugin that does without cascade layers, which the oldest browsers do not know: rules of a layer weigh nothing,
 * so that any other rule outweighs them, wherever it stands. What no page uses goes.
 */
export const flatLayers = {
  postcssPlugin: 'flat-layers',
  AtRule: {
    layer(layer: LayerRule) {
      layer.walk((node) => {
        const rule = node as Rule
        if (node.type !== 'rule' || rule.parent?.name?.endsWith('keyframes')) return
        const used = rule.selectors.filter((selector) => !unused.test(selector))
        if (used.length > 0) rule.selector = weightless(used)
        else rule.remove()
      })
      layer.replaceWith(...((layer.nodes ?? []) as never[]))
    },
  },
}

/** The same selectors without weight; a pseudo-element stays outside, for `:where` may not hold one. */
function weightless(selectors: readonly string[]): string {
  const byElement = new Map<string, string[]>()
  for (const selector of selectors) {
    const [, of = '', element = ''] = /^(.*?)(::[\w-]+|:(?:before|after))?$/s.exec(selector) ?? []
    byElement.set(element, [...(byElement.get(element) ?? []), of || '*'])
  }
  return [...byElement].map(([element, of]) => (String(of) === '*' ? '*' : `:where(${of.join()})`) + element).join()
}
