import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const folder = fileURLToPath(new URL('./peers/', import.meta.url))

/** Builds the small programs that the product is compared with. */
export async function buildPeers(outDir: string): Promise<void> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  await build({
    configFile: false,
    root: folder,
    base: '/bench/',
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: pages.map((name) => join(folder, name)) },
    },
  })
}
