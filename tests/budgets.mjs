// Checks the built files against their budgets (product 15.1): what a visitor's first page loads, after gzip, as most
// hosts send it. Needs a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = pathToFileURL(`${resolve(process.argv[2] ?? 'dist')}/`)
const read = (file) => readFileSync(new URL(file, dist))
const KB = 1024
const zipped = new Map()
const size = (file) => {
  if (!zipped.has(file)) zipped.set(file, gzipSync(read(file)).length / KB)
  return zipped.get(file)
}
const sum = (files) => files.reduce((total, file) => total + size(file), 0)

/** The files that each page loads, as the build has recorded them (build/deliveredSite.ts). */
const visits = JSON.parse(read('.vite/first-visits.json').toString())
const pages = ['', 'ur/'].flatMap((folder) => [
  {
    page: `${folder} home page`,
    visit: visits[`${folder}home`],
    html: `${folder}index.html`,
    scripts: 130,
    styles: 13,
  },
  {
    page: `${folder} tracking page`,
    visit: visits[`${folder}shipment`],
    html: `${folder}shipment.html`,
    scripts: 155,
    styles: 13,
  },
])
/** In KB as they are: WOFF2 is already compressed. */
const FONTS = 120
/** Modules that a visitor's first page must not load. */
const strays =
  /src\/(booking|dashboard|printing|session(?!\/(sessionContext|followLogout)\.ts)|shipments|services\/[\w/-]+\.queries)[/.]|node_modules\/(react-hook-form|@hookform|recharts|react-barcode|react-to-print|react-bootstrap|@tanstack|swiper|comlink|libphonenumber-js|@streamparser|big\.js)\//

const rows = []
const problems = []
const row = (page, kind, value, limit) => {
  const isOver = value > limit
  rows.push({ page, kind, KB: Number(value.toFixed(1)), limit, verdict: isOver ? 'OVER' : 'ok' })
  return isOver
}

for (const { page, visit, html, ...limits } of pages) {
  for (const kind of ['scripts', 'styles']) {
    const files = kind === 'scripts' ? [...visit.scripts, 'theme.js', 'failed.js'] : visit.styles
    if (!row(page, kind, sum(files), limits[kind])) continue
    const largest = files.toSorted((a, b) => size(b) - size(a)).slice(0, 6)
    const names = largest.map((file) => `${file} ${size(file).toFixed(1)}`)
    problems.push(`${page}: ${kind} over budget; the largest are ${names.join(', ')}`)
  }
  const fonts = (visit.fonts ?? []).reduce((total, file) => total + read(file).length / KB, 0)
  if (fonts > 0 && row(page, 'fonts', fonts, FONTS)) problems.push(`${page}: fonts over budget`)
  // The head of a page must name all that the page loads, so that nothing is requested late.
  const named = new Set(
    read(html)
      .toString()
      .match(/assets\/[\w.-]+\.(js|css)/g),
  )
  const missing = [...visit.scripts, ...visit.styles].filter((file) => !named.has(file))
  if (missing.length > 0) problems.push(`${html} does not name ${missing.join(', ')}`)
  const found = visit.modules.filter((module) => strays.test(module))
  if (found.length > 0) problems.push(`${page}: loads what no visitor needs: ${found.join(', ')}`)
}

row('home page', 'document', size('index.html'), Infinity)

/** A package installed in two places is delivered twice if both are used. */
const places = new Map()
for (const module of visits.modules) {
  const [place, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  if (name !== undefined) places.set(name, new Set([...(places.get(name) ?? []), place]))
}
for (const [name, found] of places) {
  if (found.size > 1) problems.push(`${name} is delivered ${found.size} times: ${[...found].join(', ')}`)
}

const files = readdirSync(new URL('assets/', dist))
if (files.some((file) => file.endsWith('.map'))) problems.push('source maps would be published')
if (!existsSync(new URL('_headers', dist))) problems.push('the files for hosts are missing')

/** With a rule for any following sibling, each row that scrolls into a list restyles all the rows. */
for (const file of files.filter((name) => name.endsWith('.css'))) {
  const rules =
    read(`assets/${file}`)
      .toString()
      .match(/[^{}]*[+~]\s*(?:\*(?![^{}]*\()|:not\()[^{}]*(?=\{)/g) ?? []
  if (rules.length > 0) problems.push(`${file} has a rule for whatever follows: ${rules.join(', ')}`)
}

/**
 * What the oldest supported browsers lack (build/oldestBrowsers.ts), with neither the build nor a fallback to replace it.
 * `query` finds `size` of a URLSearchParams that is read soon after it is made, except React Router's own use for the
 * `url` that it passes to loaders, which ours do not read.
 */
const tooNew = {
  js: /\(\?<[=!]|\.(toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed)\(|Object\.(hasOwn|groupBy)\(|Map\.groupBy\(|structuredClone\(|Promise\.(withResolvers|try)\(|AbortSignal\.(any|timeout)\(|Array\.fromAsync\(|URL\.canParse\(/g,
  query: /([\w$]+)=new URLSearchParams\b(?![^]{0,30}getAll\(`index`\))[^]{0,300}?[^\w$.]\1\.size\b/g,
  css: /@layer|@media[^{]*[<>]|[{;](?:rotate|translate|scale):|:(?:dir|user-valid|user-invalid)\b/g,
}
for (const file of files) {
  const patterns = { js: [tooNew.js, tooNew.query], css: [tooNew.css] }[file.split('.').at(-1)] ?? []
  const found = patterns.flatMap((pattern) => read(`assets/${file}`).toString().match(pattern) ?? [])
  if (found.length > 0) problems.push(`${file}: the oldest browsers do not know ${[...new Set(found)].join(', ')}`)
}

console.table(rows)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
