import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { getResponse } from 'msw'
import { answerOverHttp } from '../backend/answerOverHttp'
import { handlers } from '../backend/handlers'
import { createStore } from '../backend/store'
import { fillBooking, idCard } from './staff'

// The site built for a backend on another origin: calls go there with credentials, and arrive as the contract says.
const API = 'http://localhost:4310'
const SITE = 'http://localhost:4311'
const OUT = 'test-results/other-origin'
const vite = 'node_modules/vite/bin/vite.js'

const store = createStore({ log: () => undefined })
const answer = (request: Request) => getResponse(handlers(store), request)

let api: Server
let site: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const env = { ...process.env, VITE_API_HOST: API }
  execFileSync(process.execPath, [vite, 'build', '--outDir', OUT, '--logLevel', 'error'], { env })
  site = spawn(process.execPath, [vite, 'preview', '--outDir', OUT, '--port', '4311', '--strictPort'], { env })
  api = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', SITE)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void answerOverHttp(answer, request, response)
  })
  await new Promise<void>((resolve) => api.listen(4310, resolve))
  await expect
    .poll(
      () =>
        fetch(SITE).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
})

test.afterAll(() => {
  api.close()
  site.kill()
})

test('the main job against a backend on another origin', async ({ page }) => {
  await page.goto(`${SITE}/admin/dashboard/airwaybill`)
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByText('Demo data')).toHaveCount(0)
  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill('chenab-demo')
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
  await fillBooking(page)
  await page.locator('[name="customNTN"]').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await page.getByLabel('Print Invoice').uncheck()
  await page.getByRole('button', { name: 'Add Shipment' }).locator('visible=true').first().click()
  await expect(page.getByText('AirwayBill added successfully !!').first()).toBeVisible()

  const sent = () => store.calls.findLast(({ path }) => path === '/api/airwaybill/create')
  await expect.poll(() => Object.keys(sent()?.fields ?? {}).length).toBeGreaterThan(0)
  const call = sent()
  expect(Object.keys(call?.fields ?? {}).sort()).toEqual(
    [
      'airwayBillNo',
      'amount',
      'cod',
      'codAmount',
      'dimValues',
      'discount',
      'gst',
      'insurance',
      'invoiceValues',
      'origin',
      'paymentType',
      'pieces',
      'receiverDetails',
      'remArea',
      'remarks',
      'service',
      'shipmentType',
      'shipperDetails',
      'weight',
      'worthOfPackage',
    ].sort(),
  )
  expect(call?.files).toEqual([expect.objectContaining({ name: 'customNTN', filename: 'custom-copies.jpg' })])
})
