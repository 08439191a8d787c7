import type { Plugin } from 'vite'

const isPseudo = process.env['PSEUDO'] !== undefined
const pseudo = (text: string) => `⟦${text}${' ~~~~'.repeat(Math.ceil(text.length * 0.08))}⟧`

/** With `PSEUDO=1`, English texts are longer, marked, and run from right to left, as Urdu ones do. */
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
