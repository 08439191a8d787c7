import { expect, type Page } from '@playwright/test'
import { Pdf, type PrintedPage } from './papersPdf'
import { signInByRequest } from './staff'

export const A4 = [210, 297]
export const A5 = [148, 210]
export const LABEL = [100, 150]
/** The pictures of the ID card in {@link aBill}. */
export const IMAGES = '**/uploads/specimen-*.png'
export const noCopies = { customer: 0, center: 0, accounts: 0 }
export const oneCopy = { ...noCopies, customer: 1 }

type Fields = Record<string, unknown>

/** A bill as the backend answers it, with fictional people. */
export const aBill = ({
  consignor = {},
  consignee = {},
  ...changes
}: Fields & { consignor?: object; consignee?: object } = {}): Fields => ({
  id: '665f00aa11bb22cc33dd44ee',
  airwayBillNo: '3047182972',
  shipmentType: 1,
  createdAt: '2026-11-20T10:21:40.000Z',
  pieces: 2,
  weight: 12.5,
  dimensions: [{ length: 48, width: 36, height: 30 }],
  invoices: [{ description: 'Cotton bedspread', quantity: 24, price: 11.5 }],
  amount: 14500,
  discount: 500,
  gst: 16,
  cod: 1,
  codAmount: 45000,
  isInsurance: 1,
  worthOfPackage: 90000,
  service: { name: 'Express' },
  center: { centerName: 'Gujrat Head Office', username: 'gujrat' },
  consignor: {
    company: 'Sana Textile Works',
    contactPerson: 'Sana Mehmood',
    address: '18 Weavers Lane',
    city: 'Gujrat',
    country: 'Pakistan',
    phone1: '923000000017',
    phone2: 0,
    ntnCnic: '00000-0000000-7',
    ref: 'PO-2291',
    idFront: '/uploads/specimen-front.png',
    idBack: '/uploads/specimen-back.png',
    ...consignor,
  },
  consignee: {
    company: 'Hallam & Daughters',
    contactPerson: 'Ruth Hallam',
    address: '77 Mill Street',
    city: 'Sheffield',
    postCode: 'S1 2AB',
    country: 'United Kingdom',
    phone1: '440000000044',
    ...consignee,
  },
  ...changes,
})

/** Opens the papers of a bill, which the backend then answers, and waits until they have loaded. */
export async function open(page: Page, bill: object, choices?: object, state = 'ready', language = '') {
  await page.route('**/api/airwaybill/receipt/*', (route) => route.fulfill({ json: bill }))
  await signInByRequest(page, 'gujrat')
  // An address of the site that is no page, where the print settings can be stored first.
  await page.goto('/icon.svg')
  await page.evaluate((stored) => localStorage.setItem('print-choices', JSON.stringify(stored)), choices ?? null)
  await page.goto(`${language}/admin/dashboard/receipt/1`)
  await expect(page.locator('.cc-papers')).toHaveAttribute('data-paper', state)
}

/** Shows all paper sizes at once, of which the browser prints one at a time. */
export async function printEverySize(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.cc-sheet[data-later]:not(.p-four) { display: flex !important } .p-four[data-later] { display: grid !important }
      [data-magnified] .cc-leaf { display: block !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

const files: Pdf[] = []

/** The PDF that the browser prints of the page. */
export async function pdfOf(page: Page) {
  const pdf = new Pdf(await page.pdf({ preferCSSPageSize: true }))
  files.push(pdf)
  return { pdf, pages: pdf.pages() }
}

/** Deletes the files of {@link pdfOf}; to be called after each test. */
export function removePdfs() {
  for (const pdf of files.splice(0)) pdf.remove()
}

/** The sizes of pages, rounded to whole millimetres. */
export const sizes = (pages: PrintedPage[]) => pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
