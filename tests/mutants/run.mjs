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
import { equivalent } from './equivalent.mjs'
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

const isEquivalent = ({ file, line, mutatorName, replacement }) =>
  equivalent.some(
    (each) =>
      each.file === file && each.mutator === mutatorName && each.mutant === replacement && line.includes(each.line),
  )

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
  const mutants = Object.entries(files).flatMap(([file, { mutants, source }]) => {
    const lines = source.split('\n')
    return mutants.map((mutant) => ({ ...mutant, file, line: lines[mutant.location.start.line - 1] }))
  })
  const of = (names) => mutants.filter(({ status }) => names.includes(status))
  const [same, unnoticed] = [
    of(UNNOTICED).filter(isEquivalent),
    of(UNNOTICED).filter((mutant) => !isEquivalent(mutant)),
  ]
  return { noticed: of(NOTICED).length, unnoticed, same: same.length, all: mutants.length }
}

let isEnough = true
const lines = []
for (const part of values.only.split(',')) {
  const { atLeast } = parts[part] ?? {}
  if (atLeast === undefined) throw new Error(`No part «${part}»: ${Object.keys(parts).join(', ')}`)
  const { noticed, unnoticed, same, all } = measure(part)
  for (const { file, location, mutatorName, replacement, status } of unnoticed) {
    console.log(`${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`)
  }
  const tried = noticed + unnoticed.length
  const share = (100 * noticed) / tried
  if (share < atLeast) isEnough = false
  const sample = values.sample === '' ? '' : `, seed ${values.seed}`
  const aside = same === 0 ? '' : `; ${same} more change nothing`
  lines.push(
    `${part}: ${noticed} of ${tried} noticed, ${share.toFixed(1)} % (≥ ${atLeast} %)${aside} (of ${all}${sample})`,
  )
}
for (const line of lines) console.log(line)
process.exit(isEnough ? 0 : 1)
