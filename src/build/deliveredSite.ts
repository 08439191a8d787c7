import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve as absolute } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import { apiHostOf } from './apiHost.ts'
import { chunksOf, firstVisit, modulesOf, type FirstVisit } from './firstVisit.ts'
import { hostFiles } from './hostFiles.ts'
import { contentPolicy } from './policy.ts'
import { SHELL, sources, TRACKING } from './siteFiles.ts'

/** What src/prerender.tsx draws of the product. */
export interface Prerendered {
  homeHtml: string
  homeHead: { title: string; canonical: string; meta: readonly Readonly<Record<string, string>>[] }
  pageAddresses: readonly string[]
}

/**
 * Finishes the built site: the home page's HTML in index.html, the page without content for all other addresses, with
 * what tracking loads named in one of its own, the policy in all of them, and the files for hosts.
 */
export function deliveredSite(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'delivered-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Not closeBundle, which a failed build calls as well.
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
        const bare = withPolicy(built.replace(LOADED, ''), contentPolicy(apiHost))
        const visits = {
          shell: firstVisit(bundle, root, sources.shell),
          home: firstVisit(bundle, root, sources.home),
          tracking: firstVisit(bundle, root, sources.tracking),
        }
        const shell = withHead(bare, [...styleTags(visits.shell), ...scriptTags(visits.shell)])
        write(SHELL, shell)
        // Hosts that know no fallback of their own answer an unknown address with this.
        write('404.html', shell)
        write(TRACKING, withHead(bare, [...styleTags(visits.tracking), ...scriptTags(visits.tracking)]))
        write('index.html', homePage(bare, visits.home, product))
        for (const [name, text] of Object.entries(hostFiles(apiHost, product.pageAddresses))) write(name, text)
        // For tests/budgets.mjs.
        write(
          '.vite/first-visits.json',
          JSON.stringify({ ...visits, modules: modulesOf(chunksOf(bundle), root) }, null, 2),
        )
      },
    },
  }
}

/** Node draws no pages. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.s?css$/.test(id) ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
}

/** What Vite names in the head; here it stands in an order of its own. */
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

/** The first script starts the site; the others would be asked for one after the other. */
const scriptTags = ({ scripts: [entry = '', ...others] }: FirstVisit) => [
  `${tag('script', { type: 'module', crossorigin: '', src: `/${entry}` })}</script>`,
  ...others.map((file) => tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
]

/** The home page stands without its scripts: public/theme.js takes them out of the template when it has been painted. */
function homePage(bare: string, visit: FirstVisit, { homeHead, homeHtml }: Prerendered): string {
  const { title, canonical, meta } = homeHead
  return withHead(bare, [
    ...meta.map((attributes) => tag('meta', attributes)),
    tag('link', { rel: 'canonical', href: canonical }),
    ...styleTags(visit),
    `<template id="start">${scriptTags(visit).join('')}</template>`,
  ])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${homeHtml}</div>`)
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(([key, value]) => (value === '' ? key : `${key}="${escaped(value)}"`))
  return `<${name} ${texts.join(' ')}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** What the policy would refuse must not be built. */
function checked(name: string, html: string): string {
  const refused = /\sstyle="[^"]*"|<style|\son\w+="|<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/.exec(
    html,
  )
  if (refused) throw new Error(`${name} holds what its Content-Security-Policy refuses: ${refused[0]}`)
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has no Content-Security-Policy`)
  return html
}
