import { type Browser, expect, test as base } from '@playwright/test'
import { type Asking, resetBackend } from '../staff'
import { firefoxEngine } from './firefoxEngine'
import { playwrightEngine } from './playwrightEngine'
import type { Engine, Session } from './tab'
import { Visitor } from './visitor'
import { webkitEngine } from './webkitEngine'

interface Fixtures {
  session: Session
  visitor: Visitor
  /** A visitor in a second tab of the same browser, or in the tab that the page has opened. */
  inTab: (which: 'new' | 'opened') => Promise<Visitor>
  backend: Asking
}

const started = {
  chromium: async (launch: () => Promise<Browser>) => playwrightEngine(await launch()),
  firefox: firefoxEngine,
  webkit: webkitEngine,
}

/** Runs a journey in the engine of its project (playwright.config.ts). */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ playwright }, give, { project }) => {
      const engine = await started[project.name as keyof typeof started](() =>
        playwright.chromium.launch(project.use.launchOptions),
      )
      await give(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  backend: async ({ request }, give) => {
    await resetBackend({ request })
    await give({ request })
  },
  session: async ({ engine, baseURL, backend: _backend }, give, testInfo) => {
    const session = await engine.start(baseURL ?? '')
    await give(session)
    const problems = session.problems()
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('the first tab', { body: await session.tab.picture(), contentType: 'image/png' })
    }
    await session.close()
    if (testInfo.status === 'passed') expect(problems, 'what the console says').toEqual([])
  },
  visitor: async ({ session }, give) => give(new Visitor(session.tab)),
  inTab: async ({ session }, give) =>
    give(async (which) => new Visitor(await (which === 'new' ? session.newTab() : session.opened()))),
})
