import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { PurgeCSS } from 'purgecss'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { standInBackend } from './tests/backend/vitePlugin.ts'

/** Class names that react-bootstrap makes at run time; all others stand in the source and are found there. */
const runTimeClasses = [
  'fade',
  'show',
  'modal',
  'modal-dialog',
  'modal-dialog-centered',
  'modal-content',
  'modal-lg',
  'modal-backdrop',
  'modal-open',
  'modal-static',
]
type Area = 'public-site' | 'dashboard'

/**
 * `<area>/bootstrap.css` stands for Bootstrap's own style sheet: in a cascade layer, so that the theme wins whatever
 * loads first, without the `.bg-*` utilities (their `!important` would win over the theme's badges), and in the build
 * without what the area does not use.
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
      const area = /src\/(public-site|dashboard)\/bootstrap\.css$/.exec(id)?.[1] as Area | undefined
      if (!area) return null
      const source = readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace('@charset "UTF-8";', '')
        .replace(/\.bg-(primary|secondary|success|danger|warning|info|light|dark)\{[^}]*\}/g, '')
      const css = isBuild ? await purged(source, area) : source
      return `@layer bootstrap{${css}}`
    },
  }
}

async function purged(raw: string, area: Area): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      'index.html',
      'src/components/**/*.tsx',
      `src/${area}/**/*.tsx`,
      ...(area === 'dashboard' ? ['src/printing/**/*.tsx'] : []),
    ],
    css: [{ raw }],
    safelist: { standard: [...runTimeClasses, /^data-bs-theme/] },
    variables: false,
  })
  return result?.css ?? raw
}

export default defineConfig({
  plugins: [react(), bootstrapCss(), standInBackend()],
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
