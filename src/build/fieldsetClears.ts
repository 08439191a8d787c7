/** Bootstrap's `legend + *` ends a legend's float, but each row that scrolls into a list restyles its neighbours. */
export const fieldsetClears = {
  postcssPlugin: 'fieldset-clears',
  // Before any other plugin looks at the rules.
  Once: (sheet: { walkRules: (selector: RegExp, each: (rule: { selector: string }) => void) => void }) =>
    sheet.walkRules(/^legend\s*\+\s*\*$/, (rule) => {
      rule.selector = 'fieldset > *'
    }),
}
