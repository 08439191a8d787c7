import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks, with its type; pictures and fonts are compressed as they are. */
export const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The ways in which a file lies ready, the smaller first, as `Accept-Encoding` names them. */
export const encodings = { br: '.br', gzip: '.gz' } as const

/** Of the ways in which a file lies ready, the best that whoever asks can read. */
export function encodingFor(acceptEncoding: string | string[] | undefined): keyof typeof encodings | null {
  const accepted = String(acceptEncoding)
    .split(',')
    .map((each) => each.trim().split(';', 1)[0])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/**
 * Writes each text file of a folder, and of the folders in it, compressed as far as it goes, beside itself.
 *
 * @param folder of the built site; what only hosts read is left out
 */
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

/** Compresses what has been built, when all of it has been written, the service worker too. */
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
    // A failed build closes as well.
    closeBundle: { order: 'post', sequential: true, handler: () => void (isWritten && compressFiles(folder)) },
  }
}
