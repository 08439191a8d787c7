import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { company } from '@/company'
import { invoiceTotal, netAmount } from '@/domain/money/billing'
import { formatAmount, formatRupees } from '@/domain/money/money'
import { aBill, open, pdfOf, removePdfs } from './papersBill'
import { bare } from './papersPdf'
import { resetBackend, openAs } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

/** A label and its value as they stand on paper, in the order in which they are drawn. */
type Fields = Record<string, string>

const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ description: `Item ${index + 1}`, quantity: index + 1, price: 0.125 }))
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ length: 20 + index, width: 30, height: 40 }))

const charges = { amount: 14500, discount: 500, gst: 16 }
const receipt: Fields = {
  'Airway bill': '3047182972',
  'Reference code': 'PO-2291',
  'Account number': 'gujrat',
  Pieces: '2',
  Weight: '12.5 KG',
  Country: 'United Kingdom',
  'Country code': 'United Kingdom',
  Service: 'Express',
  Charges: 'Rs. 14,500.00',
  Insurance: 'Yes',
  'Val. Declared': 'Rs. 90,000.00',
  'COD Amount': 'Rs. 45,000.00',
  GST: '16 % Rs. 2,240.00',
  Discount: 'Rs. 500.00',
  'Net Amount': formatRupees(netAmount(charges)),
  'Net Amount in words': 'Rupees sixteen thousand two hundred and forty only',
  'Created by': 'gujrat, printed by',
  Center: 'Gujrat Head Office',
}
const parcel = {
  ...receipt,
  Volume: '10.37 KG',
  'Chargeable weight': '12.5 KG',
  Contents: 'Cotton bedspread',
  'Declared value': '$ 276.00',
}
const documents = { ...receipt, Contents: 'Documents', 'Declared value': '$ 0.00' }
interface Case {
  bill: object
  type: 'WPX' | 'DOX' | '—'
  fields: Fields
  /** Pages of the invoice; 0 where there is none. */
  invoice: number
  total?: string
  isVoid?: boolean
}

const usd = (lines: Parameters<typeof invoiceTotal>[0]) => `USD ${formatAmount(invoiceTotal(lines))}`
const many = goods(120)

const live: Record<string, Case> = {
  'a parcel': { bill: aBill(), type: 'WPX', fields: parcel, invoice: 1, total: 'USD 276.00' },
  'a void bill': { bill: aBill({ status: [] }), type: 'WPX', fields: parcel, invoice: 1, isVoid: true },
  '120 lines and 40 sizes': {
    bill: aBill({ invoices: many, dimensions: boxes(40) }),
    type: 'WPX',
    fields: { ...receipt, Contents: 'Item 1', 'Declared value': usd(many).replace('USD', '$') },
    invoice: 4,
    total: usd(many),
  },
}

/** Null where nothing can be read: VOID crosses the bars. */
function readable(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

async function check(page: Page, { type, fields, invoice, total, isVoid = false }: Case) {
  const { pdf, pages } = await pdfOf(page)
  const drawn = pdf.drawn()
  expect(pages).toHaveLength(2 + invoice)
  const [first = '', ...rest] = drawn
  expect(first).toContain(bare(type))
  for (const [label, value] of Object.entries(fields)) expect(first).toContain(bare(label + value))
  const isTracked = !isVoid && !page.url().includes('/archive/')
  // Finer printers: papers.spec.ts.
  expect(readable(() => pdf.barcode(1))).toBe(isVoid ? null : '3047182972')
  expect(readable(() => pdf.qrCode(1))).toBe(isTracked ? `${company.siteUrl}/tracking/3047182972` : null)
  for (let at = 1; at <= invoice; at += 1) {
    expect(drawn[at]).toContain(bare(`Page ${at} of ${invoice} of invoice 3047182972`))
  }
  if (total !== undefined) expect(rest[invoice - 1]).toContain(bare(total))
  if (invoice > 0) expect(readable(() => pdf.barcode(2, { part: [0.5, 0, 1, 0.2] }))).toBe(isVoid ? null : '3047182972')
  for (const text of drawn) expect(text.includes('VOID')).toBe(isVoid)
  const amounts = page.locator('.p-price td, .p-items tbody .number')
  const lines = await amounts.evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationLine))
  expect([...new Set(lines)]).toEqual([isVoid ? 'line-through' : 'none'])
  for (const text of drawn) expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
}

for (const [name, own] of Object.entries(live)) {
  test(`the fields of a live bill: ${name}`, async ({ page }) => {
    await open(page, own.bill)
    await check(page, own)
  })
}

const inOrder = [
  ['Receipt', ['Terms of carriage', 'Airway bill', 'WPX', 'Center', 'From', 'Reference code', 'Booking date']],
  ['Receipt', ['Account number', 'Pieces', 'Weight', 'Volume', 'To', 'Country', 'Country code', 'Service', 'Contents']],
  ['Receipt', ['Declared value', 'Charges', 'Insurance', 'Val. Declared', 'COD Amount', 'GST', 'Discount']],
  ['Receipt', ['Net Amount', '3047182972', 'Created by', 'Net Amount in words', 'Shipper’s signature']],
  ['Invoice', ['Invoice', 'Date', 'Invoice number', 'Shipper', 'Receiver', 'Pieces', 'Length × width × height in cm']],
  [
    'Invoice',
    ['Mode of transport', 'Airway bill', 'Total gross weight', 'S. no.', 'Description', 'Quantity', 'Unit price'],
  ],
  ['Invoice', ['Total', 'Terms of carriage', 'Signature / stamp', 'Thumb impression', 'CNIC']],
  ['CNIC consent form', ['Contact person', 'CNIC number', 'AWB number', 'Signature', 'Date and time of booking']],
] as const

test('the papers follow the specified order, as they are read and as they are seen', async ({ page }) => {
  await open(page, aBill())
  const { pdf } = await pdfOf(page)
  const drawn = pdf.drawn()
  const ends = [0, 0, 0]
  for (const [paper, labels] of inOrder) {
    const number = ['Receipt', 'Invoice', 'CNIC consent form'].indexOf(paper)
    for (const label of labels) {
      const at = drawn[number]?.indexOf(bare(label), ends[number]) ?? -1
      expect(at, `${paper}: ${label}, as it is drawn`).toBeGreaterThanOrEqual(0)
      ends[number] = at + label.replaceAll(' ', '').length
    }
    const sheet = page.getByRole('article', { name: paper, exact: true })
    const places = await sheet.evaluate((root, texts) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      let from = 0
      return texts.map((text) => {
        // The last of equal texts is meant where the first has gone by: a label is read after what is above it.
        const at = nodes.findIndex((node, index) => index >= from && node.data.trim().startsWith(text))
        from = at + 1
        const box = nodes[at]?.parentElement?.getBoundingClientRect()
        return box ? { text, left: box.left, right: box.right, top: box.top, bottom: box.bottom } : { text, left: NaN }
      })
    }, labels)
    for (const [index, place] of places.entries()) {
      const before = places[index - 1]
      if (!before) continue
      const isBelow = (place.top ?? NaN) >= (before.bottom ?? NaN) - 3
      const isBehind = place.left >= before.left
      expect(isBelow || isBehind, `${paper}: ${place.text} after ${before.text}`).toBe(true)
    }
  }
})

const flat = {
  id: '3047182972',
  createdAt: '2026-11-20T10:21:40.000Z',
  centerName: 'Gujrat Head Office',
  username: 'gujrat',
  consignorCompany: 'Sana Textile Works',
  consignorContactPerson: 'Sana Mehmood',
  consignorPhone1: '0300-0000017',
  consignorRef: 'PO-2291',
  consigneeCompany: 'Hallam & Daughters',
  consigneeCountry: 'United Kingdom',
  serviceName: 'Express',
  pieces: '2',
  weight: '12.5',
  shipAmount: '14,500',
  insurance: 1,
  packageWorth: 90000,
  cod: 1,
  codAmount: 45000,
  gst: 16,
  discount: 500,
}
const archived: Record<string, Case> = {
  documents: { bill: { ...flat, shipType: 1 }, type: 'DOX', fields: documents, invoice: 1, total: 'USD 0.00' },
}

for (const [name, own] of Object.entries(archived)) {
  test(`the fields of an archived bill: ${name}`, async ({ page }) => {
    await page.route('**/api/archive/receipt/*', (route) => route.fulfill({ json: own.bill }))
    await page.route('**/getDimensions/*', (route) => route.fulfill({ json: [{ length: 48, width: 36, height: 30 }] }))
    await page.route('**/getInvoices/*', (route) =>
      route.fulfill({ json: [{ description: 'Cotton bedspread', quantity: 24, price: '11.50' }] }),
    )
    await page.route('**/api/archive/getAll', (route) =>
      route.fulfill({ json: [{ id: '3047182972', status: own.isVoid ? 0 : 3 }] }),
    )
    await openAs(page, 'headoffice', '/admin/dashboard/archive/receipt/3047182972')
    await expect(page.locator('.cc-papers')).toHaveAttribute('data-paper', 'ready')
    await check(page, own)
  })
}
