/** A name, with the first and the last step of fitting (`data-fit`) at which it applies. */
type NamedSteps = readonly [name: string, first: number, last: number]

const a4Receipt: readonly NamedSteps[] = [
  ['roomy', 0, 1],
  ['terms-run-on', 10, 11],
]
const a5: readonly NamedSteps[] = [
  ['foot-in-columns', 0, 6],
  ['close-lines', 0, 8],
  ['dense', 7, 8],
  ['qr-beside-receiver', 7, 7],
  ['no-qr', 8, 11],
  ['small-type', 9, 11],
  ['terms-run-on', 10, 11],
]
const invoice: readonly NamedSteps[] = [
  ['roomy', 0, 2],
  ['terms-run-on', 7, 8],
]

/**
 * What a step of fitting changes besides sizes and gaps, as names for the style sheets (`data-layout`), so that these
 * need no lists of steps.
 * @param kind the classes of the sheet
 * @param fit the step
 * @returns the names, separated by spaces
 */
export function layoutNames(kind: string, fit: number): string {
  const steps = stepsOf(kind.split(' '))
  return steps.flatMap(([name, first, last]) => (fit >= first && fit <= last ? [name] : [])).join(' ')
}

function stepsOf(classes: readonly string[]): readonly NamedSteps[] {
  if (classes.includes('a5')) return a5
  if (classes.includes('p-receipt')) return a4Receipt
  return classes.includes('p-invoice') ? invoice : []
}
