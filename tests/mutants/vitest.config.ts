import type { Plugin } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import type { RunnerTestCase } from 'vitest/node'
import config from '../../vite.config'

/** What Stryker's runner decides for vitest, decided better for these tests. */
const asTheTestsRun: Plugin = {
  name: 'as-the-tests-run',
  configureVitest: ({ vitest, project }) => {
    // A file that a fault keeps from loading has no tests: without one that fails, Stryker would take it for passed.
    const getFiles = vitest.state.getFiles.bind(vitest.state)
    vitest.state.getFiles = (keys) =>
      getFiles(keys).map((file) => {
        if (file.tasks.length > 0 || file.result?.state !== 'fail') return file
        const loading = { ...file, type: 'test', name: 'loads', file, suite: file } as unknown as RunnerTestCase
        return { ...file, tasks: [loading] }
      })
    // Threads all live in the time zone of the process, and some tests move to another.
    project.config.pool = 'forks'
    // A fault is there from the beginning, not from the first test on: schemas and tables are built when they are loaded.
    const provide = vitest.provide.bind(vitest)
    vitest.provide = (name: string, value: unknown) => {
      provide(name as never, (name === 'mutantActivation' ? 'static' : value) as never)
    }
  },
}

const { projects: _projects, ...test } = config.test ?? {}
const include = process.env['MUTANTS_TESTS'] ?? 'tests/**/*.test.{ts,tsx}'
const environment = /^tests\/(domain|services)\//.test(include) ? 'node' : 'jsdom'

/** The tests as they are, of the part alone that stryker.config.mjs names; code that carries all faults is too slow to be timed. */
export default {
  ...config,
  plugins: [config.plugins, asTheTestsRun],
  test: {
    ...test,
    environment,
    include: [include],
    exclude: ['tests/domain/slowReaders.test.ts'],
    setupFiles: ['tests/setup.ts', 'tests/catalogues.ts'],
  },
} satisfies ViteUserConfig
