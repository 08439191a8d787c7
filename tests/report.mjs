// The last lines of `npm test`: how many tests ran, in which engines, and which passed only when retried.
import { readFileSync } from 'node:fs'
import { engines } from './e2e/engines/installed.mjs'

const read = (name) => JSON.parse(readFileSync(new URL(`../test-results/${name}.json`, import.meta.url), 'utf8'))
const unit = [read('rules'), read('screens')]
const units = (field) => unit.reduce((total, part) => total + part[field], 0)
const e2e = read('e2e')
const { expected, unexpected, flaky, skipped } = e2e.stats
const passed = units('numPassedTests') + expected + flaky
const failed = units('numFailedTests') + unexpected
const left = units('numPendingTests') + units('numTodoTests') + skipped

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, title: `${file} ${title}` }))),
]
const inBrowsers = testsIn(e2e)
const chromium = { name: 'Chromium', isThere: () => true }
for (const [project, { name, isThere }] of Object.entries({ chromium, ...engines })) {
  const ran = inBrowsers.filter(({ projectName }) => projectName === project)
  const well = ran.filter(({ status }) => status === 'expected' || status === 'flaky')
  console.log(
    isThere() ? `${name} ${well.length} of ${ran.length} tests` : `${name} is not installed: no test ran in it`,
  )
}
const retried = [
  ...unit.flatMap(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => fullName),
    ),
  ),
  ...inBrowsers.filter(({ status }) => status === 'flaky').map(({ projectName, title }) => `${projectName}: ${title}`),
]
for (const name of retried) console.log(`Passed at the second try only: ${name}`)
console.log(`Unit and screen tests ${units('numPassedTests')}, browser tests ${expected + flaky}`)
console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
