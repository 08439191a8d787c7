import { CENTER } from '@/domain/roles'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { centerIds, DEMO_PASSWORD, serviceIds } from './branches'
import { objectId } from './ids'
import { consigneeOf, consignorOf, type Party } from './parties'
import type {
  Numeric,
  StoredArchivedBill,
  StoredCenter,
  StoredConsignee,
  StoredConsignor,
  StoredCustomer,
  StoredShipment,
} from './records'
import { statusHistory } from './statusHistory'

let built = 0

/** A number of its own for each thing built. */
function next(): number {
  built += 1
  return built
}

const sender: Party = {
  company: 'Sheesham Cutlery',
  contactPerson: 'Amina Khokhar',
  ref: 'REF-0001',
  address: '14 Ferry Bazaar',
  country: 'Pakistan',
  state: 'Punjab',
  city: 'Gujrat',
  postCode: '50700',
  phone1: '923000000001',
  phone2: '',
  ntnCnic: '00000-0000001-1',
  fax: '',
  email: 'amina.khokhar@sheesham.example',
}

const addressee: Party = {
  ...sender,
  company: 'Wexcombe Trading',
  contactPerson: 'Ben Osgood',
  ref: '',
  address: '12 Quay Street',
  country: 'United Kingdom',
  state: 'England',
  city: 'London',
  postCode: 'E1 6AN',
  phone1: '440000000001',
  ntnCnic: '',
  email: 'ben.osgood@wexcombe.example',
}

/** Changes to a parcel from Gujrat to London. `status` is the whole list, the latest step, or 'void'. */
type ShipmentDetails = Partial<Omit<StoredShipment, 'status' | 'consignor' | 'consignee'>> & {
  status?: StoredShipment['status'] | StatusType | 'void'
  consignor?: Partial<StoredConsignor> | null
  consignee?: Partial<StoredConsignee> | null
}

/** A shipment booked just now; add it to `store.shipments`. */
export function aShipment({ status = 1, consignor = {}, consignee = {}, ...details }: ShipmentDetails = {}) {
  const number = next()
  const createdAt = details.createdAt ?? new Date().toISOString()
  const shipment: StoredShipment = {
    id: objectId('built', number),
    airwayBillNo: String(4_900_000_000 + number),
    shipmentType: 1,
    paymentType: 1,
    origin: 'Pakistan',
    destination: consignee?.country ?? addressee.country,
    service: serviceIds.Express,
    center: centerIds.gujrat,
    consignor: consignor && { ...consignorOf(sender), ...consignor },
    consignee: consignee && { ...consigneeOf(addressee), ...consignee },
    amount: 14_500,
    discount: 500,
    gst: 16,
    cod: 0,
    codAmount: 0,
    isInsurance: 0,
    worthOfPackage: 0,
    isRemoteArea: 0,
    weight: 12.5,
    pieces: 1,
    remarks: '',
    notes: '',
    customNTN: '',
    dimensions: [{ length: 40, width: 30, height: 20 }],
    invoices: [{ description: 'Table knives', quantity: 10, price: 4.5 }],
    createdAt,
    updatedAt: createdAt,
    ...details,
  }
  const history = statusOf(status, Date.parse(createdAt))
  return history === undefined ? shipment : { ...shipment, status: history }
}

function statusOf(status: ShipmentDetails['status'], start: number): StoredShipment['status'] {
  if (status === 'void') return []
  if (typeof status !== 'number') return status
  return statusHistory(([1, 2, 3, 4, 5, 6, 7] as const).slice(0, status), start)
}

/** An active branch; add it to `store.centers`. */
export function aCenter(details: Partial<StoredCenter> = {}): StoredCenter {
  const number = next()
  const createdAt = new Date().toISOString()
  return {
    id: objectId('built', number),
    centerName: `Chenab Branch ${number}`,
    centerAddress: `${number} River Road, Jhelum, Punjab`,
    email: `branch${number}@chenab.example`,
    username: `branch${number}`,
    password: DEMO_PASSWORD,
    fullName: 'Shazia Bhatti',
    phone: '923000000002',
    role: CENTER,
    status: 1,
    createdAt,
    updatedAt: createdAt,
    ...details,
  }
}

/** A saved shipper; add it to `store.customers`. */
export function aCustomer(details: Partial<StoredCustomer> = {}): StoredCustomer {
  return { id: objectId('built', next()), ...sender, ...details }
}

/** Both parties in the fields of the old system. */
export function archivedParties(consignor: Party, consignee: Party) {
  const flat = <Side extends string>(side: Side, party: Party) =>
    ({
      [`${side}Company`]: party.company,
      [`${side}ContactPerson`]: party.contactPerson,
      [`${side}Address`]: party.address,
      [`${side}City`]: party.city,
      [`${side}Country`]: party.country,
      [`${side}Phone1`]: party.phone1,
      [`${side}Phone2`]: party.phone2 || 0,
    }) as Record<`${Side}${'Company' | 'ContactPerson' | 'Address' | 'City' | 'Country' | 'Phone1'}`, string> &
      Record<`${Side}Phone2`, Numeric>
  const { ref, ntnCnic } = consignor
  return {
    ...flat('consignor', consignor),
    ...flat('consignee', consignee),
    consignorRef: ref,
    consignorNtnCnic: ntnCnic,
  }
}

/** A parcel (type 2) of the old system; add it to `store.archivedBills`. */
export function anArchivedBill(details: Partial<StoredArchivedBill> = {}): StoredArchivedBill {
  return {
    id: 1_009_900_000 + next(),
    shipType: 2,
    createdAt: '2023-03-14T09:26:53.000Z',
    centerName: 'Chenab Gujrat',
    username: 'gujrat',
    repFullName: 'Sana Khokhar',
    ...archivedParties(sender, addressee),
    consignorIDFront: null,
    consignorIDBack: null,
    serviceName: 'Express',
    pieces: 1,
    weight: '12.5',
    shipAmount: '14500',
    insurance: 0,
    packageWorth: 0,
    cod: 0,
    codAmount: 0,
    gst: 16,
    discount: 500,
    remoteArea: 0,
    status: 4,
    dimensions: [{ length: 40, width: 30, height: 20 }],
    invoices: [{ description: 'Table knives', quantity: 10, price: 4.5 }],
    ...details,
  }
}
