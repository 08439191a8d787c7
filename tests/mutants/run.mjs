// `npm run mutants`: Stryker puts faults into rules, services and hooks, one at a time, and the tests must notice them.
//   --only=...    some of: domain, services, hooks
//   --sample=100  so many mutants of each, chosen by a seed; without it all of them, which takes hours
//   --seed=...    another choice
//   --files=...   mutates these instead: paths or patterns, with commas between
//   --tests=...   lets these alone notice: a pattern, for a quick look
// Ends with 1 where fewer are noticed than parts.mjs asks for.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parts } from './parts.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    sample: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
  },
})
const root = fileURLToPath(new URL('../../', import.meta.url))

/** How Stryker names what became of a mutant; every other name is one that was not tried. */
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** @param {string} part */
function measure(part) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutants/stryker.config.mjs'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTANTS_PART: part,
        MUTANTS_SAMPLE: values.sample,
        MUTANTS_SEED: values.seed,
        MUTANTS_FILES: values.files,
        MUTANTS_TESTS: values.tests || parts[part].tests,
      },
    },
  )
  if (status !== 0) throw new Error(`Stryker has not finished with ${part}`)
  const { files } = JSON.parse(readFileSync(`${root}/test-results/mutants-${part}.json`, 'utf8'))
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })))
  const of = (names) => mutants.filter(({ status }) => names.includes(status))
  return { noticed: of(NOTICED).length, unnoticed: of(UNNOTICED), all: mutants.length }
}

let isEnough = true
const lines = []
for (const part of values.only.split(',')) {
  const { atLeast } = parts[part] ?? {}
  if (atLeast === undefined) throw new Error(`No part «${part}»: ${Object.keys(parts).join(', ')}`)
  const { noticed, unnoticed, all } = measure(part)
  for (const { file, location, mutatorName, replacement, status } of unnoticed) {
    console.log(`${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`)
  }
  const tried = noticed + unnoticed.length
  const share = (100 * noticed) / tried
  if (share < atLeast) isEnough = false
  const sample = values.sample === '' ? '' : `, seed ${values.seed}`
  lines.push(`${part}: ${noticed} of ${tried} noticed, ${share.toFixed(1)} % (≥ ${atLeast} %) (of ${all}${sample})`)
}
for (const line of lines) console.log(line)
process.exit(isEnough ? 0 : 1)
