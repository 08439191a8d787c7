import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { visit, withBackend } from '../app'

const { store, server } = withBackend()
const NUMBER = '3047182972'

/** A live receipt, in which parties, service and center are nested objects. */
const nested = {
  id: NUMBER,
  airwayBillNo: NUMBER,
  shipmentType: 1,
  createdAt: '2026-11-20T10:21:40.000Z',
  pieces: 2,
  weight: 12.5,
  amount: 14_500,
  discount: 500,
  gst: 16,
  cod: 1,
  codAmount: 45_000,
  isInsurance: 1,
  worthOfPackage: 90_000,
  status: [{ type: 1, createdAt: '2026-11-20T10:21:40.000Z' }],
  service: { name: 'Express' },
  center: { centerName: 'Gujrat Head Office', username: 'gujrat' },
  consignor: {
    company: 'Sana Textile Works',
    contactPerson: 'Sana Mehmood',
    address: '18 Weavers Lane',
    city: 'Gujrat',
    country: 'Pakistan',
    phone1: '923000000017',
    phone2: '923000000018',
    ntnCnic: '34201-0000000-7',
    ref: 'PO-2291',
    idFront: '',
    idBack: '',
  },
  consignee: {
    company: 'Hallam & Daughters',
    contactPerson: 'Ruth Hallam',
    address: '77 Mill Street',
    city: 'Sheffield',
    country: 'United Kingdom',
    phone1: '440000000044',
    phone2: 0,
  },
}

/** The same bill as an archived receipt, with all fields on one level and some under other names. */
const flat = {
  id: NUMBER,
  shipType: 1,
  createdAt: '2026-11-20T10:21:40.000Z',
  centerName: 'Gujrat Head Office',
  username: 'gujrat',
  consignorCompany: 'Sana Textile Works',
  consignorContactPerson: 'Sana Mehmood',
  consignorAddress: '18 Weavers Lane',
  consignorCity: 'Gujrat',
  consignorCountry: 'Pakistan',
  consignorPhone1: '923000000017',
  consignorPhone2: '923000000018',
  consignorRef: 'PO-2291',
  consignorNtnCnic: '34201-0000000-7',
  consignorIDFront: '',
  consignorIDBack: '',
  consigneeCompany: 'Hallam & Daughters',
  consigneeContactPerson: 'Ruth Hallam',
  consigneeAddress: '77 Mill Street',
  consigneeCity: 'Sheffield',
  consigneeCountry: 'United Kingdom',
  consigneePhone1: '440000000044',
  consigneePhone2: 0,
  serviceName: 'Express',
  pieces: 2,
  weight: 12.5,
  shipAmount: 14_500,
  insurance: 1,
  packageWorth: 90_000,
  cod: 1,
  codAmount: 45_000,
  gst: 16,
  discount: 500,
}

const lists = {
  dimensions: [{ length: 48, width: 36, height: 30 }],
  invoices: [{ description: 'Cotton bedspread', quantity: 24, price: 11.5 }],
}

/** The texts of all papers, without the time of printing. */
async function papersAt(address: string, username: string) {
  visit(address, { store, username })
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Print' })).toBeEnabled())
  const texts = screen
    .getAllByRole('article')
    .map(
      (sheet) =>
        `${sheet.getAttribute('aria-label')}: ${sheet.textContent.replace(/(?<=Created by \w+(, printed by \w+)?)\sat\s.+?[AP]M/, '')}`,
    )
  cleanup()
  return texts
}

describe('a bill prints the same papers, whatever shape its answer has', () => {
  it('if it is live, with nested or with flat fields', async () => {
    const answers = [
      { ...nested, ...lists },
      { ...flat, airwayBillNo: NUMBER, status: nested.status, ...lists },
    ]
    server.use(http.get('*/api/airwaybill/receipt/:id', () => HttpResponse.json(answers.shift())))
    const expected = await papersAt(paths.receipt('one'), 'gujrat')
    expect(expected.map((text) => text.split(':')[0])).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
    for (const text of ['Sana Textile Works', '00923000000018', 'PO-2291', 'Gujrat Head Office', 'Rs. 16,240.00']) {
      expect(expected[0]).toContain(text)
    }
    expect(await papersAt(paths.receipt('two'), 'gujrat')).toEqual(expected)
  })

  it('if it is archived, with flat or with nested fields', async () => {
    const answers: object[] = [flat, nested]
    server.use(
      http.get('*/api/archive/receipt/getDimensions/:id', () => HttpResponse.json(lists.dimensions)),
      http.get('*/api/archive/receipt/getInvoices/:id', () => HttpResponse.json(lists.invoices)),
      http.get('*/api/archive/receipt/:id', () => HttpResponse.json(answers.shift())),
    )
    const expected = await papersAt(paths.archiveReceipt(NUMBER), 'headoffice')
    expect(expected[0]).toContain('Val. DeclaredRs. 90,000.00')
    expect(await papersAt(paths.archiveReceipt(NUMBER), 'headoffice')).toEqual(expected)
  })
})

describe('the declared value of a parcel', () => {
  const empty = { description: '', quantity: '', price: '' }
  const gift = { description: 'Gift', quantity: 3, price: 4 }
  it.each([
    ['which no list of invoice lines comes with', undefined, '—'],
    ['whose list of invoice lines is null', null, '—'],
    ['whose list of invoice lines is empty', [], '$ 0.00'],
    ['whose only invoice line is empty', [empty], '—'],
    ['one of whose invoice lines is empty', [gift, empty], '$ 12.00'],
    ['one of whose invoice lines has a description alone', [gift, { ...empty, description: 'Silk' }], '$ 13.00'],
  ])('%s, is printed as it is known', async (_, invoices, declared) => {
    server.use(http.get('*/api/airwaybill/receipt/:id', () => HttpResponse.json({ ...nested, ...lists, invoices })))
    const [receipt] = await papersAt(paths.receipt('one'), 'gujrat')
    expect(receipt).toMatch(new RegExp(`Declared value${declared.replaceAll(/[$.]/g, '\\$&')} ?(Total|Charges)`))
  })
})
