/** What the build changes in Bootstrap's rules (decision 2). */

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

/** Bootstrap classes that no page uses. */
export const unusedSelectors =
  /\.(list-group|input-group|was-validated|container-(fluid|sm|md|lg|xxl)|btn-(lg|sm)|alert-(heading|link|dismissible)|form-control-(lg|sm|plaintext|color)|col-form-label|form-check-(inline|reverse)|invalid-tooltip|table-(sm|striped|bordered|borderless|hover|responsive)|visually-hidden-focusable|modal-(fullscreen|sm|xl))|\[list\]:not|::file-selector-button|form-control\[type/

/**
 * Replaces cascade layers, which the oldest browsers lack: the rules of a layer get zero specificity, so that any other
 * rule wins.
 */
export const flatLayers = {
  postcssPlugin: 'flat-layers',
  AtRule: {
    layer(layer: LayerRule) {
      layer.walk((node) => {
        const rule = node as Rule
        if (node.type !== 'rule' || rule.parent?.name?.endsWith('keyframes')) return
        const used = rule.selectors.filter((selector) => !unusedSelectors.test(selector))
        if (used.length > 0) rule.selector = weightless(used)
        else rule.remove()
      })
      layer.replaceWith(...((layer.nodes ?? []) as never[]))
    },
  },
}

/**
 * Wraps each selector in a `:where` of its own, because browsers try one that contains a list on every element.
 * Pseudo-elements stay outside, as it may not contain them.
 */
function weightless(selectors: readonly string[]): string {
  return selectors
    .map((selector) => {
      const [, of = '', element = ''] = /^(.*?)(::[\w-]+|:(?:before|after))?$/s.exec(selector) ?? []
      return (of === '' || of === '*' ? '*' : `:where(${of})`) + element
    })
    .join()
}

/** Replaces Bootstrap's `legend + *`, which would restyle the neighbours of each row that scrolls into a list. */
export const fieldsetClears = {
  postcssPlugin: 'fieldset-clears',
  // `Once` runs before other plugins visit the rules.
  Once: (sheet: { walkRules: (selector: RegExp, each: (rule: { selector: string }) => void) => void }) =>
    sheet.walkRules(/^legend\s*\+\s*\*$/, (rule) => {
      rule.selector = 'fieldset > *'
    }),
}
