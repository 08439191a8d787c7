import { createHash } from 'node:crypto'

const { MUTANTS_SAMPLE, MUTANTS_SEED = '1' } = process.env

/** Orders mutants by the seed and their content, as their ids differ between runs. */
const rank = ({ fileName, location, mutatorName, replacement }) => {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/src\//, 'src/')
  const what = JSON.stringify([MUTANTS_SEED, file, location, mutatorName, replacement])
  return createHash('sha256').update(what).digest('hex')
}

/** Stryker cannot sample, but asks checkers before it tries mutants: this one lets only a seeded sample pass. */
class SampleChecker {
  chosen = new Set()

  async init() {}

  async group(mutants) {
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) })).toSorted(byRank)
    for (const { id } of ranked.slice(0, Math.max(0, Number(MUTANTS_SAMPLE) - this.chosen.size))) this.chosen.add(id)
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    const verdict = ({ id }) =>
      this.chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  }
}

const byRank = (a, b) => (a.rank < b.rank ? -1 : 1)

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }]
