/** Replaces Bootstrap's `legend + *`, because of which each row scrolled into a list restyles its neighbours. */
export const fieldsetClears = {
  postcssPlugin: 'fieldset-clears',
  // `Once` runs before other plugins visit the rules.
  Once: (sheet: { walkRules: (selector: RegExp, each: (rule: { selector: string }) => void) => void }) =>
    sheet.walkRules(/^legend\s*\+\s*\*$/, (rule) => {
      rule.selector = 'fieldset > *'
    }),
}
