import { expect } from '@playwright/test'
import { test } from './engineTest'

const HOME = '/admin/dashboard'

test('logging out clears every other tab and its draft, and Back shows nothing in any', async ({ visitor, inTab }) => {
  await visitor.signIn('headoffice', `${HOME}/records`)
  await visitor.see(/\d{10}/, 'tbody')
  // A page that may stay in the back/forward cache, as the next one is another document.
  await visitor.tab.goto('/tracking')
  await visitor.see('Track')
  const draft = await inTab('new')
  await draft.tab.goto(`${HOME}/airwaybill`)
  await draft.type('[name="recCity"]', 'Sheffield')
  await draft.see(/Saved at/)
  const other = await inTab('new')
  await other.tab.goto(`${HOME}/records`)
  await other.see(/\d{10}/, 'tbody')
  await other.press('button', 'Logout')
  await other.see('Your draft (', '[role="dialog"]')
  await other.press('button', 'Log out', '[role="dialog"]')
  await other.isAt('/')

  await draft.isAt('/')
  const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(await draft.tab.run(kept, null)).not.toContain('Sheffield')
  for (const { tab } of [other, visitor]) {
    await tab.back()
    const shown = () => document.querySelector<HTMLElement>('tbody')?.innerText ?? ''
    for (let look = 0; look < 5; look += 1) expect(await tab.run(shown, null)).toBe('')
  }
  for (const each of [other, visitor]) {
    await each.isAt(/^\/login\?next=/)
    await each.see('Login', '[role="dialog"]')
    await each.seeNot('Consignee')
  }
})
