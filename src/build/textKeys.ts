import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** In the built site, numbers take the place of the keys of texts, which weigh as much as a fifth of the texts. */
export function textKeys(): Plugin {
  const numbers = new Map<string, number>()
  return {
    name: 'text-keys',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      const folder = join(root, 'src/texts/en')
      for (const file of readdirSync(folder)) {
        for (const key of Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object)) {
          numbers.set(`${basename(file, '.json')}.${key}`, numbers.size)
        }
      }
    },
    transform: {
      filter: { id: /\/src\/.*\.(tsx?|json)$/ },
      handler(code, id) {
        if (!id.endsWith('.json'))
          return code.replace(/'(\w+\.\w+)'/g, (all, key: string) => `${numbers.get(key) ?? all}`)
        const texts = Object.entries(JSON.parse(code) as Record<string, unknown>)
        const area = basename(id, '.json')
        return JSON.stringify(
          Object.fromEntries(texts.map(([key, text]) => [numbers.get(`${area}.${key}`) ?? key, text])),
        )
      },
    },
  }
}
