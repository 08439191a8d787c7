import { readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import type { Plugin } from 'vite'

const fileOf = (path: string) => `${import.meta.dirname}/../../node_modules/react-router/${path}`

const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'dist/production/index.mjs',
  'react-router/dom': 'dist/production/dom-export.mjs',
}

/** React Router's package.json exports only its development build (remix-run/react-router#14102): use production. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const { exports } = JSON.parse(readFileSync(fileOf('package.json'), 'utf8')) as { exports: unknown }
      if (namesProduction(exports)) throw new Error('React Router names its production build: remove productionRouter')
    },
    resolveId: (id) => {
      const file = productionFiles[id]
      return file === undefined ? null : normalize(fileOf(file))
    },
  }
}

export function namesProduction(exports: unknown): boolean {
  return JSON.stringify(exports).includes('dist/production/')
}
