import type { Page } from '@playwright/test'
import { seededRandom, type Random } from '../backend/random'

const SEED = 20261121

/** Choices of their own for each name, so that leaving one out changes nothing for the others. */
export function choicesFor(name: string): Random {
  const number = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, SEED)
  return seededRandom(number)
}

/**
 * Of all that could be tried, what this run tries.
 *
 * @param most so many in `npm test`
 * @param isWhole all of them
 * @returns them in their order
 */
export function tried<Kind>(name: string, all: readonly Kind[], most: number, isWhole: boolean): readonly Kind[] {
  if (isWhole) return all
  const random = choicesFor(name)
  const drawn = new Set<Kind>()
  while (drawn.size < Math.min(most, all.length)) drawn.add(random.pick(all))
  return all.filter((each) => drawn.has(each))
}

/** Watches a page from its next load on. @returns uncaught errors, crashes, and what the content policy has refused */
export async function watch(page: Page): Promise<string[]> {
  const incidents: string[] = []
  page.on('pageerror', (error) => incidents.push(`uncaught: ${error.message}`))
  page.on('crash', () => incidents.push('crashed'))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) incidents.push(message.text())
  })
  return incidents
}
