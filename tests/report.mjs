// The last line of `npm test`: how many tests ran, of all kinds.
import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(new URL(`../test-results/${name}.json`, import.meta.url), 'utf8'))
const unit = [read('rules'), read('screens')]
const units = (field) => unit.reduce((total, part) => total + part[field], 0)
const e2e = read('e2e')
const { expected, unexpected, flaky, skipped } = e2e.stats
const passed = units('numPassedTests') + expected + flaky
const failed = units('numFailedTests') + unexpected
const left = units('numPendingTests') + units('numTodoTests') + skipped

/** What the fault bench has written beside its tests: one row for each group of calls. */
const testsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(testsIn), ...specs.flatMap(({ tests }) => tests)]
const trials = testsIn(e2e)
  .flatMap(({ results }) => results.at(-1)?.annotations ?? [])
  .filter(({ type }) => type === 'faults')
  .map(({ description }) => JSON.parse(description))
const sum = (field) => trials.reduce((total, trial) => total + trial[field], 0)
if (trials.length > 0) {
  console.log(`Faults ${sum('tried')} in ${trials.length} groups, ${sum('survived')} survived (seed ${trials[0].seed})`)
}

console.log(`Unit and screen tests ${units('numPassedTests')}, browser tests ${expected + flaky}`)
console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
