import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fieldsetClears, flatLayers } from './src/build/bootstrapRules.ts'
import { chunkOf } from './src/build/chunkOf.ts'
import { companyHead, deliveredSite } from './src/build/deliveredSite.ts'
import { oldestBrowsers } from './src/build/oldestBrowsers.ts'
import { productionRouter } from './src/build/productionRouter.ts'
import { pseudoTexts } from './src/build/pseudoTexts.ts'
import { compressedSite, servedAsHosted } from './src/build/servedAsHosted.ts'
import { serviceWorker } from './src/build/serviceWorker.ts'
import { FIRST_ANSWER_MODULE } from './src/build/siteFiles.ts'
import { standInBackend } from './tests/backend/vitePlugin.ts'

const domain = ['tests/domain/**/*.test.ts']
const services = ['tests/services/**/*.test.ts']
/** The texts of all parts of the product. Rules say nothing in any language, and do without. */
const catalogues = 'tests/catalogues.ts'
const tests = ['tests/**/*.test.{ts,tsx}']
/** Half a minute of one core: it runs beside the screens, which leave no core idle, and without counting what it covers. */
const slow = ['tests/domain/slowReaders.test.ts']
/** Tests of missing modules, of modules loaded anew, and of what a logout in the test before would change. */
const alone = [
  'tests/texts/dates.test.ts',
  'tests/services/shipment-list/shipmentIndexClient.test.ts',
  'tests/session/{sealing,rememberedUser,drafts/finishedDrafts}.test.{ts,tsx}',
  'tests/components/lazyPart.test.tsx',
  'tests/public-site/{home/HomePage,login/LoginPage,tracking/firstAnswer}.test.{ts,tsx}',
]

/** Whole screens in Urdu, as the address decides when modules are loaded; none of them may say anything in English. */
const urdu = ['tests/urdu/**/*.test.tsx']
const bothLanguages = ['tests/journeys/wholeBooking.test.tsx']

const isOfServices = (files: string) => files.startsWith('tests/services/')

/** Files that leave nothing behind share the modules of their worker, which saves a third of the time. */
const sharing = (
  name: string,
  include: string[],
  exclude: string[],
  environment: 'node' | 'jsdom',
  setup = [catalogues],
) => ({
  extends: true as const,
  test: { name, environment, isolate: false, include, exclude, setupFiles: [...setup, 'tests/sharedWorld.ts'] },
})

export default defineConfig({
  plugins: [
    react(),
    pseudoTexts,
    productionRouter,
    companyHead(),
    servedAsHosted(),
    standInBackend(),
    deliveredSite(),
    serviceWorker(),
    compressedSite(),
  ],
  // react-bootstrap and the library below it ask for two versions of the same packages.
  resolve: {
    alias: { '@': new URL('./src', import.meta.url).pathname },
    dedupe: ['@restart/hooks', 'uncontrollable', 'react-is'],
  },
  // Catalogues are read as a whole: exporting each text by its name, too, makes them a third larger.
  json: { namedExports: false },
  css: {
    preprocessorOptions: {
      scss: {
        loadPaths: ['node_modules'],
        quietDeps: true,
        // Bootstrap 5 is put together by these.
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    postcss: { plugins: [fieldsetClears, flatLayers] },
  },
  build: {
    sourcemap: false,
    manifest: true,
    target: oldestBrowsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Browsers of this target know modulepreload, or find the files by the imports themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', FIRST_ANSWER_MODULE],
      output: {
        codeSplitting: {
          groups: [
            // Every page reads texts: in the file of the first answer, they would bring all of it along.
            { name: 'texts', test: /\/src\/texts\/(t|language|languages)\.ts$/, priority: 1 },
            { name: chunkOf, debugName: 'first visits' },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    css: false,
    // `npm test` measures the coverage of the rules, and runs the screens without that.
    projects: [
      sharing('rules', domain, slow, 'node', []),
      sharing('rules of services', services, alone, 'node'),
      sharing('screens', tests, [...domain, ...services, ...alone, ...urdu], 'jsdom'),
      {
        extends: true,
        test: {
          name: 'screens in Urdu',
          isolate: false,
          include: [...urdu, ...bothLanguages],
          environmentOptions: { jsdom: { url: 'http://localhost:3000/ur/' } },
          setupFiles: [catalogues, 'tests/urdu/setup.ts'],
        },
      },
      { extends: true, test: { name: 'slow readers', environment: 'node', include: slow, setupFiles: [catalogues] } },
      {
        extends: true,
        test: {
          name: 'rules alone',
          environment: 'node',
          include: alone.filter(isOfServices),
          setupFiles: [catalogues],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens alone',
          include: alone.filter((files) => !isOfServices(files)),
          setupFiles: [catalogues],
        },
      },
    ],
    // With the room that Node gives by itself, a ninth of the time goes into making more.
    execArgv: ['--max-semi-space-size=64'],
    // The first test of a run loads the booking screen too, which takes half a minute beside busy processes.
    testTimeout: 60_000,
    // Vitest itself would leave one core idle, and a worker waits for a quarter of its time.
    maxWorkers: availableParallelism() + 1,
    // A shared machine may stall for seconds. What needed it is named at the end of `npm test`.
    retry: 1,
    restoreMocks: true,
    coverage: {
      include: ['src/domain/**', 'src/services/**'],
      thresholds: { 'src/domain/**': { branches: 95 }, 'src/services/**': { branches: 95 } },
    },
  },
})
