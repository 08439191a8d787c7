import type { Plugin } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import type { RunnerTestCase } from 'vitest/node'
import config from '../../vite.config'

/** Replaces settings of Stryker's runner that do not suit these tests. */
const asTheTestsRun: Plugin = {
  name: 'as-the-tests-run',
  configureVitest: ({ vitest, project }) => {
    // A test file that a fault keeps from loading has no tests. Stryker would count that as passed, so it gets one
    // that fails.
    const getFiles = vitest.state.getFiles.bind(vitest.state)
    vitest.state.getFiles = (keys) =>
      getFiles(keys).map((file) => {
        if (file.tasks.length > 0 || file.result?.state !== 'fail') return file
        const loading = { ...file, type: 'test', name: 'loads', file, suite: file } as unknown as RunnerTestCase
        return { ...file, tasks: [loading] }
      })
    // Threads share the time zone of their process, and some tests change it.
    project.config.pool = 'forks'
    // Activates the fault when modules are loaded, not with the first test: schemas and tables are built on loading.
    const provide = vitest.provide.bind(vitest)
    vitest.provide = (name: string, value: unknown) => {
      provide(name as never, (name === 'mutantActivation' ? 'static' : value) as never)
    }
  },
}

const { projects: _projects, ...test } = config.test ?? {}
const include = process.env['MUTANTS_TESTS'] ?? 'tests/**/*.test.{ts,tsx}'
const environment = /^tests\/(domain|services)\//.test(include) ? 'node' : 'jsdom'

/** Runs the tests of the part in stryker.config.mjs, except those of speed: instrumented code is too slow for them. */
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
