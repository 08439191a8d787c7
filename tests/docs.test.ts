// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path))

const documents = ['README.md', ...filesIn('src/docs', /\.md$/)]
const sources = ['src', 'tests'].flatMap((folder) => filesIn(folder, /\.(tsx?|m[jt]s|s?css)$/))

/** `path: match` for everything that `find` returns for the files. */
const found = (paths: readonly string[], find: (text: string, path: string) => readonly string[]) =>
  paths.flatMap((path) => find(textOf(path), path).map((what) => `${path}: ${what}`))
const groups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

it('rules cited as “(product 4.2 and 5)” are paragraphs of product.md, and no paragraph number occurs twice', () => {
  const rules = groups(textOf('src/docs/product.md'), /^(?:#{2,3} |(?:- )?\*\*)§(\d+(?:\.\d+)?)\b/gm)
  expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([])
  const cited = (text: string) => [
    ...groups(text, /\(product ([^)]*\d[^)]*)\)/g).flatMap((numbers) => numbers.split(/, | and /)),
    ...groups(text, /§(\d+(?:\.\d+)?)/g),
  ]
  expect(found([...sources, ...documents], (text) => cited(text).filter((number) => !rules.includes(number)))).toEqual(
    [],
  )
})

it('documents link to files that exist', () => {
  const missing = (text: string, path: string) =>
    groups(text, /\]\((?!\w+:)([^)\s#]+)[^)\s]*\)/g).filter(
      (link) => !existsSync(new URL(posix.join(posix.dirname(path), link), root)),
    )
  expect(found(documents, missing)).toEqual([])
})

it('documents name only files and scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const missing = (text: string) => [
    ...groups(text, /`((?:src|tests|public|\.ci)\/[^`\s*{}<>…]*)`/g).filter(
      (name) => !name.includes('NNN') && !existsSync(new URL(name, root)),
    ),
    // Without its folder, as `headingNames.ts`.
    ...groups(text, /`([\w.-]+\.(?:tsx?|mjs|s?css))`/g).filter(
      (name) => !existsSync(new URL(name, root)) && !sources.some((path) => path.endsWith(`/${name}`)),
    ),
    ...groups(text, /\bnpm run\s+([\w:-]+)/g).filter((name) => !(name in scripts)),
  ]
  expect(found(documents, missing)).toEqual([])
})

it('README has at most 90 lines, and each decision at most 40', () => {
  const lines = (path: string) => textOf(path).split('\n').length - 1
  expect(lines('README.md')).toBeLessThanOrEqual(90)
  expect(documents.filter((path) => path.includes('/decisions/') && lines(path) > 40)).toEqual([])
})
