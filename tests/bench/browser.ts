import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { wholeChromiumPath } from '../e2e/chromium.mjs'
import { installProbes } from './probes'

export const desktop = { viewport: { width: 1366, height: 768 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** The slow phone of the budgets (product 15.2). */
export const slowLine = { latency: 150, bytesPerSecond: 1_600_000 / 8 }
const CPU_SLOWDOWN = 4

/** @param flags further flags for Chromium */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: wholeChromiumPath() ?? '',
    args: ['--disable-quic', '--disable-background-networking', '--enable-precise-memory-info', ...flags],
  })
}

export interface Bench {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

type Device = 'desktop' | 'slow phone'
type Line = 'slow' | 'unplugged'

/** A first visit: a page of a new browser context, with the probes in every page. */
export async function freshPage(browser: Browser, kind: Device, origin: string): Promise<Bench> {
  const context = await browser.newContext({ ...(kind === 'desktop' ? desktop : phone), baseURL: origin })
  await context.addInitScript(installProbes)
  return openPage(context, kind)
}

/** Opens a tab with the probes. Without a line, no answer is waited for either. */
export async function openPage(context: BrowserContext, kind: Device, line: Line = 'slow'): Promise<Bench> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (kind === 'slow phone') {
    const { latency, bytesPerSecond } = line === 'slow' ? slowLine : { latency: 0, bytesPerSecond: -1 }
    await devtools.send('Network.emulateNetworkConditions', {
      offline: line === 'unplugged',
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await setSlowCpu(devtools, true)
  }
  return { context, page, devtools, close: () => context.close() }
}

export async function setSlowCpu(devtools: CDPSession, isSlow: boolean): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU_SLOWDOWN : 1 })
}

/** Signs in by the call alone; the session is a cookie. */
export async function signIn({ page }: Pick<Bench, 'page'>, username: string): Promise<void> {
  const answer = await page.request.post('/api/center/login', { multipart: { username, password: 'chenab-demo' } })
  if (!answer.ok()) throw new Error(`The stand-in refuses ${username}: ${answer.status()}`)
}

/** Waits until the service worker has stored its files, which it does once per release, beside whatever else is done. */
export async function workerReady({ page }: Pick<Bench, 'page'>): Promise<void> {
  const READY = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
  while (!(await page.evaluate<boolean>(READY))) await pause(50)
}

/** The heap of the page's main thread in MB after a garbage collection, without that of its workers. */
export async function heapMegabytes({ devtools }: Bench): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
