import type { BrowserContext, Page } from '@playwright/test'

/** Collects what pages must not cause: console errors and warnings, uncaught errors, and policy violations. */
export async function pageErrorsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  const hear = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A refused call (while signed out, for example) is not an error of the page.
      const isFault = /^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text())
      if (isFault) complaints.push(message.text())
    })
  }
  context.on('page', hear)
  await context.exposeBinding('tellViolation', (_source, text: string) => complaints.push(text))
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellViolation?: (text: string) => void }).tellViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      tell?.(`${event.violatedDirective} refused ${event.blockedURI} in ${event.documentURI}`),
    )
  })
  return complaints
}
