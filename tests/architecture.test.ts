// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import {
  dashboardAreas,
  doors,
  entered,
  importTable,
  MAX_FILES,
  MAX_LINES,
  moneyFormatting,
  naming,
  packages,
  placeOf,
  places,
  resolved,
  roomDoors,
  strictness,
  urls,
  type Rule,
  type SourceFile,
} from './architectureRules'
import { scanSource } from './sourceScan'

const root = new URL('..', import.meta.url)
const MAX_TEST_LINES = 400

/** Every file below a folder of the repository, from the repository. */
function filesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted()
}

function textOf(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

function sourcesIn(folder: string): SourceFile[] {
  return filesIn(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, scan: scanSource(path, textOf(path)) }))
}

const product = sourcesIn('src')
const backend = sourcesIn('tests/backend')

function broken(rule: Rule, files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => rule(file).map((text) => `${file.path} ${text}`))
}

describe('the product', () => {
  it('is there to be checked', () => {
    const found = new Set(product.map(({ path }) => placeOf(path)))
    expect([...found]).toEqual(
      expect.arrayContaining(places.filter((place) => place !== 'tests/backend' && place !== 'build')),
    )
    expect(backend).not.toEqual([])
  })

  it('keeps the import table', () => {
    expect(broken(importTable, [...product, ...backend])).toEqual([])
  })

  it('keeps the areas of the dashboard apart', () => {
    expect(broken(dashboardAreas, product)).toEqual([])
  })

  it('enters rooms by their doors', () => {
    expect(broken(roomDoors, product)).toEqual([])
  })

  it('has no door that nobody uses', () => {
    const used = new Set(
      product.flatMap(({ path, scan }) =>
        scan.imports.flatMap(({ specifier }) => {
          const target = specifier === null ? null : resolved(path, specifier)
          return target === null ? [] : entered(path, target).map(({ room, door }) => `${room}/${door}`)
        }),
      ),
    )
    const all = Object.entries(doors).flatMap(([room, names]) => names.map((name) => `${room}/${name}`))
    expect(all.filter((door) => !used.has(door))).toEqual([])
  })

  it('rests on packages only where it may: axios in services, zod as zod/mini', () => {
    expect(broken(packages, product)).toEqual([])
  })

  it('formats money in one place', () => {
    expect(broken(moneyFormatting, product)).toEqual([])
  })

  it('builds URLs in one place', () => {
    expect(broken(urls, product)).toEqual([])
  })

  it('has no barrels, no vague names, and default exports for pages alone', () => {
    expect(broken(naming, product)).toEqual([])
  })

  it(`has no file over ${MAX_LINES} lines, no any, no «!», nothing that silences the compiler`, () => {
    expect(broken(strictness, product)).toEqual([])
  })

  it(`has no folder with more than ${MAX_FILES} files`, () => {
    const counts = new Map<string, number>()
    for (const { path } of product) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
  })

  it(`has no style sheet over ${MAX_LINES} lines`, () => {
    const sheets = filesIn('src').filter((path) => path.endsWith('.css'))
    expect(sheets.filter((path) => textOf(path).split('\n').length > MAX_LINES + 1)).toEqual([])
  })

  it('gives no class a style for visitors and another for staff: who signs in brings the first one along', () => {
    const styledIn = (folder: string) =>
      new Set(
        filesIn(folder)
          .filter((path) => path.endsWith('.css'))
          .flatMap((path) => [
            ...textOf(path)
              .replace(/\/\*[^]*?\*\//g, '')
              .matchAll(/\.(cc-[\w-]+)/g),
          ])
          .map(([, name = '']) => name),
      )
    const shared = styledIn('src/components')
    // The switch of the theme is one component, placed by each frame.
    shared.add('cc-theme')
    const staff = new Set([...styledIn('src/dashboard'), ...styledIn('src/printing')])
    expect([...styledIn('src/public-site')].filter((name) => staff.has(name) && !shared.has(name))).toEqual([])
  })
})

/** What tests have beside the folders of the product: tools, and the parts of the tree that are not in `src`. */
const OWN_FOLDERS = ['backend', 'bench', 'build', 'e2e', 'mutants']

describe('the tests', () => {
  const files = filesIn('tests').filter((path) => /\.(tsx?|m[jt]s)$/.test(path))

  it('mirror the folders of the product', () => {
    const folders = new Set(files.map((path) => path.split('/').slice(1, -1)).map((names) => names.join('/')))
    const strange = [...folders].filter((folder) => {
      const [first = ''] = folder.split('/')
      return !OWN_FOLDERS.includes(first) && !existsSync(new URL(`src/${folder}`, root))
    })
    expect(folders.size).toBeGreaterThan(OWN_FOLDERS.length)
    expect(strange).toEqual([])
  })

  it(`have no test over ${MAX_TEST_LINES} lines`, () => {
    const tests = files.filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    expect(tests.filter((path) => textOf(path).split('\n').length > MAX_TEST_LINES + 1)).toEqual([])
  })
})

/** Left and right of a page that may be written from either side; `float` has no other words in older browsers. */
const PHYSICAL =
  /(?<=[{;\s(])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)(?=\s*:)|text-align\s*:\s*(?:left|right))/g

it('style sheets name sides by the direction of writing', () => {
  const sheets = filesIn('src').filter((path) => /\.s?css$/.test(path))
  const found = sheets.flatMap((path) => (textOf(path).match(PHYSICAL) ?? []).map((words) => `${path}: ${words}`))
  expect(found).toEqual([])
})

test.each<[string, number]>([
  ['.a { margin-left: 1rem; }', 1],
  ['.a { left: 0; right: 0 }', 2],
  ['.a { text-align: right; border-top-left-radius: 0; }', 2],
  ['.a { margin-inline-start: 1rem; inset-inline: 0; text-align: end; }', 0],
  ['.a { background-position: right center; float: left; }', 0],
  ['.left { color: red; }', 0],
])('sides of %s', (css, times) => {
  expect(css.match(PHYSICAL) ?? []).toHaveLength(times)
})

function count(rule: Rule, path: string, code: string): number {
  return rule({ path, scan: scanSource(path, code) }).length
}

/** Each sample breaks its rule as often as it says; comments and look-alikes do not count. */
describe('the checks can fail', () => {
  test.each<[string, string, string, number]>([
    ['alias', 'src/domain/a.ts', "import { b } from '@/services/b'", 1],
    ['relative', 'src/domain/forms/a.ts', "import { b } from '../../services/b'", 1],
    ['type', 'src/domain/a.ts', "import type { B } from '@/paths'", 1],
    ['inline type', 'src/domain/a.ts', "import { type B } from '@/paths'", 1],
    ['type query', 'src/domain/a.ts', "type B = import('@/paths').B", 1],
    ['re-export', 'src/components/a.ts', "export { b } from '@/services/b'", 1],
    ['re-export of everything', 'src/components/a.ts', "export * from '@/services/b'", 1],
    ['re-export of types', 'src/components/a.ts', "export type { B } from '@/services/b'", 1],
    ['dynamic', 'src/components/a.ts', "const load = () => import('@/services/b')", 1],
    ['dynamic template', 'src/components/a.ts', 'const load = () => import(`@/services/b`)', 1],
    ['computed', 'src/components/a.ts', 'const load = (name: string) => import(`@/services/${name}`)', 1],
    ['side effect', 'src/components/a.ts', "import '@/dashboard/frame/styles/dashboard.css'", 1],
    ['require', 'src/components/a.ts', "import b = require('@/services/b')", 1],
    ['worker', 'src/components/a.ts', "new Worker(new URL('../services/b.worker.ts', import.meta.url))", 1],
    ['glob', 'src/components/a.ts', "const all = import.meta.glob('../services/*.ts')", 1],
    ['several', 'src/printing/a.tsx', "import '@/services/b'\nimport '@/paths'\nimport '@/env'", 3],
    ['public site from dashboard', 'src/dashboard/home/a.ts', "import { b } from '@/public-site/b'", 1],
    ['dashboard from public site', 'src/public-site/a.ts', "import { b } from '../dashboard/b'", 1],
    ['company in components', 'src/components/a.ts', "import { company } from '@/company'", 1],
    ['main from a page', 'src/public-site/a.ts', "import { b } from '@/main'", 1],
    ['routes from a page', 'src/dashboard/a.ts', "import { b } from '../routes'", 1],
    ['tests from the product', 'src/main.tsx', "import { b } from '../tests/backend/b'", 1],
    ['outside', 'src/services/a.ts', "import b from '../../package.json'", 1],
    ['a place without a row', 'src/utilities/a.ts', '', 1],
    ['values of services in the stand-in', 'tests/backend/a.ts', "import { http } from '@/services/http/http'", 1],
    [
      'types of services in the stand-in',
      'tests/backend/a.ts',
      "import type { Call } from '@/services/http/errors'",
      0,
    ],
    ['inline types too', 'tests/backend/a.ts', "import { type Call } from '@/services/http/errors'", 0],
    ['a value among types', 'tests/backend/a.ts', "import { type Call, http } from '@/services/http/errors'", 1],
    ['the own part', 'src/domain/forms/a.ts', "import { b } from '../b'", 0],
    ['what the table allows', 'src/services/a.ts', "import '@/domain/b'\nimport '@/env'\nimport '@/paths'", 0],
    ['packages', 'src/domain/a.ts', "import * as z from 'zod/mini'", 0],
    ['a comment', 'src/domain/a.ts', "// import { b } from '@/services/b'", 0],
    ['a text', 'src/domain/a.ts', 'const b = "import \'@/services/b\'"', 0],
  ])('import table: %s', (_name, path, code, times) => {
    expect(count(importTable, path, code)).toBe(times)
  })

  test.each<[string, string, number]>([
    ['src/dashboard/records/a.tsx', "import { b } from '../booking/b'", 1],
    ['src/dashboard/records/a.tsx', "import { b } from '@/dashboard/booking/b'", 1],
    ['src/dashboard/records/a.tsx', "import { b } from '../shipments/b'", 0],
    ['src/dashboard/records/a.tsx', "import { b } from './b'", 0],
    ['src/dashboard/records/a.tsx', "import { b } from '../useSession'", 0],
    ['src/dashboard/shipments/a.tsx', "import { b } from '../records/b'", 1],
    ['src/dashboard/frame/DashboardLayout.tsx', "import { b } from '../records/b'", 1],
    ['src/dashboard/useToday.ts', "import { b } from './shipments/b'", 1],
    ['src/dashboard/frame/DashboardLayout.tsx', "import { b } from './Sidebar'", 0],
  ])('dashboard areas: %s %s', (path, code, times) => {
    expect(count(dashboardAreas, path, code)).toBe(times)
  })

  test.each<[string, string, number]>([
    ['src/dashboard/records/a.tsx', "import { b } from '../shipments/ShipmentRecords'", 0],
    ['src/dashboard/records/a.tsx', "import { b } from '@/dashboard/shipments/scan/ScanPanel'", 1],
    ['src/dashboard/shipments/a.tsx', "import { b } from './scan/ScanPanel'", 0],
    ['src/dashboard/shipments/a.tsx', "import { b } from './scan/useScanner'", 1],
    ['src/dashboard/shipments/scan/a.tsx', "import { b } from './useScanner'", 0],
    ['src/dashboard/receipts/a.tsx', "const load = () => import('@/printing/papers/ReceiptSheet')", 2],
  ])('doors: %s %s', (path, code, times) => {
    expect(count(roomDoors, path, code)).toBe(times)
  })

  test.each<[string, string, number]>([
    ['src/dashboard/a.ts', "import axios from 'axios'", 1],
    ['src/dashboard/a.ts', "import type { AxiosError } from 'axios'", 1],
    ['src/routes.tsx', "const load = () => import('axios/unsafe/core')", 1],
    ['src/services/a.ts', "import axios from 'axios'", 0],
    ['src/services/a.ts', "import { useState } from 'react'", 1],
    ['src/services/a.ts', "import { queryOptions } from '@tanstack/react-query'", 0],
    ['src/domain/a.ts', "import { useState } from 'react'", 1],
    ['src/domain/a.ts', "import { readFileSync } from 'node:fs'", 1],
    ['src/domain/a.ts', "import { z } from 'zod'", 1],
    ['src/domain/a.ts', "import { z } from 'zod/v4'", 1],
    ['src/domain/a.ts', "import * as z from 'zod/mini'", 0],
  ])('packages: %s %s', (path, code, times) => {
    expect(count(packages, path, code)).toBe(times)
  })

  test.each<[string, number]>([
    ['const a = `Rs. ${b}`', 1],
    ["const a = 'Rs.' + b", 1],
    ["const a = 'Rs ' + b", 1],
    ["const a = b + ' Rs. ' + c", 1],
    ["const a = 'Rs. 500'", 1],
    ['const a = <b>Rs. {c}</b>', 1],
    ['const a = <b>Rs. <i>{c}</i></b>', 1],
    ['const a = b.toFixed(2)', 1],
    ["const a = b['toFixed'](2)", 1],
    ['const a = b?.toLocaleString()', 1],
    ["const a = new Intl.NumberFormat('en')", 1],
    ['const a = <b>Discount (Rs)</b>', 0],
    ["const unit = { text: 'Rs.' }", 0],
    ['const a = b.toFixed()', 0],
    ["const a = 'Hours.'", 0],
    ['// Rs. 500', 0],
    ["const a = 'toFixed'", 0],
  ])('money: %s', (code, times) => {
    expect(count(moneyFormatting, 'src/dashboard/a.tsx', code)).toBe(times)
    expect(count(moneyFormatting, 'src/domain/money/money.ts', times === 0 ? '' : 'b.toFixed(2)')).toBe(0)
  })

  test.each<[string, number]>([
    ["const a = '/admin/dashboard'", 1],
    ['const a = `/api/${b}`', 1],
    ['const a = `${b}/tracking/${c}`', 1],
    ['const a = <a href="/login">Login</a>', 1],
    ["const a = { to: '/forgot-password' }", 1],
    ["const a = '/tracking'", 1],
    ["import { b } from '@/public-site/tracking/b'", 0],
    ["const a = () => import('@/public-site/login/b')", 0],
    ["const a = 'tracking'", 0],
    ['// see /api/center/login', 0],
    ['const a = <b>go to /login</b>', 0],
  ])('URLs: %s', (code, times) => {
    expect(count(urls, 'src/public-site/a.tsx', code)).toBe(times)
  })

  test.each<[string, string, number]>([
    ['src/domain/index.ts', 'export const a = 1', 1],
    ['src/domain/money/money.ts', "export * from './a'\nexport { b } from './b'", 1],
    ['src/domain/utils.ts', 'export const a = 1', 1],
    ['src/domain/moneyHelpers.ts', 'export const a = 1', 1],
    ['src/common/Alert.tsx', 'export const a = 1', 1],
    ['src/domain/money/money.ts', 'export default 1', 1],
    ['src/domain/money/money.ts', 'const a = 1\nexport { a as default }', 1],
    ['src/dashboard/records/RecordsPage.tsx', 'export default function RecordsPage() {}', 0],
    ['src/domain/money/money.ts', "export { a } from './a'\nexport const b = 1", 0],
    ['src/domain/community.ts', 'export const a = 1', 0],
  ])('naming: %s %s', (path, code, times) => {
    expect(count(naming, path, code)).toBe(times)
  })

  test.each<[string, number]>([
    ['const a: any = 1', 1],
    ['const a = 1 as any', 1],
    ['const a: Record<string, any[]> = {}', 1],
    ['const a = b!.c', 1],
    ['let a!: number', 1],
    ['class A {\n  b!: number\n}', 1],
    ['// @ts-ignore\nconst a = 1', 1],
    ['/* @ts-expect-error */\nconst a = 1', 1],
    ['const a = !b', 0],
    ['const a = b !== c', 0],
    ["const a = 'any' // any", 0],
  ])('strictness: %j', (code, times) => {
    expect(count(strictness, 'src/domain/a.ts', code)).toBe(times)
  })

  it('strictness: one line too many', () => {
    expect(count(strictness, 'src/domain/a.ts', '\n'.repeat(MAX_LINES + 1))).toBe(1)
    expect(count(strictness, 'src/domain/a.ts', '\n'.repeat(MAX_LINES))).toBe(0)
  })

  it('broken code is no free pass', () => {
    expect(() => scanSource('src/domain/a.ts', 'import {')).toThrow('src/domain/a.ts')
  })

  it('lines are those of the file', () => {
    expect(scanSource('a.ts', '// one\n\nconst a = `x\n${b}/api/`\n').literals).toEqual([
      { text: 'x\n', line: 3, isPrefix: true },
      { text: '/api/', line: 4, isPrefix: false },
    ])
  })
})
