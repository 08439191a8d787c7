// `npm run mutants:known [-- part of a guard's name]`: puts each fault of mutations.mjs into a copy of the product and expects
// the tests named there to fail. Ends with 1 where a fault goes unnoticed, or where its place is no longer in the code.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutations } from './mutations.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const wanted = process.argv[2] ?? ''
const chosen = mutations.filter(({ guard }) => guard.includes(wanted))

const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
for (const name of ['src', 'tests', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
  cpSync(join(root, name), join(copy, name), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Runs test files in the copy; gives the tests that failed, and whether anything ran at all. */
function run(files) {
  const started = Date.now()
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const options = [
    '--bail=1',
    '--retry=1',
    '--maxWorkers=1',
    '--cache=false',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status, stderr } = spawnSync(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: copy,
    encoding: 'utf8',
  })
  let results = []
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    // Without a report nothing has run.
  }
  const failed = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => fullName.trim())
  return { status, stderr, failed, seconds: (Date.now() - started) / 1000 }
}

const problems = []
const rows = []

/** Test files by whether they pass without any fault: one that fails already proves nothing. */
const passing = new Map()
const failsAlready = (file) => {
  if (!passing.has(file)) passing.set(file, run([file]).status === 0)
  return !passing.get(file)
}

for (const { guard, file, find, replace, tests } of chosen) {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const name = `${find} → ${replace || 'nothing'}`.replaceAll(/\s+/g, ' ')
  const row = { guard, mutant: name.length > 70 ? `${name.slice(0, 67)}...` : name, 'caught by': '', seconds: 0 }
  rows.push(row)
  if (source.split(find).length !== 2) {
    row['caught by'] = 'NO LONGER THERE'
    problems.push(`${file} does not hold exactly once: ${find}`)
    continue
  }
  const broken = tests.filter(failsAlready)
  if (broken.length > 0) {
    row['caught by'] = 'FAILS ALREADY'
    problems.push(`${guard}: ${broken.join(', ')} fails without any fault`)
    continue
  }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
  let { status, failed, stderr, seconds } = run(tests)
  // Vitest itself has failed, not a test: a machine without memory or time to spare.
  if (status !== 0 && failed.length === 0) ({ status, failed, stderr, seconds } = run(tests))
  writeFileSync(path, source)
  row.seconds = Number(seconds.toFixed(1))
  row['caught by'] = failed[0]?.slice(0, 70) ?? (status === 0 ? 'SURVIVED' : 'NO RESULT')
  if (failed.length === 0) problems.push(`${guard}: nobody notices ${name} in ${file}${stderr ? `\n${stderr}` : ''}`)
  process.stderr.write(failed.length > 0 ? '.' : 'S')
}

process.stderr.write('\n')
console.table(rows)
for (const problem of problems) console.error(problem)
console.log(`${chosen.length - problems.length} of ${chosen.length} faults noticed`)
process.exit(problems.length > 0 ? 1 : 0)
