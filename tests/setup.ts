// Multipart in jsdom is silently broken (a File's body becomes the text `undefined`): give the globals Node's own
// classes before axios loads and looks at them.
import './nodeFormData'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { quickLabels } from './quickLabels'
import { quickMatches } from './quickMatches'
import { quickStyles } from './quickStyles'
import { loadTexts, type Area } from '@/texts/t'

const catalogues = Object.keys(import.meta.glob('../src/texts/en/*.json'))
await loadTexts(...catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '') as Area))

const { getElementError } = getConfig()
configure({
  // The shared machine of a continuous run is slower than a desk.
  asyncUtilTimeout: 5000,
  // The page is printed for what fails in the end, not for each look at what is still to come.
  getElementError: (message, container) => {
    const now = getConfig()
    const isStillToCome = '_disableExpensiveErrorDiagnostics' in now && now._disableExpensiveErrorDiagnostics === true
    return isStillToCome ? new Error(message ?? '') : getElementError(message, container)
  },
})

if (typeof window !== 'undefined') {
  quickLabels()
  quickMatches()
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

/** Any console error fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    document.body.className = ''
  }
  const errors = vi.mocked(console.error).mock.calls
  expect(errors, 'console errors').toEqual([])
})
