// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { company } from '@/company'
import { paths } from '@/paths'

const root = new URL('../../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Manifest {
  name: string
  short_name: string
  icons: { src: string }[]
  shortcuts: { url: string }[]
}

/** These files are served as they are; a company that takes the product over is told here what else to change. */
describe('what is served beside the pages', () => {
  const manifest = JSON.parse(text('public/manifest.webmanifest')) as Manifest

  it('carries the company’s name', () => {
    expect(manifest).toMatchObject({ name: company.name, short_name: company.shortName })
  })

  it('has every icon that it names, and leads to pages that exist', () => {
    expect(manifest.icons.filter(({ src }) => !existsSync(new URL(`public${src}`, root)))).toEqual([])
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([paths.tracking()])
  })

  it('keeps search engines out of the dashboard', () => {
    expect(text('public/robots.txt')).toContain('Disallow: /admin/')
  })
})
