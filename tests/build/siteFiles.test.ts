// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { pageFor } from '@/build/siteFiles'

describe('the page served for an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/tracking', 'tracking.html'],
    ['/tracking/0000123457', 'shipment.html'],
    ['/trackingx', 'app.html'],
    ['/forgot-password', 'forgot-password.html'],
    ['/login', 'app.html'],
    ['/admin/dashboard', 'app.html'],
  ])('of %s is %s', (path, page) => {
    expect(pageFor(path)).toBe(page)
  })
})
