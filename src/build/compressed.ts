import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

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

export function encodingFor(acceptEncoding: string | string[] | undefined): keyof typeof encodings | null {
  const accepted = String(acceptEncoding)
    .split(',')
    .map((each) => each.trim().split(';', 1)[0])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** Skips `hosting` and `.vite`, which are never served. */
export function compressFiles(folder: string): void {
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
