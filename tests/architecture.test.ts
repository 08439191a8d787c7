// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)

interface File {
  /** From the repository root, with forward slashes: `src/domain/money/money.ts`. */
  path: string
  text: string
}

function filesIn(folder: string, ending: RegExp): File[] {
  return readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
}

const product = filesIn('src', /\.tsx?$/)
const sheets = filesIn('src', /\.s?css$/)
const tests = filesIn('tests', /\.(tsx?|m[jt]s)$/)

/** The code without its comments. */
const codeOf = ({ text }: File) => text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The project's own files that a file imports in any way, as paths from the root without their extension. */
function importsOf(file: File, starts = '@/|\\.\\.?/'): string[] {
  const specifier = new RegExp(
    `(?:\\bfrom|\\bimport|\\bimport\\(|new URL\\()\\s*['"\`](${starts})([^'"\`]*)['"\`]`,
    'g',
  )
  return [...codeOf(file).matchAll(specifier)].map(([, start = '', rest = '']) =>
    (start === '@/' ? `src/${rest}` : posix.join(posix.dirname(file.path), start + rest)).replace(/\.tsx?$/, ''),
  )
}

/** `path: match` for everything that `find` returns for the files. */
const found = (files: readonly File[], find: (file: File) => readonly string[]) =>
  files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`))

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const partOf = (path: string) => /^src\/[^/]+/.exec(path)?.[0]
const areaOf = (path: string) => /^src\/dashboard\/([^/]+)\//.exec(path)?.[1]

it('folders of src import each other only by @/ and statically, as the linter checks no other imports', () => {
  const inParts = product.filter(({ path }) => path.split('/').length > 2 && !path.startsWith('src/build/'))
  const relative = (file: File) => importsOf(file, '\\.\\.?/').filter((target) => partOf(target) !== partOf(file.path))
  expect(found(inParts, relative)).toEqual([])
  expect(found(inParts, (file) => codeOf(file).match(/\bimport\(\s*['"`]@\/[^)]*/g) ?? [])).toEqual([])
})

it('an area of the dashboard imports no other area except lists', () => {
  const foreign = (file: File) =>
    importsOf(file).filter((target) => {
      const [from, to] = [areaOf(file.path), areaOf(target)]
      return to !== undefined && to !== from && !(from !== undefined && to === 'lists')
    })
  expect(
    found(
      product.filter(({ path }) => path.startsWith('src/dashboard/')),
      foreign,
    ),
  ).toEqual([])
})

it('there are no circular imports, not even of types', () => {
  const files = new Map(product.map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
  const seen = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (path: string, way: readonly string[]) => {
    const file = files.get(path)
    if (!file || seen.get(path) === 'done') return
    if (seen.get(path) === 'open') {
      circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
      return
    }
    seen.set(path, 'open')
    for (const target of importsOf(file)) visit(target, [...way, path])
    seen.set(path, 'done')
  }
  for (const path of files.keys()) visit(path, [])
  expect(circles).toEqual([])
})

it('each folder of tests, except those of a purpose of their own, has its counterpart in src', () => {
  const own = /^tests(\/(backend|bench|build|e2e|journeys|mutants|urdu)(\/|$)|$)/
  const folders = new Set(tests.map(({ path }) => folderOf(path)).filter((folder) => !own.test(folder)))
  expect([...folders].filter((folder) => !existsSync(new URL(folder.replace('tests/', 'src/'), root)))).toEqual([])
})

it('amounts are formatted only in domain/money', () => {
  const numbers =
    /^src\/(domain\/money\/|domain\/booking\/formatFileSize|public-site\/home\/ServicesSection|components\/dataTable\/DataTable)/
  const others = product.filter(({ path }) => !numbers.test(path))
  const wording = /\bRs\.? ?(?:\$\{|\d|['"] ?\+|\{)|\.(?:toFixed\((?!\))|toPrecision|toLocaleString)|\bNumberFormat\b/g
  expect(found(others, (file) => codeOf(file).match(wording) ?? [])).toEqual([])
})

it('addresses are built only in paths.ts', () => {
  const naming = /^src\/(paths\.ts|routes\.tsx|company\.ts|build\/|services\/|domain\/tracking\/trackingNumbers\.ts)/
  const others = product.filter(({ path }) => !naming.test(path))
  const address = /['"`}](?:\/admin\/|\/api\/|\/tracking|\/forgot-password|\/login)/g
  expect(found(others, (file) => codeOf(file).match(address) ?? [])).toEqual([])
})

it('no class is styled both for visitors and for staff, as both style sheets are loaded after a login', () => {
  const classesIn = (folder: RegExp) =>
    new Set(
      sheets
        .filter(({ path }) => folder.test(path))
        .flatMap((sheet) => [...codeOf(sheet).matchAll(/\.(cc-[\w-]+)/g)].map(([, name = '']) => name)),
    )
  const shared = classesIn(/^src\/components/)
  // The theme switch is a shared component, but each frame positions it.
  shared.add('cc-theme')
  const staff = classesIn(/^src\/(booking|dashboard|printing|session|shipments)/)
  expect([...classesIn(/^src\/public-site/)].filter((name) => staff.has(name) && !shared.has(name))).toEqual([])
})

it('breakpoints are in em, so that a larger text size gets the layout that fits', () => {
  const query = /(?:min|max)-(?:width|height): [\d.]+px/g
  const queries = (file: File) =>
    [...codeOf(file).matchAll(/@media[^{]*/g)].flatMap(([head]) => head.match(query) ?? [])
  expect(found(sheets, queries)).toEqual([])
})

it('style sheets use logical properties for sides', () => {
  const physical =
    /(?<=[{;\s(])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)(?=\s*:)|text-align\s*:\s*(?:left|right))/g
  expect(found(sheets, ({ text }) => text.match(physical) ?? [])).toEqual([])
})

it('style sheets list no unequal left and right sides, except those of papers, which stay left to right', () => {
  const four =
    /(?<=[{;\s])(?:margin|padding|inset):(?<top> [^\s;]+)(?<right> [^\s;()]+)(?<bottom> [^\s;]+)(?!\k<right>;)(?: [^\s;]+);/g
  const directed = /(?<=[\s(])(?:90deg|to (?:left|right))(?=,)|translateX\((?!calc)|transform-origin: (?:left|right)/g
  const screens = sheets.filter(({ path }) => !/^src\/printing\/styles\/(?!printScreen)/.test(path))
  // Rows of digit boxes and a map are not mirrored.
  const without = ['src/public-site/forgot-password/forgot-password.css', 'src/public-site/home/styles/hero.css']
  const read = screens.filter(({ path }) => !without.includes(path))
  expect(found(read, ({ text }) => [...(text.match(four) ?? []), ...(text.match(directed) ?? [])])).toEqual([])
})
