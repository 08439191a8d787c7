// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { firstVisit } from '@/build/deliveredSite'
import { hostFiles } from '@/build/hostFiles'
import { headersFor } from '@/build/servedAsHosted'
import { pageFor } from '@/build/siteFiles'

describe('the page served for an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/tracking', 'tracking.html'],
    ['/tracking/0000123457', 'shipment.html'],
    ['/trackingx', 'app.html'],
    ['/forgot-password', 'forgot-password.html'],
    ['/login', 'app.html'],
    ['/admin/dashboard', 'app.html'],
  ])('of %s is %s', (path, page) => {
    expect(pageFor(path)).toBe(page)
  })
})

it('the preview server sends the headers of the hosts’ files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, '_headers'), hostFiles('', ['/login'])['_headers'] ?? '')
  const cachingOf = (path: string) =>
    headersFor(folder, path).flatMap(([name, value]) => (name === 'Cache-Control' ? [value] : []))
  expect(cachingOf('/assets/a-1.js')).toEqual(['public, max-age=31536000, immutable'])
  expect(cachingOf('/login')).toEqual(['no-cache'])
  expect(headersFor(folder, '/login').map(([name]) => name)).toContain('Content-Security-Policy')
})

/** A chunk of the build with these source files. */
const chunk = (fileName: string, modules: string[], imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((module) => `/site/${module}`),
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

describe('the files loaded by a first visit', () => {
  const bundle = {
    a: chunk('assets/main.js', ['src/main.tsx'], ['assets/shared.js'], ['assets/main.css']),
    b: chunk('assets/shared.js', ['src/paths.ts']),
    c: chunk('assets/page.js', ['src/page.tsx'], ['assets/shared.js', 'assets/main.js'], ['assets/page.css']),
    d: chunk('assets/other.js', ['src/other.tsx']),
  } as never

  it('are those of its modules and their imports, each once', () => {
    const { scripts, styles } = firstVisit(bundle, '/site', ['src/main.tsx', 'src/page.tsx'])
    expect(scripts).toEqual(['assets/main.js', 'assets/shared.js', 'assets/page.js'])
    expect(styles).toEqual(['assets/main.css', 'assets/page.css'])
  })

  it('cannot be listed for a module that was not built, which throws', () => {
    expect(() => firstVisit(bundle, '/site', ['src/gone.tsx'])).toThrow('src/gone.tsx is not in the bundle')
  })
})
