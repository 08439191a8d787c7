import { beforeEach, expect, it, vi } from 'vitest'
import { statusHistory } from '../../backend/statusHistory'

const NUMBER = '3047182956'

/** Loads the script on the page of a number whose answer has arrived. */
async function showFirst(airwayBillNo: string | null) {
  const status = statusHistory([1, 2], Date.parse('2026-11-20T10:00:00.000Z'))
  const answer = Promise.resolve(Response.json({ airwayBillNo, origin: 'Pakistan', destination: 'Oman', status }))
  window.askedAhead = { url: `http://localhost:4173/api/airwaybill/track/${NUMBER}`, answer }
  document.body.innerHTML =
    '<p class="cc-answer"><strong>\u00a0 <small></small></strong><span></span></p><div class="cc-overlay"></div>'
  vi.resetModules()
  await import('@/public-site/tracking/firstAnswer')
  return document.querySelector('.cc-answer strong')
}

beforeEach(() => () => {
  window.askedAhead = undefined
  document.body.replaceChildren()
})

it.each([NUMBER, '304-718-2956', null])(
  'an answer about %s is shown before the page’s other scripts',
  async (number) => {
    const headline = await showFirst(number)
    await vi.waitFor(() => expect(headline).toHaveTextContent(/^Packed, Fri, Nov 20$/))
  },
)

it('an answer that names another number is left to the page, which says that it cannot be read', async () => {
  const headline = await showFirst('4010000001')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(headline).toHaveTextContent(/^\s*$/)
  expect(document.querySelector('.cc-overlay')).not.toHaveAttribute('hidden')
})
