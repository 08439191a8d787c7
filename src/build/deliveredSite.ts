import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve as absolute } from 'node:path'
import { minifySync, runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import { apiHostOf } from './apiHost.ts'
import { chunksOf, firstVisit, modulesOf, type FirstVisit } from './firstVisit.ts'
import { hostFiles } from './hostFiles.ts'
import { WATCHED, WATCHED_BESIDES, withNotices } from './notices.ts'
import { contentPolicy } from './policy.ts'
import { isWorkerOff, WORKER } from './serviceWorker.ts'
import { RESET, SHELL, sources, standsFor, TRACKING } from './siteFiles.ts'

interface Head {
  title: string
  canonical: string
  meta: readonly Readonly<Record<string, string>>[]
}

/** The exports of src/prerender.tsx. */
export interface Prerendered {
  homeHtml: string
  homeHead: Head
  shipmentHtml: string
  trackingHtml: string
  trackingHead: Head
  resetHtml: string
  resetHead: Head
  frameHtml: string
  trackCall: string
  pageAddresses: readonly string[]
}

/** Writes the prerendered pages, the shell with the dashboard's outline, each with its CSP, and the host files. */
export function deliveredSite(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'delivered-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Not `closeBundle`, which also runs after a failed build.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const { root, resolve, build } = config
        const folder = absolute(root, build.outDir)
        const write = (name: string, text: string) => {
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), name.endsWith('.html') ? checked(name, text) : text)
        }
        const { module: product } = await runnerImport<Prerendered>(join(root, 'src/prerender.tsx'), {
          root,
          mode: config.mode,
          resolve: { alias: resolve.alias },
          plugins: [withoutStyles],
          logLevel: 'warn',
        })
        const apiHost = apiHostOf(config)
        const built = readFileSync(join(folder, 'index.html'), 'utf8')
        const bare = withAttributes(
          withPolicy(withNotices(built.replace(LOADED, '')), contentPolicy(apiHost)),
          isWorkerOff() ? {} : { 'data-worker': `/${WORKER}` },
        )
        const visit = (of: keyof typeof sources) => firstVisit(bundle, root, sources[of])
        const visits = {
          shell: visit('shell'),
          home: visit('home'),
          tracking: both(visit('answer'), visit('tracking')),
        }
        const frameStyles = visit('frame').styles.filter((file) => !visits.shell.styles.includes(file))
        const shell = withAttributes(
          withHead(bare, [...styleTags(visits.shell), ...WATCHED, ...scriptTags(visits.shell)]).replace(
            ROOT,
            () => `${product.frameHtml}${ROOT}`,
          ),
          { 'data-stands': standsFor.dashboard, 'data-styles': frameStyles.map((file) => `/${file}`).join(' ') },
        )
        write(SHELL, shell)
        // What hosts answer unknown addresses with.
        write('404.html', shell)
        write(
          'index.html',
          page(bare, standsFor.home, product.homeHtml, product.homeHead, standing(visits.home, WATCHED_BESIDES)),
        )
        write(
          RESET,
          page(bare, standsFor.reset, product.resetHtml, product.resetHead, [...WATCHED, ...standing(visit('reset'))]),
        )
        write(TRACKING, trackingPage(bare, { answer: visit('answer'), page: visit('tracking') }, product))
        for (const [name, text] of Object.entries(hostFiles(apiHost, product.pageAddresses))) write(name, text)
        for (const name of ['theme.js', 'failed.js']) {
          write(name, minifySync(name, readFileSync(join(folder, name), 'utf8')).code)
        }
        const keptVisits = [...Object.values(visits), visit('reset'), visit('later')]
        const kept = [...new Set(keptVisits.flatMap(({ scripts, styles }) => [...scripts, ...styles]))]
        // Read by tests/budgets.mjs and serviceWorker.ts.
        write(
          '.vite/first-visits.json',
          JSON.stringify({ ...visits, kept, modules: modulesOf(chunksOf(bundle), root) }, null, 2),
        )
      },
    },
  }
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.s?css$/.test(id) ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

/** The tags that Vite inserts. They are removed, as the site adds its own in a different order. */
const LOADED = /\s*<(script type="module"[^>]*><\/script>|link rel="(modulepreload|stylesheet)"[^>]*>)/g

function withPolicy(html: string, policy: string): string {
  return html.replace(/<meta charset="utf-8"[^>]*>/, (charset) =>
    [charset, tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })].join('\n    '),
  )
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace(/\s*<\/head>/, () => `\n    ${tags.join('\n    ')}\n  </head>`)
}

const styleTags = ({ styles }: FirstVisit) =>
  styles.map((file) => tag('link', { rel: 'stylesheet', crossorigin: '', href: `/${file}` }))

const startTag = (file = '') => `${tag('script', { type: 'module', crossorigin: '', src: `/${file}` })}</script>`
const preloadTags = (files: readonly string[]) =>
  files.map((file) => tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` }))

/** The first script starts the site. Without preloads, the others would be requested one after another. */
const scriptTags = ({ scripts: [entry, ...others] }: FirstVisit) => [startTag(entry), ...preloadTags(others)]

function both(first: FirstVisit, second: FirstVisit): FirstVisit {
  const joined = (of: keyof FirstVisit) => [...new Set([...first[of], ...second[of]])]
  return { scripts: joined('scripts'), styles: joined('styles'), modules: joined('modules') }
}

/** public/theme.js moves the tags out of the template once the page has been painted. */
const afterPaint = (tags: readonly string[]) => `<template id="start">${tags.join('')}</template>`

/** Tags for a page that is readable before its scripts run. */
const standing = (visit: FirstVisit, ...besides: readonly string[]) => [
  ...styleTags(visit),
  afterPaint([...scriptTags(visit), ...besides]),
]

const ROOT = '<div id="root"></div>'

function page(bare: string, stands: string, html: string, head: Head, loads: readonly string[]): string {
  const { title, canonical, meta } = head
  const tags = [
    ...meta.map((attributes) => tag('meta', attributes)),
    tag('link', { rel: 'canonical', href: canonical }),
    ...loads,
  ]
  return withAttributes(withHead(bare, tags), { 'data-stands': stands })
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(ROOT, () => ROOT.replace('><', `>${html}<`))
}

// The page of a shipment that is still loading; public/theme.js replaces it with the template if the URL has no number.
// It is useless before the answer, so scripts load in parallel with the paint; cached ones still run after it.
function trackingPage(
  bare: string,
  visits: { answer: FirstVisit; page: FirstVisit },
  { shipmentHtml, trackingHtml, trackingHead, trackCall }: Prerendered,
): string {
  const { answer, page: visit } = visits
  const loads = [
    ...styleTags(visit),
    ...WATCHED,
    ...scriptTags(answer),
    ...preloadTags(visit.scripts.filter((file) => !answer.scripts.includes(file))),
    afterPaint([startTag(visit.scripts[0])]),
  ]
  const [, start = ''] = /<main [^>]*>(.*)<\/main>/s.exec(trackingHtml) ?? []
  const other = `<template data-stands="${escaped(standsFor.tracking)}">${start}</template>`
  return withAttributes(page(bare, standsFor.shipment, shipmentHtml, trackingHead, loads), {
    'data-track': trackCall,
  }).replace('</body>', () => `${other}</body>`)
}

const withAttributes = (html: string, attributes: Readonly<Record<string, string>>) =>
  html.replace(/<html[^>]*(?=>)/, (start) => `${start} ${attributeTexts(attributes)}`)

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name} ${attributeTexts(attributes)}>`
}

function attributeTexts(attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(([key, value]) => (value === '' ? key : `${key}="${escaped(value)}"`))
  return texts.join(' ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function checked(name: string, html: string): string {
  const refused = /\sstyle="[^"]*"|<style|\son\w+="|<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/.exec(
    html,
  )
  if (refused) throw new Error(`${name} holds what its Content-Security-Policy refuses: ${refused[0]}`)
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has no Content-Security-Policy`)
  return html
}
