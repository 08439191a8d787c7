import { shipmentTypes } from '@/domain/shipment/shipmentType'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { centerIds, serviceIds } from './branches'
import { objectId } from './ids'
import { consigneeOf, consignorOf, type Party, receiver, shipper } from './parties'
import { type Random, seededRandom } from './random'
import type { StoredConsignee, StoredConsignor, StoredDimension, StoredInvoiceLine, StoredShipment } from './records'
import { statusHistory } from './statusHistory'

const DAY = 86_400_000
const DAYS = 90
export const FIRST_AIRWAY_BILL_NO = 4_010_020_001

interface Options {
  now?: Date
  /** Saved customers to book for; many shipments have further parties as well. */
  shippers?: readonly Party[]
  receivers?: readonly Party[]
  /** Paths of the ID card images that two of three shippers have. */
  idImages?: { front: string; back: string }
}

/**
 * Shipments of the last 90 days, newest first, about one in sixteen of today; the same for the same count and moment.
 * Fast enough for 100,000, as parties, dimensions and invoice lines are shared: code that changes a shipment must
 * replace its lists, not change them.
 */
export function manyShipments(count: number, { now = new Date(), ...options }: Options = {}): StoredShipment[] {
  const random = seededRandom(count + 7)
  const poolSize = Math.min(3_000, Math.ceil(count / 10) + 1)
  const consignors = pool(poolSize, (index) => {
    const images = index % 3 === 0 ? undefined : options.idImages
    return consignorOf(options.shippers?.[index] ?? shipper(random), images?.front, images?.back)
  })
  const consignees = pool(poolSize, (index) => consigneeOf(options.receivers?.[index] ?? receiver(random)))
  const boxes = pool(200, () => someBoxes(random))
  const goods = pool(200, () => someGoods(random))

  return bookingTimes(count, now, random).map((time, index) => {
    const number = FIRST_AIRWAY_BILL_NO + count - 1 - index
    const isParcel = random.chance(0.65)
    return {
      id: objectId('shipment', count - index),
      airwayBillNo: String(number),
      shipmentType: Number(isParcel ? shipmentTypes.parcel : shipmentTypes.document),
      ...parties(random.pick(consignors), random.pick(consignees)),
      ...charges(random, isParcel),
      service: random.pick(services),
      center: random.pick(bookingCenters),
      dimensions: isParcel ? random.pick(boxes) : emptyDimensions,
      invoices: isParcel ? random.pick(goods) : documentLines,
      remarks: '',
      notes: random.chance(0.1) ? 'Call the receiver before delivery' : '',
      customNTN: '',
      status: random.chance(0.05) ? [] : history(random, time, now.getTime(), count > 1_000),
      createdAt: new Date(time).toISOString(),
      updatedAt: new Date(time).toISOString(),
    }
  })
}

const services = Object.values(serviceIds)
const bookingCenters: readonly string[] = [
  centerIds.gujrat,
  centerIds.gujrat,
  centerIds.sialkot,
  centerIds.sialkot,
  centerIds.sialkot,
  centerIds.lahore,
  centerIds.lahore,
  centerIds.multan,
  centerIds.faisalabad,
]

function pool<Item>(size: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: size }, (_, index) => make(index))
}

function parties(consignor: StoredConsignor, consignee: StoredConsignee) {
  return { consignor, consignee, origin: 'Pakistan', destination: consignee.country }
}

/** Newest first. Branches are closed on Sundays: a time on a Sunday moves to the day before. */
function bookingTimes(count: number, now: Date, random: Random): number[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  const times = Array.from({ length: count }, (_, index) => {
    if (index < count / 16) return midnight + random.next() * (now.getTime() - midnight)
    const day = new Date(midnight - random.int(1, DAYS - 2) * DAY)
    if (day.getDay() === 0) day.setDate(day.getDate() - 1)
    return day.setHours(9, 0, 0, 0) + random.int(0, 36_000_000)
  })
  return times.sort((one, other) => other - one)
}

const journeys: readonly (readonly StatusType[])[] = [
  [1, 2, 4, 5, 6, 7],
  [1, 2, 3, 6, 7],
  [1, 2, 3, 4, 5, 6, 7],
  [1, 4, 5, 7],
]

/** The steps of a shipment of this age, a step every few days. Short histories have only the first and the last. */
function history(random: Random, start: number, now: number, isShort: boolean) {
  const age = (now - start) / DAY
  const journey = random.pick(journeys)
  const steps = Math.min(journey.length, 1 + Math.floor(age * random.next() * 0.35 + random.next() * 0.8))
  const done = journey.slice(0, steps)
  const last = done.at(-1)
  const kept = isShort && steps > 1 && last ? ([1, last] as const) : done
  return statusHistory(kept, start, Math.min(now, start + (steps - 1) * 2 * DAY))
}

function charges(random: Random, isParcel: boolean) {
  const weight = isParcel ? random.int(2, 80) / 2 : random.int(1, 4) / 2
  const amount = Math.round((2_200 + weight * random.int(900, 1_500)) / 50) * 50
  const isInsured = isParcel && random.chance(0.25)
  const isCod = isParcel && random.chance(0.15)
  return {
    paymentType: random.chance(0.8) ? 1 : 2,
    amount,
    discount: random.chance(0.3) ? Math.round(amount / 2_000) * 100 : 0,
    gst: random.chance(0.6) ? 16 : 0,
    cod: isCod ? 1 : 0,
    codAmount: isCod ? random.int(20, 400) * 100 : 0,
    isInsurance: isInsured ? 1 : 0,
    worthOfPackage: isInsured ? random.int(50, 900) * 100 : 0,
    isRemoteArea: random.chance(0.12) ? 1 : 0,
    weight,
    pieces: isParcel ? random.int(1, 4) : 1,
  }
}

function someBoxes(random: Random): StoredDimension[] {
  return Array.from({ length: random.int(1, 3) }, () => ({
    length: random.int(15, 70),
    width: random.int(10, 50),
    height: random.int(5, 45),
  }))
}

const wares = [
  ['Surgical scissors', 4],
  ['Football, size 5', 7],
  ['Leather jacket', 38],
  ['Cotton bed sheet', 12],
  ['Cricket bat', 45],
  ['Ceramic bowl, blue', 6],
  ['Embroidered shawl', 22],
  ['Boxing gloves', 16],
  ['Table fan', 19],
  ['Wooden tray', 9],
] as const

function someGoods(random: Random): StoredInvoiceLine[] {
  return Array.from({ length: random.int(1, 4) }, () => {
    const [description, price] = random.pick(wares)
    return { description, quantity: random.int(1, 40), price: price + random.int(0, 3) / 4 }
  })
}

const emptyDimensions: StoredDimension[] = [{ length: '', width: '', height: '' }]
const documentLines: StoredInvoiceLine[] = [{ description: 'Documents', quantity: 1, price: 0 }]
