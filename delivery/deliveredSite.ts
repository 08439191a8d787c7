import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve as absolute } from 'node:path'
import { runnerImport, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { apiHostOf } from './apiHost.ts'
import { hostFiles, SHELL } from './hostFiles.ts'
import { contentPolicy } from './policy.ts'

type Product = typeof import('../src/prerender.tsx')

/**
 * Finishes the built site: the home page's HTML in index.html, the page without content in app.html, the policy in both,
 * and the files for hosts.
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
      async handler() {
        const { root, resolve, build } = config
        const folder = absolute(root, build.outDir)
        const read = (name: string) => readFileSync(join(folder, name), 'utf8')
        const write = (name: string, text: string) => {
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), text)
        }
        const { module: product } = await runnerImport<Product>(join(root, 'src/prerender.tsx'), {
          root,
          mode: config.mode,
          resolve: { alias: resolve.alias },
          logLevel: 'warn',
        })
        const apiHost = apiHostOf(config)
        const shell = stylesFirst(withPolicy(read('index.html'), contentPolicy(apiHost)))
        const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
        write(SHELL, checked(SHELL, shell))
        // Hosts that know no fallback of their own answer an unknown address with this.
        write('404.html', shell)
        write('index.html', checked('index.html', await homePage(shell, manifest, product)))
        for (const [name, text] of Object.entries(hostFiles(apiHost, product.pageAddresses()))) write(name, text)
      },
    },
  }
}

function withPolicy(html: string, policy: string): string {
  return html.replace(
    /<meta charset="utf-8"[^>]*>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** What paints comes before what runs: a phone's line carries them in this order. */
function stylesFirst(html: string): string {
  const [moved, rest] = taken(html, /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g)
  return rest.replace(/\s*<\/head>/, `${moved}\n  </head>`)
}

function taken(html: string, tags: RegExp): [taken: string, rest: string] {
  return [(html.match(tags) ?? []).join(''), html.replace(tags, '')]
}

/** The shell with the home page in it, and with everything that it loads named in its head. */
async function homePage(shell: string, manifest: Manifest, product: Product): Promise<string> {
  const { scripts, styles } = filesOf(manifest, ['index.html', ...product.homeModules])
  const { title, canonical, meta } = product.homeHead
  const head = [
    ...meta.map((attributes) => tag('meta', attributes)),
    tag('link', { rel: 'canonical', href: canonical }),
    ...styles.map((file) => tag('link', { rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
    // The page stands without them: the styles have the line first.
    ...scripts.map((file) =>
      file === manifest['index.html']?.file
        ? `${tag('script', { type: 'module', crossorigin: '', fetchpriority: 'low', src: `/${file}` })}</script>`
        : tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href: `/${file}` }),
    ),
  ]
  const [, bare] = taken(shell, /\s*(<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>)/g)
  const home = await product.prerenderedHome()
  return bare
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/\s*<\/head>/, () => `\n    ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
}

/** All that must be there before some modules can run, in the order in which the browser would come to ask for it. */
function filesOf(manifest: Manifest, entries: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build's manifest`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const entry of entries) visit(entry)
  return { scripts: [...seen], styles: [...styles] }
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
  const refused = html.match(/\sstyle="[^"]*"|<style|\son\w+="|<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/)
  if (refused) throw new Error(`${name} holds what its Content-Security-Policy refuses: ${refused[0]}`)
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has no Content-Security-Policy`)
  return html
}
