// The last line of `npm test`: how many tests ran, of all kinds.
import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(new URL(`../test-results/${name}.json`, import.meta.url), 'utf8'))
const unit = read('unit')
const { expected, unexpected, flaky, skipped } = read('e2e').stats
const passed = unit.numPassedTests + expected + flaky
const failed = unit.numFailedTests + unexpected
const left = unit.numPendingTests + unit.numTodoTests + skipped

console.log(`Unit and screen tests ${unit.numPassedTests}, browser tests ${expected + flaky}`)
console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
