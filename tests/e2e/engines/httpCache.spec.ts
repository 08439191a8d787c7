import { tmpdir } from 'node:os'
import { expect } from '@playwright/test'
import { serveSite, type Site } from '../../bench/site'
import { test as inEngine } from './engineTest'
import type { Tab } from './tab'

const HOME = '/admin/dashboard'

/** A host that adds no headers, in front of a backend that allows caching for an hour. */
const test = inEngine.extend<object, { site: Site }>({
  site: [
    async ({ engine: _engine }, give) => {
      const site = await serveSite('dist', tmpdir())
      await site.seed(60)
      site.setLive(true)
      await give(site)
      site.close()
    },
    { scope: 'worker' },
  ],
  backend: async ({ request }, give) => give({ request }),
  // Requests for missing files cause console errors.
  session: async ({ engine, site }, give) => {
    const session = await engine.start(site.origin)
    await give(session)
    await session.close()
  },
})

/** The addresses that the browser answers from its HTTP cache without asking the site. */
async function cached(tab: Tab, site: Site, addresses: readonly string[]): Promise<string[]> {
  const before = site.asked().length
  const answered = await tab.run(async (all) => {
    const found: string[] = []
    for (const address of all) {
      const answer = await fetch(address, { cache: 'force-cache' }).catch(() => null)
      if (answer?.ok) found.push(address)
    }
    return found
  }, addresses)
  // What is not in the cache was requested from the site.
  const asked = new Set(site.asked().slice(before))
  return answered.filter((address) => !asked.has(address))
}

test('after logout the HTTP cache holds no personal data, whatever caching the backend allows', async ({
  visitor,
  site,
}, { project }) => {
  const { tab } = visitor
  await visitor.signIn('headoffice', HOME)
  await visitor.see(/\d{10}/, 'tbody')
  const bills = await tab.run(async () => {
    const answer = await fetch('/api/airwaybill/getAll', { cache: 'no-store' })
    return (await answer.json()) as { _id: string; airwayBillNo: string }[]
  }, null)
  const ids = bills.slice(0, 6).map(({ _id }) => _id)

  for (const list of ['records?term=a', 'archives', 'centers']) {
    await tab.goto(`${HOME}/${list}`)
    await visitor.see(/\d{10}|gujrat/, 'tbody')
  }
  await tab.goto(`/tracking/${bills[0]?.airwayBillNo ?? ''}`)
  await visitor.see('Pakistan')
  await tab.goto(`${HOME}/receipt?ids=${ids.join(',')}`)
  const loaded = () =>
    [...document.querySelectorAll<HTMLImageElement>('.p-ids img')].some((each) => each.naturalWidth > 1)
  await expect.poll(() => tab.run(loaded, null)).toBe(true)
  await tab.goto(`${HOME}/airwaybill`)
  await visitor.type('[name="shipperCompany"]', 'an')
  await expect.poll(() => site.asked().join()).toContain('customer/search')
  // By XMLHttpRequest, as the upload of a booking.
  await tab.run(async (id) => {
    for (const [method, url] of [
      ['POST', '/api/airwaybill/getStatistics'],
      ['PUT', `/api/airwaybill/addNote/${id}`],
    ] as const) {
      const call = new XMLHttpRequest()
      call.open(method, url)
      const isDone = new Promise((resolve) => call.addEventListener('loadend', resolve))
      const fields = new FormData()
      fields.append('note', 'Sana')
      call.send(fields)
      await isDone
      if (call.status !== 200) throw new Error(`${url}: ${call.status}`)
    }
  }, ids[0] ?? '')

  await tab.goto(HOME)
  await visitor.press('button', 'Logout')
  await visitor.press('button', 'Log out', '[role="dialog"]')
  await visitor.isAt('/')

  const asked = [...new Set(site.asked()), '/api/airwaybill/getStatistics', `/api/airwaybill/addNote/${ids[0] ?? ''}`]
  for (const part of [
    'getAll',
    'search?term=a',
    'archive/',
    'center/getall',
    'track/',
    'receipt/',
    'customer/search',
    '/uploads/',
  ])
    expect(asked.join('\n')).toContain(part)
  expect(await cached(tab, site, asked)).toEqual([])
  // Proves that cached answers are found: a plain request is cached, except in WebKit, which caches nothing while
  // driven.
  const careless = '/api/airwaybill/track/4010020001'
  expect(await tab.run(async (url) => (await fetch(url)).headers.get('Cache-Control'), careless)).toContain('max-age')
  expect(await cached(tab, site, [careless])).toHaveLength(project.name === 'webkit' ? 0 : 1)
})
