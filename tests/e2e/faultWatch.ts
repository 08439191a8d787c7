import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the last waiting overlay went, on the page's own clock in milliseconds. */
    freeSince?: number
  }
}

export interface Watch {
  /** What must never happen: uncaught errors, unhandled rejections, violations of the content policy. */
  incidents: string[]
}

/** Watches a page from its next load on. */
export async function watch(page: Page): Promise<Watch> {
  const incidents: string[] = []
  // A fault that is not survived must not take the time of those after it.
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => incidents.push(`uncaught: ${error.message}`))
  page.on('crash', () => incidents.push('crashed'))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) incidents.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    )
    performance.setResourceTimingBufferSize(5000)
    let wasBusy = false
    new MutationObserver(() => {
      const isBusy = document.querySelector('.cc-overlay') !== null
      if (wasBusy && !isBusy) window.freeSince = performance.now()
      wasBusy = isBusy
    }).observe(document, { subtree: true, childList: true })
  })
  return { incidents }
}

/** The page stands, says nothing senseless, and nothing broke behind it. */
export async function expectSound(page: Page, { incidents }: Watch): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible()
  const text = await page.evaluate(() => document.body.innerText)
  expect(/\bNaN\b|\bundefined\b|\[object Object\]/.exec(text)?.[0]).toBeUndefined()
  expect(incidents).toEqual([])
}

/** What stands in the fields below. */
export function typedIn(root: Locator): Promise<Record<string, string>> {
  return root
    .locator('input[name], select[name], textarea[name]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        (fields as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).map((field) => [
          field.name,
          field instanceof HTMLInputElement && field.type === 'file'
            ? [...(field.files ?? [])].map((file) => file.name).join()
            : field.value,
        ]),
      ),
    )
}

/** Milliseconds from the last answer of a call to the page's being free again; null where nothing was waited for. */
export function freeAfter(page: Page, path: string): Promise<number | null> {
  return page.evaluate((part) => {
    const answered = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes(part))
      .at(-1) as PerformanceResourceTiming | undefined
    return answered && window.freeSince ? Math.max(0, window.freeSince - answered.responseEnd) : null
  }, path)
}
