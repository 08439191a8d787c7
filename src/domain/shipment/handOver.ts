import type { Big } from 'big.js'
import { sum } from '../money/money'
import { UNREADABLE, type Figure } from '../numbers'
import type { Bill } from './bill'
import type { Shipment } from './shipment'
import { nameOf } from './shipmentMessage'
import { isVoid } from './shipmentStatus'

export interface HandOverRow extends Pick<Shipment, 'id' | 'airwayBillNo' | 'consignee' | 'destination' | 'service'> {
  /** Null if it is not known. */
  pieces: number | null
  /** Null if it is not known. */
  kilograms: number | null
  /** Rupees; null without COD, and `UNREADABLE` if it is not known. */
  cod: Figure
}

/** What changes hands (product 10.12). Sums are of what is known; `unknown` counts the rows they lack. */
export interface HandOver {
  rows: readonly HandOverRow[]
  pieces: Big
  kilograms: Big
  unknown: { pieces: number; kilograms: number; cod: number }
  /** Left out: nothing void is handed over. */
  voids: number
}

/** @param bills by shipment id, as lists have neither pieces nor weight; those that could not be loaded are missing */
export function handOver(shipments: readonly Shipment[], bills: ReadonlyMap<string, Bill>): HandOver {
  const rows = shipments
    .filter((shipment) => !isVoid(shipment) && bills.get(shipment.id)?.isVoid !== true)
    .map((shipment) => rowOf(shipment, bills.get(shipment.id)))
  const unknown = (isUnknown: (row: HandOverRow) => boolean) => rows.filter(isUnknown).length
  return {
    rows,
    pieces: sum(rows.map(({ pieces }) => pieces)),
    kilograms: sum(rows.map(({ kilograms }) => kilograms)),
    unknown: {
      pieces: unknown(({ pieces }) => pieces === null),
      kilograms: unknown(({ kilograms }) => kilograms === null),
      cod: unknown(({ cod }) => cod === UNREADABLE),
    },
    voids: shipments.length - rows.length,
  }
}

function rowOf(shipment: Shipment, bill: Bill | undefined): HandOverRow {
  const { id, airwayBillNo, consignee, destination, service, codAmount } = shipment
  return {
    id,
    airwayBillNo,
    consignee: consignee || (bill ? nameOf(bill.consignee) : ''),
    destination: destination || (bill?.destination ?? ''),
    service: service || (bill?.serviceName ?? ''),
    pieces: bill?.pieces ?? null,
    kilograms: bill?.weight ?? null,
    cod: codAmount ?? codOf(bill),
  }
}

function codOf(bill: Bill | undefined): Figure {
  if (!bill) return UNREADABLE
  return bill.isCod ? (bill.codAmount ?? UNREADABLE) : null
}
