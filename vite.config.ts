import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { PurgeCSS } from 'purgecss'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
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
    values: ['light', 'dark', 'search', 'button', 'submit'],
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

const envSchema = z.object({
  VITE_API_HOST: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(https?:\/\/[^/?#\s]+\/?)?$/, 'VITE_API_HOST must be an http(s) origin without a path'),
      ),
    '',
  ),
})

/** Stops the build, or the server, where a setting is wrong. Checked here, zod costs the visitor nothing. */
function checkedEnv(): Plugin {
  return {
    name: 'checked-env',
    configResolved({ env }) {
      const { error } = envSchema.safeParse(env)
      if (error) throw new Error(error.issues.map(({ message }) => message).join('; '))
    },
  }
}

export default defineConfig({
  plugins: [react(), checkedEnv(), bootstrapCss(), standInBackend()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  build: { sourcemap: false, manifest: true, target: 'es2023', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    css: false,
    testTimeout: 30_000,
    restoreMocks: true,
    coverage: { include: ['src/domain/**', 'src/services/**'] },
  },
})
