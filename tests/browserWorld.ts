// What tests find in place of a browser. In a worker whose files share their modules this runs once, and setup.ts for each
// file.
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { quickStyles } from './quickStyles'

const { getElementError } = getConfig()
configure({
  // The shared machine of a continuous run is slower than a desk.
  asyncUtilTimeout: 10_000,
  // The page is printed for what fails in the end, not for each look at what is still to come.
  getElementError: (message, container) => {
    const now = getConfig()
    const isStillToCome = '_disableExpensiveErrorDiagnostics' in now && now._disableExpensiveErrorDiagnostics === true
    return isStillToCome ? new Error(message ?? '') : getElementError(message, container)
  },
})

// React notes for each element where it was made, for its tools in browsers, until there are too many in a second: a
// seventh of the screens' tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

const hearing: (() => void)[] = []
// oxlint-disable-next-line typescript/unbound-method -- it is called with the channel it is asked of
const { addEventListener } = BroadcastChannel.prototype
BroadcastChannel.prototype.addEventListener = function (
  name: string,
  listener: EventListenerOrEventListenerObject,
): void {
  hearing.push(() => this.removeEventListener(name, listener))
  addEventListener.call(this, name, listener)
}

/** A page hears other tabs for as long as it is open; here one after the other has the same window. */
export function closePages(): void {
  for (const stop of hearing.splice(0)) stop()
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
  // jsdom decodes and draws nothing: a picture passes as readable, and is sent as where a canvas is not to be trusted.
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
