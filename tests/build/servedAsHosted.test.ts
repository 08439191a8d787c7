// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hostFiles } from '@/build/hostFiles'
import { headersFor } from '@/build/servedAsHosted'

it('the preview server sends the headers of the hosts’ files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, '_headers'), hostFiles('', ['/login'])['_headers'] ?? '')
  const cachingOf = (path: string) =>
    headersFor(folder, path).flatMap(([name, value]) => (name === 'Cache-Control' ? [value] : []))
  expect(cachingOf('/assets/a-1.js')).toEqual(['public, max-age=31536000, immutable'])
  expect(cachingOf('/login')).toEqual(['no-cache'])
  expect(headersFor(folder, '/login').map(([name]) => name)).toContain('Content-Security-Policy')
})
