/**
 * A PostCSS plugin that leaves out Bootstrap's `legend + *`: with a rule for whatever follows something, each row that
 * scrolls into a list has its neighbours styled anew.
 */
export const withoutSiblingRule = {
  postcssPlugin: 'without-sibling-rule',
  Rule(rule: { selector: string; remove: () => unknown }) {
    if (/^legend\s*\+\s*\*$/.test(rule.selector)) rule.remove()
  },
}
