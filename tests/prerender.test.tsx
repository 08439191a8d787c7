// @vitest-environment node
import { expect, expectTypeOf, it } from 'vitest'
import type { Prerendered } from '@/build/deliveredSite'
import { company } from '@/company'
import * as product from '@/prerender'

it('prerendered pages render without a browser, and contain no tracking number', () => {
  expectTypeOf(product).toExtend<Prerendered>()
  const { home, tracking, shipment, reset } = product.pages
  for (const [html, ...texts] of [
    [home, 'Delivery Service', 'Door-to-door delivery', 'Economy', 'Boreal Express', 'Get Direction', '08:00 PM'],
    [tracking, 'Track With Us', 'Count the digits'],
    [shipment, 'Track With Us', 'Tracking your shipment...', 'Manifest', 'Delivered', 'Skip to content'],
    [reset, 'Send OTP'],
  ] as const) {
    for (const text of texts) expect(html).toContain(text)
    expect(html).not.toMatch(/\sstyle=|<a[^>]*inert|role="dialog"/)
  }
  expect(shipment).not.toMatch(/\d{10}/)
})

it('the files for hosts list every page, the login popup included', () => {
  expect(product.pageAddresses.slice(0, 4)).toEqual(['/login', '/tracking', '/tracking/*', '/forgot-password'])
})

it('the home page describes the company to search engines, and has no other script', () => {
  const { home } = product.pages
  expect(home.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ name: company.name })
})
