import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Connect, Plugin } from 'vite'
import { backendHeaders, isFromBackend, logoutHeader } from './securityHeaders.ts'
import { pageFor, SHELL_FILE } from './siteFiles.ts'

/**
 * Makes the preview server answer like a real host: headers, pages, 404s and compressed files. Belongs before the
 * stand-in backend in the list of plugins, as a host is in front of its backend.
 */
export function servedAsHosted(): Plugin[] {
  return [
    {
      name: 'backend-as-hosted',
      apply: 'serve',
      enforce: 'pre',
      configurePreviewServer(server) {
        server.middlewares.use((request, response, next) => {
          sendAsHosted(request, response)
          next()
        })
      },
    },
    {
      name: 'served-as-hosted',
      apply: 'serve',
      configurePreviewServer(server) {
        const folder = resolve(server.config.root, server.config.build.outDir)
        server.middlewares.use(asHosted(folder))
      },
    },
  ]
}

/** Answers from a built site. @param changed changes pages before they are sent, uncompressed */
export function asHosted(folder: string, changed?: (html: string) => string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request)
    for (const [name, value] of headersFor(folder, path)) response.setHeader(name, value)
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) return next()
    const { page, status } = answerFor(folder, path)
    response.statusCode = status
    if (page === null) {
      response.setHeader('Cache-Control', 'no-store')
      response.end()
      return
    }
    const file = join(folder, page)
    const type = textTypes[extname(page)]
    if (type === undefined) return next()
    response.setHeader('Content-Type', type)
    if (changed && page.endsWith('.html')) {
      response.setHeader('Cache-Control', 'no-store')
      response.end(changed(readFileSync(file, 'utf8')))
      return
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== null) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(readFileSync(encoding === null ? file : `${file}${encodings[encoding]}`))
  }
}

/** What the backend sets later does not replace these headers. */
function sendAsHosted(request: Connect.IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request)
  if (!isFromBackend(path)) return
  const setHeader = response.setHeader.bind(response)
  for (const [name, value] of Object.entries(backendHeaders)) setHeader(name, value)
  if (request.method === logoutHeader.method && path === logoutHeader.path)
    setHeader(logoutHeader.header, logoutHeader.value)
  const fixed = new Set(Object.keys(backendHeaders).map((name) => name.toLowerCase()))
  response.setHeader = (name, value) => (fixed.has(name.toLowerCase()) ? response : setHeader(name, value))
}

/** The file and status for a path; without a file for a missing asset. */
export function answerFor(folder: string, path: string): { page: string | null; status: number } {
  const file = decoded(path)
  const isThere = existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()
  if (isThere && !/^\/(_|\.vite|hosting\/)/.test(file)) return { page: file, status: 200 }
  if (path.startsWith('/assets/') || /\.(?!html|php)\w+$/.test(path)) return { page: null, status: 404 }
  const page = pageFor(path)
  const isKnown = page !== SHELL_FILE || headersFor(folder, path).some(([name]) => name === 'Cache-Control')
  return isKnown ? { page, status: 200 } : { page: '404.html', status: 404 }
}

/** The headers of a path in `_headers`, which is read each time, as the site may be rebuilt while it is served. */
export function headersFor(folder: string, path: string): [name: string, value: string][] {
  return rules(readFileSync(join(folder, '_headers'), 'utf8')).flatMap(({ pattern, name, value }) =>
    pattern.test(path) ? [[name, value]] : [],
  )
}

function rules(text: string): { pattern: RegExp; name: string; value: string }[] {
  let pattern = /^$/
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) return [{ pattern, name, value }]
    if (line !== '') pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`)
    return []
  })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}

/** File types worth compressing. Pictures and fonts are already compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export const encodings = { br: '.br', gzip: '.gz' } as const

function encodingFor(acceptEncoding: string | string[] | undefined): keyof typeof encodings | null {
  const accepted = String(acceptEncoding)
    .split(',')
    .map((each) => each.trim().split(';', 1)[0])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** Writes compressed copies beside the text files, except in `hosting` and `.vite`, which are never served. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !['hosting', '.vite'].includes(entry.name)) compressFiles(path)
    if (!entry.isFile() || !(extname(entry.name) in textTypes)) continue
    const text = readFileSync(path)
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(`${path}${encodings.br}`, brotliCompressSync(text, { params }))
    writeFileSync(`${path}${encodings.gzip}`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
  }
}

export function compressedSite(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'compressed-site',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: () => {
      isWritten = true
    },
    // Last, as the service worker is written late too. `isWritten`, as `closeBundle` also runs after a failed build.
    closeBundle: { order: 'post', sequential: true, handler: () => void (isWritten && compressFiles(folder)) },
  }
}
