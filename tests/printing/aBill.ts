import type { Bill, Consignor, Party } from '@/domain/shipment/bill'

type BillChanges = Partial<Omit<Bill, 'consignor' | 'consignee'>> & {
  consignor?: Partial<Consignor>
  consignee?: Partial<Party>
}

/** A live bill of a parcel with all fields filled; the people on it are fictional. */
export function aBill({ consignor = {}, consignee = {}, ...changes }: BillChanges = {}): Bill {
  return {
    source: 'live',
    isVoid: false,
    missing: [],
    id: '665f00aa11bb22cc33dd44ee',
    airwayBillNo: '3047182972',
    shipmentType: 1,
    createdAt: '2026-11-20T15:21:40',
    pieces: 2,
    weight: 12.5,
    dimensions: [
      { length: 48, width: 36, height: 30 },
      { length: 40, width: 30, height: 22 },
    ],
    invoices: [
      { description: 'Cotton bedspread, hand-blocked', quantity: 24, price: 11.5 },
      { description: 'Cushion cover', quantity: 60, price: 2.4 },
    ],
    amount: 14500,
    discount: 500,
    gst: 16,
    isCod: false,
    codAmount: null,
    isInsured: true,
    worthOfPackage: 90000,
    destination: 'United Kingdom',
    serviceName: 'Express',
    centerName: 'Gujrat Head Office',
    username: 'gujrat',
    isInvoiceStated: true,
    ...changes,
    consignor: {
      company: 'Sana Textile Works',
      contactPerson: 'Sana Mehmood',
      address: '18 Weavers Lane, Small Industries Estate',
      city: 'Gujrat',
      state: 'Punjab',
      postCode: '50700',
      country: 'Pakistan',
      phone1: '923000000017',
      phone2: '923000000018',
      ntnCnic: '3420100000007',
      ref: 'PO-2291',
      idFront: '',
      idBack: '',
      ...consignor,
    },
    consignee: {
      company: 'Hallam & Daughters',
      contactPerson: 'Ruth Hallam',
      address: '77 Mill Street',
      city: 'Sheffield',
      state: '',
      postCode: 'S1 2AB',
      country: 'United Kingdom',
      phone1: '440000000044',
      phone2: '0',
      ...consignee,
    },
  }
}

/** A bill whose answer had nothing but its number. */
export function aBareBill(changes: BillChanges = {}): Bill {
  const noParty = {
    company: '',
    contactPerson: '',
    address: '',
    city: '',
    state: '',
    postCode: '',
    country: '',
    phone1: '',
    phone2: '',
  }
  return aBill({
    shipmentType: null,
    createdAt: '',
    pieces: null,
    weight: null,
    dimensions: [],
    invoices: [],
    amount: null,
    discount: null,
    gst: null,
    isInsured: false,
    worthOfPackage: null,
    destination: '',
    serviceName: '',
    centerName: '',
    username: '',
    consignee: noParty,
    ...changes,
    consignor: { ...noParty, ntnCnic: '', ref: '', ...changes.consignor },
  })
}
