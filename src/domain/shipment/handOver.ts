import { codSum } from '../money/dayMoney'
import { formatNumber } from '../money/money'
import { statedSum, type StatedSum } from '../money/statedSum'
import { type Figure, isUnreadable } from '../numbers'
import type { Bill } from './bill'
import type { Shipment } from './shipment'
import { shipmentCod } from './shipmentCod'
import { nameOf } from './shipmentMessage'
import { isVoid } from './shipmentStatus'

/** A shipment as the hand-over list prints it (product 10.12). */
export interface HandOverRow extends Pick<Shipment, 'id' | 'airwayBillNo' | 'consignee' | 'destination' | 'service'> {
  pieces: Figure
  kilograms: Figure
  /** Rupees, 0 without COD. */
  cod: Figure
}

/** The hand-over list (product 10.12). COD is in rupees; it is to be collected, not handed over. */
export interface HandOver {
  rows: readonly HandOverRow[]
  pieces: StatedSum
  kilograms: StatedSum
  cod: StatedSum
  /**
   * The most decimals that any weight has. All weights are printed with as many, so that their decimal points are
   * aligned.
   */
  decimals: number
  /** How many void shipments were left out, as they are not handed over. */
  voids: number
}

/**
 * The hand-over list of shipments (product 10.12); void ones are left out.
 *
 * @param bills by shipment id, as lists have neither pieces nor weight; those that could not be loaded are missing
 */
export function handOver(shipments: readonly Shipment[], bills: ReadonlyMap<string, Bill>): HandOver {
  const rows = shipments
    .filter((shipment) => !isVoid(shipment) && bills.get(shipment.id)?.isVoid !== true)
    .map((shipment) => rowOf(shipment, bills.get(shipment.id)))
  return {
    rows,
    pieces: statedSum(rows.map(({ pieces }) => pieces)),
    kilograms: statedSum(rows.map(({ kilograms }) => kilograms)),
    cod: codSum(rows.map(({ cod }) => cod)),
    decimals: Math.max(0, ...rows.map(({ kilograms }) => decimalsOf(kilograms))),
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
    cod: shipmentCod(codAmount, bill),
  }
}

function decimalsOf(value: Figure): number {
  if (value === null || isUnreadable(value)) return 0
  return (formatNumber(value).split('.')[1] ?? '').length
}
