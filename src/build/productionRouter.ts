import { fileURLToPath } from 'node:url'

/** React Router's package.json names only its development build (remix-run/react-router#14102): its files are named here. */
export const productionRouter = {
  name: 'production-router',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId: (id: string) => {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[id]
    return file
      ? fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))
      : null
  },
}
