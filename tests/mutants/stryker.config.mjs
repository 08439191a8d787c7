// `npm run mutants`: Stryker puts faults into the code, one at a time, and the tests must notice 90 of 100 of them.
//   MUTANTS=services    the part: domain (unless it says otherwise), services or hooks
//   MUTANTS_SAMPLE=100  so many faults, chosen by MUTANTS_SEED; without it all of them, which takes hours
//   MUTANTS_FILES=...   of these files alone: paths or patterns, with commas between
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const parts = {
  domain: { mutate: 'src/domain/**/*.ts', tests: 'tests/domain/**/*.test.ts' },
  services: { mutate: 'src/services/**/*.ts', tests: 'tests/services/**/*.test.ts' },
  hooks: {
    mutate: 'src/**/use[A-Z]*.ts',
    tests:
      'tests/{booking,browser,components,dashboard,journeys,printing,public-site,session,shipments}/**/*.test.{ts,tsx}',
  },
}
const { MUTANTS: part = 'domain', MUTANTS_FILES, MUTANTS_SAMPLE } = process.env
const { mutate, tests } = parts[part]
// For vitest.config.ts, which the processes that run the tests read.
process.env.MUTANTS_TESTS = tests

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/sample.mjs'],
  mutate: (MUTANTS_FILES ?? mutate).split(','),
  checkers: MUTANTS_SAMPLE ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  thresholds: { break: 90 },
  concurrency: 1,
  // All screens in one process, on a machine with other work.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
  // Stryker would rewrite tsconfig.json for its copy, with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: join(tmpdir(), `courier-mutants-${part}`),
  ignorePatterns: ['dist', 'coverage', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, skipFull: true },
  jsonReporter: { fileName: `test-results/mutants-${part}.json` },
}
