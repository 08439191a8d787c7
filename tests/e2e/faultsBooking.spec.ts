import { expect, test, type Page } from '@playwright/test'
import { printTrials, Trial } from './faultReport'
import { choicesFor, lateAnswers, lostAfterwards, tried } from './faults'
import { seeItFree, timesAsked, tryRefusals } from './faultsOfWriting'
import { createAirwayBill } from './faultScreens'
import { expectSound, watch } from './faultWatch'
import { malformed } from './malformed'
import { nextCall, noMoreFaults, resetBackend, openAs } from './staff'

const CREATE = { method: 'POST', path: '/api/airwaybill/create' }
const UNREADABLE = "The server's answer could not be read. Try again."

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

const numberOf = (page: Page) => page.locator('[name="airwayBillNo"]').inputValue()
const add = (page: Page) => page.getByRole('button', { name: 'Add Shipment' }).first()

async function expectBooked(page: Page, number: string): Promise<void> {
  await expect(page.locator('.cc-booked')).toContainText(`${number} is booked.`)
  await expect(page.locator('[name="recCity"]')).toHaveValue('')
}

/** How many bookings the backend has that were made here. */
async function bookings(page: Page): Promise<number> {
  const answer = await page.request.get('/api/airwaybill/getAllByToday')
  const today = (await answer.json()) as { consignee?: { contactPerson?: string } }[]
  return today.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam').length
}

test('a booking survives every refusal, and is made once', async ({ page }) => {
  const watched = await watch(page)
  await openAs(page, 'gujrat')
  const writing = createAirwayBill(page)
  const trial = new Trial('createAirwayBill')
  await writing.open()
  await tryRefusals(page, watched, trial, writing)

  // A success that is none of the backend's: the number is looked up, and is surely not there.
  const body = choicesFor('create').pick(malformed)
  await trial.survive(`${JSON.stringify(body)} with status 200`, async () => {
    const typed = await writing.typed()
    await nextCall(page, { ...CREATE, status: 200, body })
    await writing.press()
    await expect(writing.problem).toHaveText(UNREADABLE)
    await seeItFree(page)
    expect(await writing.typed()).toEqual(typed)
    await expectSound(page, watched)
  })
  expect(await bookings(page)).toBe(0)
  await trial.survive('no fault at last', async () => {
    await writing.press()
    await writing.succeeded()
  })
  expect(await bookings(page)).toBe(1)
  trial.end()
})

test('a booking whose answer is lost after it was made is found, never made twice', async ({ page }) => {
  const watched = await watch(page)
  await openAs(page, 'gujrat')
  const writing = createAirwayBill(page)
  const trial = new Trial('createAirwayBill, answer lost')
  await writing.open()
  for (const [name, fault] of tried('createAirwayBill, answer lost', Object.entries(lateAnswers))) {
    await trial.survive(
      name,
      async () => {
        const before = await bookings(page)
        const number = await numberOf(page)
        await nextCall(page, { ...CREATE, ...fault })
        await writing.press()
        await expectBooked(page, number)
        await noMoreFaults(page)
        expect(await bookings(page)).toBe(before + 1)
        await expectSound(page, watched)
        await writing.open()
      },
      async () => {
        await noMoreFaults(page)
        await writing.open()
      },
    )
  }
  trial.end()
})

test('a booking of which nobody knows stays locked until it is found, and its receipt shows', async ({
  page,
  context,
}) => {
  const watched = await watch(page)
  await openAs(page, 'gujrat')
  const trial = new Trial('createAirwayBill, lookups lost too')
  await createAirwayBill(page).open()
  await page.getByLabel('Print Invoice').check()
  const number = await numberOf(page)
  await trial.survive('answer and both lookups lost', async () => {
    await nextCall(page, { ...CREATE, ...lostAfterwards })
    await nextCall(page, { method: 'GET', path: '/api/airwaybill/search', status: 500 })
    for (const _try of [1, 2, 3])
      await nextCall(page, { method: 'GET', path: '/api/airwaybill/getAllByToday', status: 503 })
    await add(page).click()
    const question = page.getByRole('dialog', { name: `Is ${number} booked?` })
    await expect(question).toBeVisible()
    await expect(page.locator('[name="recCity"]')).toHaveValue('Sheffield')
    await expectSound(page, watched)
    await noMoreFaults(page)
    await question.getByRole('button', { name: 'Look again' }).click()
    await expectBooked(page, number)
    expect(await bookings(page)).toBe(1)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Print again' }).click()
    await expect((await opened).getByText(number).first()).toBeVisible()
  })
  trial.end()
})

test('a booking whose answer is lost opens its receipt', async ({ page, context }) => {
  const watched = await watch(page)
  await openAs(page, 'gujrat')
  const trial = new Trial('createAirwayBill, receipt')
  await createAirwayBill(page).open()
  await page.getByLabel('Print Invoice').check()
  const number = await numberOf(page)
  await trial.survive('a gateway says 502 after the effect', async () => {
    await nextCall(page, { ...CREATE, ...lateAnswers['a gateway says 502'] })
    const opened = context.waitForEvent('page')
    await add(page).click()
    const receipt = await opened
    await expectBooked(page, number)
    await receipt.waitForURL('**/admin/dashboard/receipt/**')
    await expect(receipt.getByText(number).first()).toBeVisible()
    expect(await timesAsked(page, CREATE)).toBe(1)
    await expectSound(page, watched)
  })
  trial.end()
})
