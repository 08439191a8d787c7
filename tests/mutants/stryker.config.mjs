// `npm run mutants`: Stryker puts faults into the code, one at a time, of which the tests must notice 90 %.
//   MUTANTS=services    the part: domain (the default), services or hooks
//   MUTANTS_SAMPLE=100  this many faults, chosen by MUTANTS_SEED; without it all of them, which takes hours
//   MUTANTS_FILES=...   only in these files: paths or patterns, separated by commas
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
// Read by vitest.config.ts in the processes that run the tests.
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
  // The first run has all screens in one process, on a machine with other work.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
  // Stryker would rewrite its copy of tsconfig.json by an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: join(tmpdir(), `courier-mutants-${part}`),
  ignorePatterns: ['dist', 'coverage', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, skipFull: true },
  jsonReporter: { fileName: `test-results/mutants-${part}.json` },
}
