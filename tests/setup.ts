// jsdom's multipart is silently broken (a File becomes the text `undefined`), so Node's classes must be the globals
// before axios is loaded and checks for them.
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { closePages, endTimers } from './browserWorld'
import './nodeFormData'
import '@testing-library/jest-dom/vitest'

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

afterAll(endTimers)
