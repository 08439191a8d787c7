/**
 * A PostCSS plugin that gives Bootstrap's `legend + *`, which ends the float of the legend, to whatever stands in a
 * fieldset: with a rule for whatever follows something, each row that scrolls into a list has its neighbours styled anew.
 */
export const fieldsetClears = {
  postcssPlugin: 'fieldset-clears',
  Rule(rule: { selector: string }) {
    if (/^legend\s*\+\s*\*$/.test(rule.selector)) rule.selector = 'fieldset > *'
  },
}
