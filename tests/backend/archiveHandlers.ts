import { http, type HttpHandler, HttpResponse } from 'msw'
import { noSuchBill } from './answers'
import type { StoredArchivedBill } from './records'
import { headOffice } from './session'
import type { Store } from './store'

/** A row of the archive list. */
function listItem(bill: StoredArchivedBill) {
  const { id, shipAmount, discount, gst, remoteArea, status, repFullName, createdAt } = bill
  return {
    id,
    name: bill.serviceName,
    consignee: bill.consigneeContactPerson,
    consignor: bill.consignorContactPerson,
    origin: bill.consignorCountry,
    destination: bill.consigneeCountry,
    shipAmount,
    discount,
    gst,
    remoteArea,
    status,
    repFullName,
    createdAt,
  }
}

/** The bill as its receipt needs it; its two tables have calls of their own. */
function receipt(bill: StoredArchivedBill) {
  const { dimensions: _d, invoices: _i, remoteArea: _r, status: _s, repFullName: _n, ...flat } = bill
  return flat
}

/** The old system's bills, for the head office. */
export function archiveHandlers(store: Store): HttpHandler[] {
  const ofBill = (answer: (bill: StoredArchivedBill) => object) =>
    headOffice(store, ({ id }) => {
      const bill = store.archivedBills.find((each) => String(each.id) === id)
      return bill ? HttpResponse.json(answer(bill)) : noSuchBill()
    })

  return [
    http.get(
      '*/api/archive/getAll',
      headOffice(store, () => HttpResponse.json(store.archivedBills.map(listItem))),
    ),
    http.get('*/api/archive/receipt/:id', ofBill(receipt)),
    http.get(
      '*/api/archive/receipt/getDimensions/:id',
      ofBill((bill) => bill.dimensions),
    ),
    http.get(
      '*/api/archive/receipt/getInvoices/:id',
      ofBill((bill) => bill.invoices),
    ),
  ]
}
