import { type Browser, type ElementHandle, expect, type Page } from '@playwright/test'
import type { Engine, Handle, Session, Tab } from './tab'

/** Chromium's console message for a refused call, which the page itself reports to the visitor. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Chromium, driven by Playwright. */
export function playwrightEngine(browser: Browser): Engine {
  return {
    start: async (baseURL) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1366, height: 768 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      const problems: string[] = []
      const pages = new Set<Page>()
      context.on('console', (message) => {
        const isCall = message.location().url.includes('/api/') && REFUSED.test(message.text())
        if (message.type() === 'error' && !isCall) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(error.error().message))
      const known = (page: Page): Tab => {
        pages.add(page)
        return tabOf(page)
      }
      return {
        tab: known(await context.newPage()),
        newTab: async () => known(await context.newPage()),
        opened: async () => {
          const isNew = (page: Page) => !pages.has(page)
          await expect.poll(() => context.pages().some(isNew)).toBe(true)
          const page = context.pages().find(isNew)
          if (!page) throw new Error('the tab is closed again')
          return known(page)
        },
        problems: () => problems,
        close: () => context.close(),
      } satisfies Session
    },
    stop: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    goto: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    // The same function, for Playwright's type of the handle.
    run: (script, argument) => page.evaluate(script as never, argument as never),
    find: async (script, argument) => {
      const found = await page.evaluateHandle(script as never, argument as never)
      const element = found.asElement() as ElementHandle<Element> | null
      return element && handleOf(element)
    },
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
  }
}

function handleOf(element: ElementHandle<Element>): Handle {
  return {
    click: () => element.click(),
    fill: (text) => element.fill(text),
    attach: (files) => element.setInputFiles([...files]),
  }
}
