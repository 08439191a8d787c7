// Multipart in jsdom is silently broken (a File's body becomes the text `undefined`): give the globals Node's own
// classes before axios loads and looks at them.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Area, loadTexts } from '@/texts/t'
import { closePages } from './browserWorld'
import './nodeFormData'
import '@testing-library/jest-dom/vitest'

const catalogues = Object.keys(import.meta.glob('../src/texts/en/*.json'))
await loadTexts(...catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '') as Area))

/** Any console error fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  closePages()
  if (typeof window !== 'undefined') {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    document.body.className = ''
  }
  const errors = vi.mocked(console.error).mock.calls
  expect(errors, 'console errors').toEqual([])
})
