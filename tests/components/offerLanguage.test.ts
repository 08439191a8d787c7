import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { afterStart } from '@/afterStart'

const OFFER = 'یہ صفحہ اردو میں دیکھیں'
const offered = () => screen.queryByRole('link', { name: OFFER })
/** Waits long enough for the hint to be loaded and shown. */
const shown = () => new Promise((resolve) => setTimeout(resolve, 50))
const open = (path: string, ...preferred: string[]) => {
  history.replaceState(null, '', path)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  afterStart()
}

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

it('the page is offered in the language of the browser, once per device', async () => {
  open('/tracking/4010020001?from=sms', 'ur-PK', 'en')
  await waitFor(() => expect(offered()).toHaveAttribute('href', '/ur/tracking/4010020001?from=sms'))
  expect(offered()?.closest('aside')).toHaveAttribute('lang', 'ur')
  screen.getByRole('button', { name: 'بند کریں' }).click()
  expect(offered()).toBeNull()
  open('/', 'ur-PK')
  await shown()
  expect(offered()).toBeNull()
})

it.each([
  ['a browser of this language', '/', ['en-GB', 'ur']],
  ['a browser of neither language', '/', ['de']],
  ['the dashboard', '/admin/dashboard', ['ur']],
])('no other language is offered to %s', async (_, path, preferred) => {
  open(path, ...preferred)
  await shown()
  expect(document.querySelector('aside')).toBeNull()
})

it('no other language is offered to someone who has chosen one', async () => {
  localStorage.setItem('language', 'en')
  open('/', 'ur')
  await shown()
  expect(document.querySelector('aside')).toBeNull()
})
