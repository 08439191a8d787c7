// `npm run bench`: measures the built product beside peers and floors in the same run.
//   --quick     fewer runs and rows, for work on the bench itself
//   --only=...  some of: visit, records, rows, booking, dashboard, hour, memory, papers, soak
//   --sizes=... numbers of shipments in the lists, by default 1000,10000,50000,100000,250000
//   --dist=...  the built site, by default dist/
//   --json      prints JSON instead of the table
//   --write     also writes the figures of these parts into src/docs/figures.md and leaves the others unchanged
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = fileURLToPath(new URL(`${values.dist}/`, new URL('../../', import.meta.url)))
if (values.write && (values.quick || values.sizes !== '')) {
  console.error('--write takes whole parts: without --quick and --sizes')
  process.exit(1)
}
if (!existsSync(`${dist}/app.html`)) {
  console.error('There is no built site to measure: npm run build')
  process.exit(1)
}

process.env.NODE_ENV = 'production'
const { module } = await runnerImport(fileURLToPath(new URL('./bench.ts', import.meta.url)), {
  root,
  mode: 'production',
  resolve: { alias: { '@': `${root}src` } },
  logLevel: 'error',
})
const sizes = values.sizes.split(',').filter(Boolean).map(Number)
const parts = (values.only || 'visit,records,rows,booking,dashboard,hour,memory,papers,soak').split(',')
await module.bench({
  dist,
  isQuick: values.quick,
  isJson: values.json,
  page: values.write ? `${root}src/docs/figures.md` : null,
  parts,
  sizes,
})
