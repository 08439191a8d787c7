import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const isPseudo = process.env['PSEUDO'] !== undefined
const pseudo = (text: string) => `⟦${text}${' ~~~~'.repeat(Math.ceil(text.length * 0.08))}⟧`

/** `PSEUDO=1`: English texts are longer, marked, and run from right to left, as Urdu ones do (docs/contributing.md). */
export const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  enforce: 'pre',
  apply: () => isPseudo,
  transformIndexHtml: (html) => html.replace('<html', '<html dir="rtl"'),
  transform: {
    filter: { id: /\/src\/texts\/en\/.*\.json$/ },
    handler: (code) =>
      JSON.stringify(JSON.parse(code, (_, value: unknown) => (typeof value === 'string' ? pseudo(value) : value))),
  },
}

/** A text of company.ts in both languages. */
const OURS = /\{\s*en: '((?:[^'\\]|\\.)*)',\s*ur: '((?:[^'\\]|\\.)*)',?\s*\}/g

/**
 * In the built site, numbers take the place of the keys of texts, and of the company's own texts, which the catalogue of
 * the public site carries: nobody loads them in the other language.
 */
export function textKeys(): Plugin {
  const numbers = new Map<string, number>()
  let ours: RegExpExecArray[] = []
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
      ours = [...readFileSync(join(root, 'src/company.ts'), 'utf8').matchAll(OURS)]
    },
    transform: {
      filter: { id: /\/src\/.*\.(tsx?|json)$/ },
      handler(code, id) {
        if (id.endsWith('/src/company.ts')) {
          let number = numbers.size
          return code.replace(OURS, () => String(number++))
        }
        if (!id.endsWith('.json')) {
          // An attribute of JSX has its key in double quotes.
          const attributes = code.replace(/="(\w+\.\w+)"/g, (all, key: string) =>
            numbers.has(key) ? `={${numbers.get(key)}}` : all,
          )
          return attributes.replace(/'(\w+\.\w+)'/g, (all, key: string) => `${numbers.get(key) ?? all}`)
        }
        const texts = Object.entries(JSON.parse(code) as Record<string, unknown>)
        const area = basename(id, '.json')
        const entries = texts.map(([key, text]) => [numbers.get(`${area}.${key}`) ?? key, text])
        if (area === 'site') {
          const place = id.includes('/en/') ? 1 : 2
          entries.push(
            ...ours.map((pair, index) => [numbers.size + index, (pair[place] ?? '').replace(/\\(.)/g, '$1')]),
          )
        }
        return JSON.stringify(Object.fromEntries(entries))
      },
    },
  }
}
