import { createHash } from 'node:crypto'

const { MUTANTS_SAMPLE = '', MUTANTS_SEED = '1' } = process.env

/** Where a mutant stands in the order that the seed gives: by what it is, not by its number in a run. */
const rank = ({ fileName, location, mutatorName, replacement }) => {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/src\//, 'src/')
  const what = JSON.stringify([MUTANTS_SEED, file, location, mutatorName, replacement])
  return createHash('sha256').update(what).digest('hex')
}

/** Lets a seeded sample of the mutants pass; Stryker itself has no samples, but asks checkers before it tries a mutant. */
class SampleChecker {
  chosen = new Set()

  async init() {}

  /** All mutants come at once. */
  async group(mutants) {
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }))
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
    const left = Number(MUTANTS_SAMPLE) - this.chosen.size
    for (const { id } of ranked.slice(0, Math.max(0, left))) this.chosen.add(id)
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    const verdict = ({ id }) =>
      this.chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  }
}

/** Says what became of each mutant as soon as it is known: a run that is broken off leaves that much. */
class EachReporter {
  count = 0

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status === 'CompileError') return
    this.count += 1
    const place = `${fileName.replace(/^.*\/src\//, 'src/')}:${location.start.line}:${location.start.column}`
    console.log(`${this.count} ${status} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`)
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'each', injectableClass: EachReporter },
]
