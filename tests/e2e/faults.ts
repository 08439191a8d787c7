import { expect, type Page } from '@playwright/test'
import { seededRandom, type Random } from '../backend/random'
import type { CallFault } from '../backend/callFaults'
import { callsTo } from './staff'

/** Which faults meet which call is drawn by this seed; another one tries other pairs. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20261121)

/** Choices of their own for each name, so that leaving one out changes nothing for the others. */
export function choicesFor(name: string): Random {
  const number = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, SEED)
  return seededRandom(number)
}

/**
 * Of all that could be tried, what this run tries.
 *
 * @param most so many in `npm test`
 * @param isWhole all of them: what `FAULTS=whole` asks for, unless told
 * @returns them in their order
 */
export function tried<Kind>(
  name: string,
  all: readonly Kind[],
  most: number,
  isWhole = process.env['FAULTS'] === 'whole',
): readonly Kind[] {
  if (isWhole) return all
  const random = choicesFor(name)
  const drawn = new Set<Kind>()
  while (drawn.size < Math.min(most, all.length)) drawn.add(random.pick(all))
  return all.filter((each) => drawn.has(each))
}

/** What is answered in place of the backend. */
export type Answered = Pick<CallFault, 'status' | 'statusText' | 'body' | 'drop' | 'times' | 'isLate'>

/** More often than a browser repeats a request by itself: when a kept-alive connection breaks, or ends with a 408. */
export const EVERY_REPEAT = 8

export const GATEWAY_PAGE = '<!doctype html><html><head><title>Bad day</title></head><body><h1>nginx</h1></body></html>'
export const NO_ANSWER = 'Could not reach the server. Check your connection and try again.'

/** How often the stand-in has been asked for a call. */
export async function timesAsked(page: Page, { method, path }: { method: string; path: string }): Promise<number> {
  const calls = await callsTo(page, path.replace('*', ''))
  return calls.filter((call) => call.method === method).length
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

/** The page stands, says nothing senseless, and nothing broke behind it. */
export async function expectSound(page: Page, incidents: readonly string[]): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible()
  const text = await page.evaluate(() => document.body.innerText)
  expect(/\bNaN\b|\bundefined\b|\[object Object\]/.exec(text)?.[0]).toBeUndefined()
  expect(incidents).toEqual([])
}
