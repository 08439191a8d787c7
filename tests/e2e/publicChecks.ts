import type { Page } from '@playwright/test'
import type { Asking } from './staff'

/** Number of a seeded shipment whose latest step is the given one, and of one that is void. */
export async function seededNumbers(page: Asking): Promise<Record<'moving' | 'delivered' | 'void', string>> {
  const found: Partial<Record<'moving' | 'delivered' | 'void', string>> = {}
  for (let number = 4_010_020_001; number < 4_010_020_100; number += 1) {
    const answer = await page.request.get(`/api/airwaybill/track/${number}`)
    const { status } = (await answer.json()) as { status: { type: number }[] | null }
    const latest = status?.at(-1)?.type ?? 0
    if (latest === 6) found.moving ??= String(number)
    if (latest === 7) found.delivered ??= String(number)
    if (latest === 0) found.void ??= String(number)
    if (found.moving && found.delivered && found.void) break
  }
  const { moving = '', delivered = '', void: voided = '' } = found
  return { moving, delivered, void: voided }
}

/** Which controls and links are smaller than a finger may expect (44 px; links in a text aside). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input, main summary, main dd > a, header a, header button',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return Math.min(width, height) < 43.5
      })
      .map((element) => `${element.tagName} ${element.textContent.trim() || element.getAttribute('aria-label')}`),
  )
}
