import { expect } from '@playwright/test'
import { callsTo } from '../staff'
import { test } from './engineTest'
import { phone } from './visitor'

const HEAD_OFFICE = '/admin/dashboard'
const RECORDS = `${HEAD_OFFICE}/records`
const ROWS = 'tbody tr[data-index]'
const FIRST_BADGE = 'tbody tr[data-index="0"] .badge'
const POPUP = '[role="dialog"]'

test.describe('ten thousand shipments', () => {
  test.afterAll(async ({ request }) => void (await request.post('/__stand-in/reset', { data: { shipments: 200 } })))

  test('can be scrolled, searched, sorted, filtered and selected', async ({ visitor, backend }) => {
    const { tab } = visitor
    await backend.request.post('/__stand-in/reset', { data: { shipments: 10_000 } })
    await visitor.signIn('headoffice', RECORDS)
    await visitor.see('of 10,000', '.cc-table-foot')
    await tab.run(() => window.scrollTo({ top: 200_000, behavior: 'instant' }), null)
    const inSight = () => document.elementFromPoint(400, 500)?.closest<HTMLElement>('tr')?.innerText ?? ''
    await expect.poll(() => tab.run(inSight, null)).toMatch(/\d{10}/)
    expect(await visitor.count(ROWS)).toBeLessThan(100)

    await visitor.type('[type="search"]', 'sofia')
    await visitor.isAt(/find=/)
    const areFound = () => {
      const cells = [...document.querySelectorAll('tbody tr[data-index] .to')]
      return cells.length > 0 && cells.every((cell) => cell.textContent.includes('Sofia'))
    }
    await expect.poll(() => tab.run(areFound, null)).toBe(true)
    await visitor.type('[type="search"]', '')
    await visitor.see('of 10,000', '.cc-table-foot')

    await visitor.press('button', /G\.Total/, 'thead')
    await visitor.isAt(/sort=/)
    const largestFirst = () => {
      const heads = [...(document.querySelector('thead tr')?.children ?? [])]
      const column = heads.findIndex((head) => head.textContent.includes('G.Total'))
      const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')]
      const totals = rows.map(({ cells }) => Number(cells[column]?.textContent.replaceAll(/Rs\.|[^\d.]/g, '')))
      return totals.length > 5 && totals.every((amount, row) => row === 0 || (totals[row - 1] ?? 0) >= amount)
    }
    await expect.poll(() => tab.run(largestFirst, null)).toBe(true)

    await visitor.choose('[name="status"]', 'Void')
    await visitor.isAt(/status=void/)
    const badges = () => [...document.querySelectorAll('tbody .badge')].map((badge) => badge.textContent)
    await expect.poll(async () => [...new Set(await tab.run(badges, null))]).toEqual(['Void'])
    await visitor.pressAt('tbody tr[data-index="0"] [type="checkbox"]')
    await visitor.pressAt('tbody tr[data-index="1"] [type="checkbox"]')
    await visitor.see('2 selected')
    await visitor.fits()
    await tab.resize(phone)
    await visitor.see('2 selected')
    expect(await tab.run(() => document.querySelector('tbody td')?.getAttribute('role'), null)).toBe('cell')
  })
})

test('Up Track and Down Track change a shipment, and the list in another tab follows', async ({
  visitor,
  backend,
  inTab,
}) => {
  await visitor.signIn('headoffice', RECORDS)
  await visitor.see('Loaded', '.cc-table-foot')
  const other = await inTab('new')
  await other.tab.goto(RECORDS)
  await other.see('Loaded', '.cc-table-foot')
  await visitor.press('button', 'Up Track', 'tbody')
  await visitor.choose(`${POPUP} [name="type"]`, 'Manifest')
  await visitor.type('Description', 'On the list of tonight’s flight', POPUP)
  await visitor.press('button', /^Confirm/, POPUP)
  await visitor.see('AirwayBill Status Updated Successfully !!')
  await visitor.closed()
  await other.see('Mainfiest', FIRST_BADGE)
  await visitor.see('Mainfiest', FIRST_BADGE)
  await visitor.press('button', 'Down Track', 'tbody')
  await visitor.press('button', /^Confirm/, POPUP)
  await visitor.see('AirwayBill Tracking Down Successfully !!')
  await other.see('Info Recieved', FIRST_BADGE)
  await visitor.fits()
  const [up] = await callsTo(backend, '/api/airwaybill/upTrack/')
  expect(up?.fields).toMatchObject({ type: '4', description: 'On the list of tonight’s flight' })
})

test('Home, Centers and Settings work on desktop and phone, light and dark', async ({ visitor, backend }) => {
  const { tab } = visitor
  await visitor.signIn('headoffice', HEAD_OFFICE)
  await visitor.see('GRAND TOTAL')
  await visitor.fits()
  await visitor.press('button', 'Switch to dark theme')
  await visitor.fits()

  await tab.goto(`${HEAD_OFFICE}/centers`)
  await visitor.see('gujrat', 'tbody')
  await visitor.press('button', 'Add Center')
  await visitor.press('button', /^Confirm/, POPUP)
  await visitor.see('Canfirm password cannot be blank', POPUP)
  await visitor.fits()

  await tab.goto(`${HEAD_OFFICE}/settings`)
  await visitor.holds('[name="fullName"]', /\w/)
  await visitor.type('[name="fullName"]', 'Somebody Else')
  await visitor.press('button', 'Update Profile')
  await visitor.see('Profile Updated Successfully')
  await visitor.fits()
  const [saved] = await callsTo(backend, '/api/center/updateProfile')
  expect(saved?.fields['fullName']).toBe('Somebody Else')
})
