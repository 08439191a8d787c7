// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { company } from '@/company'
import { routes } from '@/routes'

/** The home page as the build writes it, without a browser. */
async function homePage(): Promise<string> {
  const handler = createStaticHandler(routes())
  const context = await handler.query(new Request('http://site.invalid/'))
  if (context instanceof Response) throw new Error('the home page redirects')
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
}

it('the home page needs no browser to be drawn, and says everything', async () => {
  const html = await homePage()
  for (const text of [
    'Delivery Service',
    'Door-to-door delivery',
    'Economy',
    'Boreal Express',
    'Get Direction',
    '08:00 PM',
  ]) {
    expect(html).toContain(text)
  }
})

it('is what the build writes, with the login popup among the other pages', async () => {
  const { homeHtml, pageAddresses } = await import('@/prerender')
  expect(homeHtml).toContain('Delivery Service')
  expect(homeHtml).not.toContain('role="dialog"')
  expect(pageAddresses.slice(0, 4)).toEqual(['/login', '/tracking', '/tracking/*', '/forgot-password'])
})

it('the pages that visitors open first are drawn as well, and none of them knows a number', async () => {
  const { shipmentHtml, trackingHtml, resetHtml, frameHtml } = await import('@/prerender')
  for (const text of ['Track With Us', 'Tracking your shipment...', 'Manifest', 'Delivered', 'Skip to content']) {
    expect(shipmentHtml).toContain(text)
  }
  expect(shipmentHtml).not.toMatch(/\d{10}/)
  expect(trackingHtml).toContain('Count the digits')
  expect(resetHtml).toContain('Send OTP')
  expect(frameHtml).toContain('Dashboard')
  for (const html of [shipmentHtml, trackingHtml, resetHtml, frameHtml])
    expect(html).not.toMatch(/\sstyle=|<a[^>]*inert/)
})

it('carries no inline style and no inline script, which the Content-Security-Policy forbids', async () => {
  const html = await homePage()
  expect(html).not.toMatch(/\sstyle=/)
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ name: company.name })
})
