import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/**
 * Saves a page in its current state for the static host: the same elements and rules, in one file of each kind as if
 * written by hand, without scripts.
 *
 * @param page a page that has finished loading
 * @param peers folder of the peers
 * @param name name of the files, without extension
 */
export async function saveStaticCopy(page: Page, peers: string, name: string): Promise<void> {
  const { html, rules } = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    const left = 'script, noscript, link[rel="modulepreload"], link[rel="stylesheet"], meta[http-equiv]'
    for (const element of copy.querySelectorAll(left)) element.remove()
    return { html: copy.outerHTML, rules: texts.join('\n') }
  })
  const sheet = `<link rel="stylesheet" href="/bench/${name}.css">`
  writeFileSync(join(peers, `${name}.html`), `<!doctype html>${html.replace('</head>', `${sheet}</head>`)}`)
  writeFileSync(join(peers, `${name}.css`), rules)
}
