// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { preprocessCSS, resolveConfig, type ResolvedConfig } from 'vite'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { unusedSelectors } from '@/build/bootstrapRules'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const entries = [
  'src/public-site/bootstrap.scss',
  'src/components/bootstrap.scss',
  'src/dashboard/frame/bootstrap.scss',
]

let config: ResolvedConfig
const compiled = async (path: string) => (await preprocessCSS(read(path), new URL(path, root).pathname, config)).code

beforeAll(async () => {
  config = await resolveConfig({ root: root.pathname }, 'build')
})

describe('the Bootstrap build of each area', () => {
  test.each(entries)('%s adds no specificity, and uses no layers, which older browsers do not know', async (path) => {
    expect(read(path)).toContain('@layer bootstrap')
    const css = (await compiled(path)).replaceAll(/\/\*.*?\*\/|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/gs, '')
    const selectors = [...css.matchAll(/^\s*([^@}\s/][^{};]*)\{/gm)].map(([, selector = '']) => selector)
    expect(selectors.length).toBeGreaterThan(10)
    // The exception is badges, whose rules are ours.
    expect(selectors.filter((each) => !/^(:where\(|\*|(\[data-bs-theme=dark\] )?\.badge\.bg-)/.test(each))).toEqual([])
    expect(css).not.toContain('@layer')
  })

  it('leaves out the classes that no page uses', () => {
    const code = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('build'))
      .map((path) => read(`src/${path}`))
    const names = new RegExp(unusedSelectors.source.replace('\\.', '\\b'))
    expect(names.test('className="form-control-lg"')).toBe(true)
    expect(code.filter((text) => names.test(text))).toEqual([])
  })

  test.each(entries)('%s has no rule for an arbitrary following sibling', async (path) => {
    expect((await compiled(path)).match(/^.*\+ ?\*.*\{$/gm) ?? []).toEqual([])
  })

  it('of the dashboard clears the float of a legend for what follows it', async () => {
    expect(await compiled('src/dashboard/frame/bootstrap.scss')).toMatch(/fieldset > \*\) ?\{\s*clear: left;/)
  })

  it('of the public site has no popups, whose rules are in a file loaded with them', async () => {
    expect(await compiled('src/public-site/bootstrap.scss')).not.toContain('.modal')
    expect(await compiled('src/components/bootstrap.scss')).toContain('.modal-dialog')
  })
})

it('every Bootstrap variable that is read is set', async () => {
  const ours = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => read(`src/${path}`))
  const css = [...(await Promise.all(entries.map(compiled))), ...ours].join('\n')
  const set = new Set(css.match(/--bs-[\w-]+(?=\s*:)/g))
  const used = new Set([...css.matchAll(/var\((--bs-[\w-]+)\)/g)].map(([, name]) => name ?? ''))
  // Bootstrap leaves this one to be set by the site.
  expect([...used].filter((name) => !set.has(name))).toEqual(['--bs-body-text-align'])
})

/** The compounds of each selector of a style sheet; what is in parentheses has no spaces and commas. */
function selectorsOf(css: string): string[][] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)
  return [...rules].flatMap(([heading]) => {
    let depth = 0
    const flat = [...heading.trim()].map((letter) => {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      return depth > 0 && /[\s,>+~]/.test(letter) ? '_' : letter
    })
    return flat
      .join('')
      .split(',')
      .map((selector) => selector.trim().split(/[\s>+~]+/))
  })
}

// Chromium restyles all elements that might be meant, up to the whole page, with each change of any of them.
it('what :has styles elsewhere in the page is named by a class, an element or a rare attribute', () => {
  const unnamed = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.startsWith('printing'))
    .flatMap((path) => selectorsOf(read(`src/${path}`)))
    .filter((parts) => parts.slice(0, -1).some((part) => part.includes(':has(')))
    .filter((parts) => /^(\*|\[role|:(?!:|root|is\(|where\())/.test(parts.at(-1) ?? ''))
  expect(unnamed).toEqual([])
})

// Styles of all areas that were visited, or loaded ahead, apply to every screen.
it('no two areas of the product style the same class, unless it is a shared one', () => {
  const areas = ['booking', 'printing', 'public-site', 'shipments']
  /** The classes with which selectors of an area begin. */
  const classes = new Map(areas.map((area) => [area, new Set<string>()]))
  const shared = new Set<string>()
  for (const path of readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.css')) continue
    const ofArea = classes.get(path.replace(/\/.*/s, ''))
    for (const [first = '', ...rest] of selectorsOf(read(`src/${path}`))) {
      const [, name] = /^\.(cc-[\w-]+)/.exec(first) ?? []
      if (name === undefined) continue
      if (ofArea) ofArea.add(name)
      else if (rest.length === 0) shared.add(name)
    }
  }
  const all = [...classes.values()].flatMap((names) => [...names])
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter((name, place) => !shared.has(name) && all.indexOf(name) < place)).toEqual([])
})
