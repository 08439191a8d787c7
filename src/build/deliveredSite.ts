import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve as absolute } from 'node:path'
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite'
import { company } from '../company.ts'
import type { PrerenderedPage } from '../paths.ts'
import { addressIn, type Language, languages } from '../texts/languages.ts'
import { apiHostOf } from './apiHostOf.ts'
import { hostFiles } from './hostFiles.ts'
import { pseudoTexts } from './pseudoTexts.ts'
import { contentPolicy } from './securityHeaders.ts'
import {
  fileIn,
  laterSources,
  prerenderedFiles,
  SHELL_FILE,
  shellSources,
  textFiles,
  URDU_FONT_FILES,
} from './siteFiles.ts'
import { FAILURE_WATCH_TAG, NO_SCRIPT_TAG, withNotices } from './withNotices.ts'

/** The exports of src/prerender.tsx. */
export interface Prerendered {
  pages: Record<PrerenderedPage, string>
  trackCall: string
  pageAddresses: readonly string[]
}

/** Writes the prerendered pages and the shell, each with its CSP, and the host files. */
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
        /** Renders the product in a language, which it reads from the address of its page. */
        const productIn = async (language: Language) => {
          const { module } = await runnerImport<Prerendered>(join(root, 'src/prerender.tsx'), {
            root,
            mode: config.mode,
            define: { 'import.meta.env.PAGE': JSON.stringify(addressIn(language, '/')) },
            resolve: { alias: resolve.alias },
            plugins: [withoutStyles, pseudoTexts],
            logLevel: 'warn',
          })
          return module
        }
        const apiHost = apiHostOf(config)
        const built = readFileSync(join(folder, 'index.html'), 'utf8')
        const bare = withPolicy(built.replace(LOADING_TAGS, ''), contentPolicy(apiHost))
        const visit = (sources: readonly string[]) => firstVisit(bundle, root, sources)
        const shell = visit(shellSources)
        // main.tsx loads them as well, but from the head they arrive before the first paint, so that nothing moves.
        const urdu = visit(['src/texts/prepareUrdu.ts'])
        const fonts = Object.keys(bundle).filter((name) => URDU_FONT_FILES.test(name))
        const withUrduFiles = (language: Language, loads: FirstVisit, isHome = false): FirstVisit =>
          language === 'en'
            ? loads
            : {
                ...loads,
                fonts,
                scripts: isHome ? loads.scripts : [...new Set([...urdu.scripts, ...loads.scripts])],
                styles: [...new Set([...loads.styles, ...urdu.styles])],
              }
        const visits: Record<string, FirstVisit> = {}
        for (const language of languages) {
          const product = await productIn(language)
          const shellHtml = inLanguage(
            language,
            withHead(bare, [NO_SCRIPT_TAG, FAILURE_WATCH_TAG, ...loadTags(withUrduFiles(language, shell))]),
          )
          write(fileIn(language, SHELL_FILE), shellHtml)
          if (language === 'en') {
            // The page that hosts send for unknown addresses.
            write('404.html', shellHtml)
            for (const [name, text] of Object.entries(hostFiles(apiHost, product.pageAddresses))) write(name, text)
          }
          for (const page of Object.keys(prerenderedFiles) as PrerenderedPage[]) {
            const { file, sources, texts } = prerenderedFiles[page]
            const own = visit([...textFiles(language, ['common', 'site', ...texts]), ...sources])
            const loads = withUrduFiles(language, own, page === 'home')
            visits[fileIn(language, page)] = loads
            const html = inLanguage(language, pageOf(bare, page, product.pages[page], loads))
            write(
              fileIn(language, file),
              page === 'shipment' ? html.replace('<html', `<html data-track="${product.trackCall}"`) : html,
            )
          }
        }
        for (const name of ['theme.js', 'failed.js']) {
          write(name, minifySync(name, readFileSync(join(folder, name), 'utf8')).code)
        }
        const later = visit(laterSources)
        const precachedIn = (language: Language) => {
          const own = Object.keys(prerenderedFiles).flatMap((page) => visits[fileIn(language, page)] ?? [])
          return [...new Set([shell, ...own, later].flatMap(({ scripts, styles }) => [...scripts, ...styles]))]
        }
        const precached = Object.fromEntries(languages.map((language) => [language, precachedIn(language)]))
        // Read by tests/budgets.mjs and serviceWorker.ts.
        write(
          '.vite/first-visits.json',
          JSON.stringify({ ...visits, precached, modules: modulesOf(chunksOf(bundle), root) }, null, 2),
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
const LOADING_TAGS = /\s*<(script type="module"[^>]*><\/script>|link rel="(modulepreload|stylesheet)"[^>]*>)/g

function withPolicy(html: string, policy: string): string {
  return html.replace(/<meta charset="utf-8"[^>]*>/, (charset) =>
    [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}">`].join('\n    '),
  )
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace(/\s*<\/head>/, () => `\n    ${tags.join('\n    ')}\n  </head>`)
}

/** Without preloads, imported scripts would be requested one after another. The last entry, the site, may come last. */
function loadTags({ scripts, entries, styles, fonts = [] }: FirstVisit): string[] {
  const site = scripts.indexOf(entries.at(-1) ?? '')
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}"${/naskh/.test(file) ? '' : ' fetchpriority="low"'}>`,
    ),
    ...scripts.map((file, index) => {
      const priority = index < site ? '' : ' fetchpriority="low"'
      return entries.includes(file)
        ? `<script type="module" crossorigin src="/${file}"${priority}></script>`
        : `<link rel="modulepreload" crossorigin href="/${file}"${priority}>`
    }),
  ]
}

const inUrdu = (html: string) =>
  html.replace('lang="en"', 'lang="ur" dir="rtl"').replace('"/manifest.webmanifest"', '"/ur/manifest.webmanifest"')

const inLanguage = (language: Language, html: string) => withNotices(language === 'ur' ? inUrdu(html) : html, language)

/** The tags with which a prerendered page begins. */
const HEAD_TAGS = /^(?:<(?:meta|link)\s[^>]*>)*/

function pageOf(bare: string, page: PrerenderedPage, html: string, loads: FirstVisit): string {
  const [head = ''] = HEAD_TAGS.exec(html) ?? []
  const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(head) ?? []
  // Much of the home page can be used without scripts.
  const tags = [head, ...(page === 'home' ? [] : [NO_SCRIPT_TAG]), FAILURE_WATCH_TAG, ...loadTags(loads)]
  return withHead(bare, tags)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${html.slice(head.length)}</div>`)
}

function checked(name: string, html: string): string {
  const refused = /\sstyle="[^"]*"|<style|\son\w+="|<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/.exec(
    html,
  )
  if (refused) throw new Error(`${name} holds what its Content-Security-Policy refuses: ${refused[0]}`)
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has no Content-Security-Policy`)
  return html
}

/** What a browser loads before a page is usable. */
interface FirstVisit {
  scripts: string[]
  /** The scripts that are started; they import the others. */
  entries: string[]
  styles: string[]
  /** Of Urdu pages. */
  fonts?: string[]
  modules: string[]
}

/** Files in the order in which a browser requests them. @param modules paths from the repository's root */
export function firstVisit(bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]): FirstVisit {
  const chunks = chunksOf(bundle)
  const seen = new Set<Rolldown.OutputChunk>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${module}`))
    if (!holder) throw new Error(`${module} is not in the bundle`)
    visit(holder)
  }
  return {
    scripts: [...seen].map(({ fileName }) => fileName),
    entries: [...seen].flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : [])),
    styles: [...styles],
    modules: modulesOf([...seen], root),
  }
}

function modulesOf(chunks: readonly Rolldown.OutputChunk[], root: string): string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(`${root}/`, '')))
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** Default title and meta tags with the company's name. Stops the server or build if VITE_API_HOST is invalid. */
export function companyHead(): Plugin {
  return {
    name: 'company-head',
    configResolved: (config) => void apiHostOf(config),
    transformIndexHtml: (html) => ({
      html: html.replace('<title></title>', `<title>${company.name.replaceAll('&', '&amp;')}</title>`),
      tags: [
        { property: 'og:site_name', content: company.name },
        { property: 'og:type', content: 'website' },
        { property: 'og:image', content: `${company.siteUrl}/share.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ].map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' })),
    }),
  }
}
