// Budgets on the built files (design 8): bytes after gzip of what a visitor's first page loads. Run after a build.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const zipped = new Map()
const bytes = (file) => {
  if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length)
  return zipped.get(file)
}

/** Everything that must be there before a set of modules can run: their static imports, all the way down. */
function graph(names) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of manifest[name]?.imports ?? []) visit(next)
  }
  names.forEach(visit)
  const chunks = [...seen].map((name) => manifest[name]).filter(Boolean)
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    modules: [...seen],
  }
}

const KB = 1024
const layout = 'src/public-site/PublicLayout.tsx'
const pages = [
  { page: 'home page', entries: ['index.html', layout, 'src/public-site/home/HomePage.tsx'], scripts: 125, styles: 12 },
  {
    page: 'tracking page',
    entries: ['index.html', layout, 'src/public-site/tracking/TrackingPage.tsx'],
    scripts: 150,
    styles: 12,
  },
]
const forbidden =
  /src\/(dashboard|printing)\/(?!session\.ts)|react-hook-form|recharts|react-barcode|react-to-print|react-table/

const rows = []
let failures = 0
for (const { page, entries, ...limits } of pages) {
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`${entry} is not in the build's manifest`)
  }
  const parts = graph(entries)
  for (const kind of ['scripts', 'styles']) {
    const total = parts[kind].reduce((sum, file) => sum + bytes(file), 0) / KB
    const isOver = total > limits[kind]
    failures += isOver
    rows.push({ page, kind, KB: Number(total.toFixed(1)), limit: limits[kind], verdict: isOver ? 'OVER' : 'ok' })
    if (isOver) {
      const largest = [...parts[kind]].sort((a, b) => bytes(b) - bytes(a)).slice(0, 5)
      console.error(
        `${page}: ${kind} over budget. Largest: ${largest.map((file) => `${file} ${(bytes(file) / KB).toFixed(1)}`).join(', ')}`,
      )
    }
  }
  const strays = parts.modules.filter((name) => forbidden.test(name))
  failures += strays.length
  if (strays.length > 0) console.error(`${page}: loads what no visitor needs: ${strays.join(', ')}`)
}
console.table(rows)
process.exit(failures > 0 ? 1 : 0)
