/**
 * A PostCSS plugin that gives Bootstrap's `legend + *`, which ends the float of the legend, to whatever stands in a
 * fieldset: with a rule for whatever follows something, each row that scrolls into a list has its neighbours styled anew.
 */
export const fieldsetClears = {
  postcssPlugin: 'fieldset-clears',
  // Before any other plugin looks at the rules.
  Once: (sheet: { walkRules: (selector: RegExp, each: (rule: { selector: string }) => void) => void }) =>
    sheet.walkRules(/^legend\s*\+\s*\*$/, (rule) => {
      rule.selector = 'fieldset > *'
    }),
}
