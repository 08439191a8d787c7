import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { PurgeCSS } from 'purgecss'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { apiHostOf } from './src/delivery/apiHost.ts'
import { deliveredSite } from './src/delivery/deliveredSite.ts'
import { servedAsHosted } from './src/delivery/servedAsHosted.ts'
import { company } from './src/company.ts'
import { standInBackend } from './tests/backend/vitePlugin.ts'

/**
 * Bootstrap by who needs it. `<area>/bootstrap.css` stands for Bootstrap's own style sheet without what the area's files
 * do not use; `made` are the class names that are put together at run time, by react-bootstrap and by us.
 */
const dialog = ['fade', 'show', 'modal', 'modal-dialog', 'modal-dialog-centered', 'modal-content', 'modal-lg']
const areas = {
  'public-site': {
    content: [
      'index.html',
      'src/public-site/**/*.tsx',
      ...['*.tsx', 'errors/*.tsx', 'form/{TextField,TextAreaField,FieldFrame}.tsx', 'messages/*.tsx'].map(
        (files) => `src/components/${files}`,
      ),
    ],
    skipped: ['DataTable', 'LoginDialog', 'ConfirmDialog'],
    made: ['alert-success', 'alert-danger'],
  },
  /** The login popup, which a visitor loads when it opens. */
  components: {
    content: [],
    skipped: [],
    made: [...dialog, 'modal-backdrop', 'modal-open', 'modal-static', 'modal-title'],
  },
  dashboard: {
    content: ['src/dashboard/**/*.tsx', 'src/components/**/*.tsx', 'src/printing/**/*.tsx'],
    skipped: [],
    made: [...dialog, 'modal-backdrop', 'modal-open', 'modal-static', 'alert-success', 'alert-danger', 'badge'],
  },
} as const
type Area = keyof typeof areas

/** Class names and elements of a source file; its other words are no reason to keep a rule. */
const namesIn = (source: string) => ({
  classes: [
    ...(source.match(/className=(\{[^}]*\}|"[^"]*")/g)?.flatMap((attribute) => attribute.match(/[\w-]+/g) ?? []) ?? []),
    ...(source.match(/\b(btn|form|alert|is|visually|table|[dmpw][a-z]?)-[a-z0-9-]+\b/g) ?? []),
  ],
  tags: [...source.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, element]) => element ?? ''),
  attributes: {
    names: ['type', 'role', 'hidden', 'href', 'data-bs-theme', 'title'],
    values: ['light', 'dark', 'search', 'button', 'submit', 'checkbox', 'radio'],
  },
  ids: [],
  undetermined: [],
})

/**
 * Bootstrap in a cascade layer, so that the theme wins whatever loads first, without the `.bg-*` utilities (their
 * `!important` would win over the theme's badges) and without the variables that the theme sets itself.
 */
function bootstrapCss(): Plugin {
  let isBuild = false
  return {
    name: 'bootstrap-css',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async load(id) {
      const area = /src\/([\w-]+)\/bootstrap\.css$/.exec(id)?.[1] as Area | undefined
      if (!area) return null
      const source = readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace('@charset "UTF-8";', '')
        .replace(/\.bg-(primary|secondary|success|danger|warning|info|light|dark)\{[^}]*\}/g, '')
        // As a rule for whatever follows something, a row that comes or goes would have all rows styled anew.
        .replace('legend+*{', 'fieldset>*{')
      const css = isBuild ? withoutIdleVariables(await purged(source, area)) : source
      return `@layer bootstrap{${css}}`
    },
  }
}

async function purged(raw: string, area: Area): Promise<string> {
  const { content, skipped, made } = areas[area]
  const [result] = await new PurgeCSS().purge({
    content: [...content, { raw: '<body></body>', extension: 'html' }],
    skippedContentGlobs: skipped.map((name) => `src/components/${name}.tsx`),
    css: [{ raw }],
    defaultExtractor: () => [],
    extractors: [{ extensions: ['tsx', 'html'], extractor: namesIn }],
    safelist: [...made],
  })
  const css = result?.css ?? raw
  // No visitor chooses a file, a date or a colour.
  return area === 'dashboard'
    ? css
    : css.replace(
        /[^{}]*(file-upload|file-selector|datetime|date-and-time|calendar|spin-button|color-swatch)[^{}]*\{[^{}]*\}/g,
        '',
      )
}

/** Variables that the theme sets, or that nobody reads, need not be set by Bootstrap. */
function withoutIdleVariables(css: string): string {
  const theme = readFileSync('src/components/theme.css', 'utf8')
  const set = new Set(theme.match(/--bs-[\w-]+(?=:)/g))
  const read = new Set(`${css}${theme}`.match(/(?<=var\()--bs-[\w-]+/g))
  return css.replace(/((?::root,)?\[data-bs-theme=(?:light|dark)\])\{([^}]*)\}/g, (_rule, selector, body: string) => {
    const kept = body.split(';').filter((line) => {
      const name = line.split(':')[0] ?? ''
      return !name.startsWith('--bs-') || (read.has(name) && !set.has(name))
    })
    return `${selector}{${kept.join(';')}}`
  })
}

/**
 * What a first visit loads, in few files: every file costs a phone a way there and back. Everything else is split where
 * it is imported lazily.
 */
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  // Of both sides of the house.
  {
    name: 'shared',
    test: /preload-helper|src\/(company|paths|env|domain\/(roles|dates|links|trackingNumbers?)|components\/(Brand|Icon|Alert|Loader|ThemeSwitch|useTheme|usePageTitle)|components\/(messages|errors)\/\w+)\.tsx?$/,
    priority: 2,
  },
  { name: 'site', test: /src\/public-site\/(PublicLayout|TrackBox|usePageMeta|contactLinks)\.tsx?$/, priority: 1 },
  // What the tracking page asks the backend with: in one file they are 0.4 KB smaller than in three.
  { name: 'request', test: /src\/services\/(request|schemas|tracking)\.ts$/, priority: 1 },
]

/** React Router's package offers its development build alone; the one for production lies beside it. */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => {
      const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[id]
      return file ? `${import.meta.dirname}/node_modules/react-router/dist/production/${file}.mjs` : null
    },
  }
}

/** The company's name where a page has said nothing of its own; stops a server or a build whose setting is wrong. */
function companyHead(): Plugin {
  return {
    name: 'company-head',
    configResolved: (config) => void apiHostOf(config),
    transformIndexHtml: (html) => ({
      html: html.replace('<title></title>', `<title>${company.name.replaceAll('&', '&amp;')}</title>`),
      tags: [
        { property: 'og:site_name', content: company.name },
        { property: 'og:type', content: 'website' },
        { property: 'og:image', content: `${company.siteUrl}/share.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ].map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' })),
    }),
  }
}

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    companyHead(),
    bootstrapCss(),
    standInBackend(),
    servedAsHosted(),
    deliveredSite(),
  ],
  // react-bootstrap and the library below it ask for two versions of the same hooks.
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname }, dedupe: ['@restart/hooks'] },
  build: {
    sourcemap: false,
    manifest: true,
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Browsers of this target know modulepreload, or find the files by the imports themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    css: false,
    testTimeout: 30_000,
    // Vitest itself would leave one core idle.
    maxWorkers: '100%',
    // A shared machine may stall for seconds; what fails three times is broken.
    retry: process.env['CI'] ? 2 : 0,
    restoreMocks: true,
    coverage: {
      include: ['src/domain/**', 'src/services/**'],
      thresholds: { 'src/domain/**': { branches: 95 }, 'src/services/**': { branches: 95 } },
    },
  },
})
