// Started by run.mjs, which says by MUTANTS_PART what is mutated and by MUTANTS_SAMPLE how much of it. vitest.config.ts
// reads MUTANTS_TESTS, in the process that runs the tests.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parts } from './parts.mjs'

const part = process.env.MUTANTS_PART ?? 'domain'
const { mutate } = parts[part]

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/strykerPlugins.mjs'],
  mutate: process.env.MUTANTS_FILES ? process.env.MUTANTS_FILES.split(',') : mutate,
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  checkers: process.env.MUTANTS_SAMPLE ? ['sample'] : [],
  concurrency: 1,
  // All screens in one process, on a machine with other work.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
  // Stryker would rewrite tsconfig.json for its copy, with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: join(tmpdir(), `courier-mutants-${part}`),
  ignorePatterns: ['dist', 'coverage', 'test-results', 'playwright-report'],
  reporters: ['each', 'json'],
  jsonReporter: { fileName: `test-results/mutants-${part}.json` },
}
