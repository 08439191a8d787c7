import type { Plugin } from 'vite'

/**
 * What Vite loads the styles of lazy parts with, in a third of its size: it is in every visitor's first scripts. A style
 * sheet that did not come is asked for again the next time; the error's text is one that RouteError.tsx knows.
 */
const helper = `
const asked = {}
const load = (file) => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = '/' + file
  if (isStyle) {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      asked[file] = 0
      reject(Error('error loading dynamically'))
    }
  } else resolve()
  document.head.append(link)
})
const isThere = (file) => document.querySelector('link[href="/' + file + '"]')
export const __vitePreload = (part, files) =>
  Promise.all(files.map((file) => (asked[file] ||= isThere(file) || load(file)))).then(part)
`

export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: helper, map: null }) },
  }
}
