import { expose } from 'comlink'
import { listsOfTabs } from './listsOfTabs'
import type { SharedWorkerTab } from './listsPlace'

/** Keeps lists off the main thread: for all tabs, or for a single one in browsers without shared workers. */
const takeIn = listsOfTabs()

if ('onconnect' in self) shareWithTabs()
else expose(takeIn())

function shareWithTabs(): void {
  const workerLock = crypto.randomUUID()
  const isHeld = new Promise<void>((resolve) => {
    void navigator.locks.request(workerLock, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  self.addEventListener('connect', (event) => {
    const [port] = event instanceof MessageEvent ? event.ports : []
    if (!port) return
    const lists = takeIn()
    const tab: SharedWorkerTab = {
      ...lists,
      async watch(tabLock) {
        navigator.locks.request(tabLock, () => lists.leave()).catch(() => undefined)
        await isHeld
        return workerLock
      },
    }
    expose(tab, port)
  })
}
