import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { uploadKind } from '@/domain/booking/uploadKind'
import { type Booking, YES } from '@/domain/forms/bookingForm'
import { customerOf, type PartyRole } from '@/domain/forms/partyFields'
import { INFORMATION_RECEIVED } from '@/domain/shipment/shipmentStatus'
import { invalid, noSuchCenter, type Problem, refused } from './answers'
import { consigneeOf, consignorOf, type Party } from './parties'
import { readBooking } from './readBooking'
import { readForm } from './readForm'
import type { StoredCenter, StoredShipment } from './records'
import { type Routes, signedIn } from './session'
import { statusHistory } from './statusHistory'
import { newId, type Store } from './store'

type Files = Partial<Record<UploadField, Uint8Array<ArrayBuffer>>>

export function bookingRoutes(store: Store): Routes {
  return {
    'POST /api/airwaybill/create': signedIn(
      store,
      async ({ request, user }) => {
        const { fields, files } = await readForm(request)
        const { booking, problems } = readBooking(fields, user.username)
        if (!booking) return invalid(problems)
        const received = await readFiles(files)
        if (Array.isArray(received)) return invalid(received)
        if (!store.services.some(({ id }) => id === booking.service)) {
          return invalid([{ msg: 'Service must be selected', param: 'service' }])
        }
        if (isTaken(store, booking.airwayBillNo)) return refused(400, 'AirwayBill No already exists')
        return { id: book(store, user, booking, received) }
      },
      noSuchCenter,
    ),
  }
}

async function readFiles(files: Record<string, File>): Promise<Files | Problem[]> {
  const received: Files = {}
  for (const field of uploadFields) {
    const file = files[field]
    if (!file) continue
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = uploadKind(bytes)
    const isTaken = kind === 'jpeg' || kind === 'png' || (kind === 'pdf' && field === 'customNTN')
    if (!isTaken) return [{ msg: 'The file must be a JPG or PNG', param: field }]
    received[field] = bytes
  }
  return received
}

function isTaken(store: Store, number: string): boolean {
  return store.shipments.some(({ airwayBillNo }) => String(airwayBillNo) === number)
}

/** Synchronous, so that no two bookings can get the same number. */
function book(store: Store, user: StoredCenter, booking: Booking, files: Files): string {
  const sender = partyOf('shipper', booking)
  const receiver = partyOf('receiver', booking)
  saveCustomer(store, sender, booking.shipperId)
  saveCustomer(store, receiver, booking.recId)
  const now = Date.now()
  const shipment: StoredShipment = {
    id: newId(store),
    airwayBillNo: booking.airwayBillNo,
    ...chargesOf(booking),
    origin: booking.origin,
    destination: booking.recCountry,
    service: booking.service,
    center: user.id,
    consignor: consignorOf(sender, keep(store, files.shipperIDFront), keep(store, files.shipperIDBack)),
    consignee: consigneeOf(receiver),
    remarks: booking.remarks,
    notes: '',
    customNTN: keep(store, files.customNTN),
    dimensions: booking.dimValues,
    invoices: booking.invoiceValues,
    status: statusHistory([INFORMATION_RECEIVED], now),
    createdAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
  }
  store.shipments.unshift(shipment)
  return shipment.id
}

function chargesOf(booking: Booking) {
  return {
    shipmentType: Number(booking.shipmentType),
    paymentType: Number(booking.paymentType),
    amount: Number(booking.amount),
    discount: Number(booking.discount),
    gst: Number(booking.gst),
    cod: Number(booking.cod),
    codAmount: Number(booking.codAmount),
    isInsurance: booking.insurance === YES ? 1 : 0,
    worthOfPackage: Number(booking.worthOfPackage),
    isRemoteArea: Number(booking.remArea),
    weight: Number(booking.weight),
    pieces: Number(booking.pieces),
  }
}

function partyOf(role: PartyRole, booking: Booking): Party {
  const { id: _id, ...party } = customerOf(role, booking, '')
  return { ...party, country: role === 'shipper' ? booking.origin : booking.recCountry }
}

/** Updates the customer with this id, or with this company and contact person, or adds a new one. */
function saveCustomer(store: Store, party: Party, customerId: string): void {
  const known =
    store.customers.find(({ id }) => id === customerId) ??
    store.customers.find(
      ({ company, contactPerson }) => company === party.company && contactPerson === party.contactPerson,
    )
  if (known) Object.assign(known, party)
  else store.customers.push({ id: newId(store), ...party })
}

const storedAs = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  pdf: { type: 'application/pdf', extension: 'pdf' },
} as const

/** Stores a file under a generated name and returns its path, or '' without a file. */
function keep(store: Store, bytes: Uint8Array<ArrayBuffer> | undefined): string {
  const kind = bytes ? uploadKind(bytes) : null
  if (!bytes || (kind !== 'jpeg' && kind !== 'png' && kind !== 'pdf')) return ''
  const { type, extension } = storedAs[kind]
  const name = `${newId(store)}.${extension}`
  store.uploads.set(name, { name, type, bytes })
  return `/uploads/${name}`
}
