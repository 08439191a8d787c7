// Fills the gaps of jsdom. In a worker whose test files share their modules this runs once, unlike setup.ts, which runs
// for each file.
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { quickStyles } from './quickStyles'

const { getElementError } = getConfig()
configure({
  // A shared CI machine is slower than a developer's.
  asyncUtilTimeout: 10_000,
  // Prints the page only for the final failure, not for each attempt of a waiting query.
  getElementError: (message, container) => {
    const now = getConfig()
    const isStillToCome = '_disableExpensiveErrorDiagnostics' in now && now._disableExpensiveErrorDiagnostics === true
    return isStillToCome ? new Error(message ?? '') : getElementError(message, container)
  },
})

// React records where each element was created, for its developer tools, until there are too many per second. That
// takes a seventh of the time of the screen tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

const hearing: (() => void)[] = []
// oxlint-disable-next-line typescript/unbound-method -- it is called with its channel as `this`
const { addEventListener } = BroadcastChannel.prototype
BroadcastChannel.prototype.addEventListener = function (
  name: string,
  listener: EventListenerOrEventListenerObject,
): void {
  hearing.push(() => this.removeEventListener(name, listener))
  addEventListener.call(this, name, listener)
}

/** Stops listening to other tabs: all tests of a worker share one window, which would go on hearing them. */
export function closePages(): void {
  for (const stop of hearing.splice(0)) stop()
}

const timers: ReturnType<typeof setTimeout>[] = []
const remembering = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, args) {
      const timer = Reflect.apply(target as typeof setTimeout, self, args as Parameters<typeof setTimeout>)
      timers.push(timer)
      return timer
    },
  })
globalThis.setTimeout = remembering(globalThis.setTimeout)
globalThis.setInterval = remembering(globalThis.setInterval)

/** Ends the timers of the pages of a file, which would find no window any more: a browser ends them with the page. */
export function endTimers(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer)
}

if (typeof window !== 'undefined') {
  quickStyles()
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  // jsdom neither decodes nor draws: pictures count as readable, the canvas as unavailable, so the original is sent.
  window.Image = class {
    naturalWidth = 1
    naturalHeight = 1
    onload = (): void => undefined
    set src(_url: string) {
      queueMicrotask(() => this.onload())
    }
  } as unknown as typeof Image
  window.createImageBitmap = () => Promise.resolve({ width: 1, height: 1, close: () => undefined })
  HTMLCanvasElement.prototype.getContext = () => null
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
}
