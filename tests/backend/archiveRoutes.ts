import { noSuchBill } from './answers'
import type { StoredArchivedBill } from './records'
import { headOffice, type Routes } from './session'
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

/** The bill for its receipt; dimensions and invoice lines have calls of their own. */
function receipt(bill: StoredArchivedBill) {
  const { dimensions: _d, invoices: _i, remoteArea: _r, status: _s, repFullName: _n, ...flat } = bill
  return flat
}

/** Archived bills, for the head office. */
export function archiveRoutes(store: Store): Routes {
  const ofBill = (answer: (bill: StoredArchivedBill) => unknown) =>
    headOffice(store, ({ id }) => {
      const bill = store.archivedBills.find((each) => String(each.id) === id)
      return bill ? answer(bill) : noSuchBill()
    })

  return {
    'GET /api/archive/getAll': headOffice(store, () => store.archivedBills.map(listItem)),
    'GET /api/archive/receipt/:id': ofBill(receipt),
    'GET /api/archive/receipt/getDimensions/:id': ofBill((bill) => bill.dimensions),
    'GET /api/archive/receipt/getInvoices/:id': ofBill((bill) => bill.invoices),
  }
}
