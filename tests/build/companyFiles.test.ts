// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { company } from '@/company'
import { paths } from '@/paths'
import { addressIn } from '@/texts/languages'

const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Manifest {
  name: string
  short_name: string
  icons: { src: string; purpose?: string }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
  shortcuts: { name: string; url: string }[]
}

/** Files served as they are: their failing tests tell a company that takes the product over what else to change. */
describe('the manifests and other files beside the pages', () => {
  const manifest = JSON.parse(text('public/manifest.webmanifest')) as Manifest
  const urdu = JSON.parse(text('public/ur/manifest.webmanifest')) as Manifest & Record<string, unknown>

  it('have the company’s name', () => {
    expect(manifest).toMatchObject({ name: company.name, short_name: company.shortName })
  })

  it('are the same in Urdu, apart from texts and addresses', () => {
    expect(urdu).toMatchObject({ lang: 'ur', dir: 'rtl', start_url: '/ur/', icons: manifest.icons })
    expect(urdu.shortcuts.map(({ url }) => url)).toEqual(manifest.shortcuts.map(({ url }) => addressIn('ur', url)))
    expect(urdu.screenshots.map(({ src }) => src)).toEqual(manifest.screenshots.map(({ src }) => src))
  })

  it('name icons and pages that exist', () => {
    const pictures = [...manifest.icons, ...manifest.screenshots]
    expect(pictures.filter(({ src }) => !existsSync(new URL(`public${src}`, root)))).toEqual([])
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Track', paths.tracking()],
      ['New booking', paths.airwayBill()],
    ])
  })

  it('have screenshots for phones and computers, in the sizes that the manifests state', () => {
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow'])
    for (const { src, sizes } of manifest.screenshots) {
      const png = readFileSync(new URL(`public${src}`, root))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('keep search engines out of the dashboard', () => {
    expect(text('public/robots.txt')).toContain('Disallow: /admin/')
  })
})

describe('the company’s data', () => {
  it('is in no file of src but company.ts', () => {
    const own = [
      company.name,
      company.website,
      company.phone,
      'Punjab',
      'Head Office',
      ...company.towns.map(({ en }) => en),
    ]
    const sources = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
      .map((path) => `src/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && path !== 'src/company.ts')
    const found = sources.flatMap((path) => {
      const said = text(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return own.filter((words) => said.includes(words)).map((words) => `${path}: ${words}`)
    })
    expect(sources.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})
