import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { type Bench, freshPage, pause } from './browser'
import { type Figure, median } from './figures'
import { firstRows, grid, product, type Subject } from './records'
import { settle, type Site } from './site'

const MEGABYTE = 2 ** 20
const LOOK_INTERVAL_MS = 25

/** Process ids of the browser's renderers. */
async function renderers(browser: Browser): Promise<Set<number>> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return new Set(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id))
}

/** The private memory of a process in MB, without code and files; NaN if the system does not tell. */
function residentMegabytes(process: number): number {
  try {
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return NaN
  }
}

/** Heap and buffers of the tab's list worker in MB after a garbage collection; NaN without a worker. */
async function workerMegabytes({ page, devtools }: Bench): Promise<number> {
  if (page.workers().length === 0) return NaN
  const attached = new Promise<string>((resolve) =>
    devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId)
    }),
  )
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sessionId = await attached
  const answers = new Map<number, (result: unknown) => void>()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
    if (id !== undefined) answers.get(id)?.(result)
  })
  const send = async (method: string): Promise<unknown> => {
    const id = answers.size + 1
    const answer = new Promise<unknown>((resolve) => answers.set(id, resolve))
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answer
  }
  await send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn += 1) await send('HeapProfiler.collectGarbage')
  const usage = (await send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number }
  return (usage.usedSize + (usage.backingStorageSize ?? 0)) / MEGABYTE
}

interface Held {
  worker: number
  peak: number
  afterwards: number
}

/** Loads the list in a new browser tab, and watches the memory of the tab's process. */
async function measureTab(browser: Browser, site: Site, subject: Subject): Promise<Held> {
  const before = await renderers(browser)
  const bench: Bench = await freshPage(browser, 'desktop', site.origin)
  await subject.open(bench)
  await settle(site, 500)
  await pause(500)
  const own = [...(await renderers(browser))].filter((process) => !before.has(process))
  const resident = () => Math.max(...own.map(residentMegabytes).filter((size) => !Number.isNaN(size)))
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, resident())
  }, LOOK_INTERVAL_MS)
  await firstRows(bench, subject)
  await bench.page.waitForFunction(() => !document.querySelector('[role="progressbar"]'), undefined, {
    timeout: 240_000,
  })
  await settle(site, 500)
  await pause(1500)
  clearInterval(watch)
  const held = { worker: await workerMegabytes(bench), peak, afterwards: resident() }
  await bench.close()
  return held
}

/** Measures the memory of the worker with a loaded list, and of the tab while it loads, beside a well-known grid. */
export async function memory(browser: Browser, site: Site, sizes: readonly number[], runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of sizes) {
    await site.seed(size)
    const ours: Held[] = []
    const theirs: Held[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measureTab(browser, site, product))
      theirs.push(await measureTab(browser, site, grid))
    }
    const of = (all: readonly Held[], key: keyof Held) => median(all.map((each) => each[key]))
    const part = `memory, ${size.toLocaleString('en-US')}`
    const answer = { name: 'the answer', value: site.listSize().plain / MEGABYTE }
    const besides = (key: keyof Held) => ({ name: grid.name, value: of(theirs, key) })
    figures.push(
      {
        part,
        what: 'worker, once loaded',
        unit: 'MB',
        ours: of(ours, 'worker'),
        peer: answer,
        must: size === 100_000 ? { ours: 110 } : undefined,
      },
      { part, what: 'tab at its peak', unit: 'MB', ours: of(ours, 'peak'), peer: answer, must: { ratio: 2 } },
      {
        part,
        what: 'tab at its peak',
        unit: 'MB',
        ours: of(ours, 'peak'),
        peer: besides('peak'),
        must: { ratio: 1.3 },
      },
      { part, what: 'tab afterwards', unit: 'MB', ours: of(ours, 'afterwards'), peer: besides('afterwards') },
    )
  }
  return figures
}
