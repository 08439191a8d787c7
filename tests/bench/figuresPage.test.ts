// @vitest-environment node
import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { type Figure, table } from './figures'
import { type Run, withFigures } from './figuresPage'

const file = new URL('../../src/docs/figures.md', import.meta.url)
const page = readFileSync(file, 'utf8')

const figures: Figure[] = [
  { part: 'first visit of /', what: 'scripts', unit: 'KB', ours: 122.4, must: { ours: 130 } },
  {
    part: 'Records, 10,000',
    what: 'first rows',
    unit: 'ms',
    ours: 74.3,
    peer: { name: 'AG Grid', value: 144 },
    must: { ratio: 0.5 },
  },
  { part: 'first visit of /', what: 'layout shift', unit: '', ours: 0, peer: { name: 'static', value: 0 } },
  { part: 'dashboard', what: 'never seen', unit: 'ms', ours: NaN },
]
const run: Run = {
  figures: new Map([['visit', figures]]),
  machine: '2 × a machine, 24 GB, Node 20.20.2, Chromium 156',
  date: new Date('2026-11-24T10:00Z'),
}
const empty = '# Measurements\n\n<!-- figures: written by `npm run bench -- --write` -->\n\n<!-- end of figures -->\n'

it('the page has machine, browser, Node and date of the run, and its previous figures are replaced', () => {
  const written = withFigures(withFigures(empty, run), { ...run, date: new Date('2026-11-25T10:00Z') })
  expect(written).toContain(
    `## First visits\n\nRun of 2026-11-25 on 2 × a machine, 24 GB, Node 20.20.2, Chromium 156.\n\n${table(figures.slice(0, 2))}\n`,
  )
  expect(written.match(/^\| part /gm)).toHaveLength(1)
  expect(written.match(/^Run of /gm)).toHaveLength(1)
})

it('parts that were not measured keep their figures and their place on the page', () => {
  const before = withFigures(withFigures(empty, run), { ...run, figures: new Map([['papers', figures.slice(0, 1)]]) })
  const written = withFigures(before, {
    ...run,
    figures: new Map([['records', figures.slice(1)]]),
    date: new Date('2026-12-01T10:00Z'),
  })
  expect(written.match(/^## .*$/gm)).toEqual(['## First visits', '## Lists', '## Papers'])
  expect(written.match(/^Run of [\d-]+/gm)).toEqual(['Run of 2026-11-24', 'Run of 2026-12-01', 'Run of 2026-11-24'])
  expect(written).toContain(table(figures.slice(0, 1)))
})

it('the hand-written text around the figures is unchanged, also after a second run', () => {
  const written = withFigures(page, run)
  expect(written.slice(0, written.indexOf('<!--'))).toBe(page.slice(0, page.indexOf('<!--')))
  expect(written.slice(written.indexOf('<!-- end'))).toBe(page.slice(page.indexOf('<!-- end')))
  expect(withFigures(written, run)).toBe(written)
})

it.each(['as it is', 'after a run'])('the page %s has the format of prettier', async (when) => {
  const written = when === 'as it is' ? page : withFigures(page, run)
  const config = await resolveConfig(file)
  expect(await format(written, { ...config, parser: 'markdown' })).toBe(written)
})

it('the table says of each figure whether it is within its budget', () => {
  const [, , scripts, rows, shift, never] = table(figures).split('\n')
  expect(scripts).toMatch(/\| 122 KB +\| +\| +\| ≤ 130 KB \| kept +\|$/)
  expect(rows).toMatch(/\| 74\.3 ms +\| AG Grid 144 ms \| 0\.52 × \| ≤ 0\.5 × +\| MISSED \|$/)
  expect(shift).toMatch(/\| 0\.000 +\| static 0 +\| +\| +\| +\|$/)
  expect(never).toMatch(/\| — ms +\|/)
})

it('a page without the markers for figures is refused', () => {
  expect(() => withFigures('# Measurements\n', run)).toThrow('has no <!-- figures')
})
