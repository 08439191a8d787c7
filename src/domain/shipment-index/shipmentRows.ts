import { weightIn, type AttentionRule } from '../shipment/attention'
import { grossPaisa } from '../money/grossPaisa'
import { SearchedTexts } from './searchedTexts'
import type { Shipment } from '../shipment/shipment'
import { searchable, type ShipmentSortColumn } from './shipmentFilter'
import { journeyStep, type JourneyStep } from '../shipment/shipmentStatus'
import { TextColumn } from './textColumn'

const textColumns = ['service', 'consignee', 'consignor', 'origin', 'destination', 'center'] as const
type TextColumnName = (typeof textColumns)[number]

/**
 * The rows of a list with what is worked out of each one once, when it comes in: its searchable text, its moments, its
 * step, its gross total. Texts that repeat are kept once.
 */
export class ShipmentRows {
  readonly all: Shipment[] = []
  readonly searched = new SearchedTexts()
  /** Milliseconds; NaN where a row has no date. */
  readonly booked: number[] = []
  readonly updated: number[] = []
  readonly steps: JourneyStep[] = []
  /** NaN where a row has no amount. */
  readonly paisa: number[] = []
  readonly texts: Readonly<Record<TextColumnName, TextColumn>> = {
    service: new TextColumn(),
    consignee: new TextColumn(),
    consignor: new TextColumn(),
    origin: new TextColumn(),
    destination: new TextColumn(),
    center: new TextColumn(),
  }

  add(row: Shipment): void {
    for (const name of textColumns) row[name] = this.texts[name].add(row[name])
    this.all.push(row)
    this.searched.add(searchable(searchedTexts(row).join('\n')))
    this.booked.push(Date.parse(row.createdAt))
    this.updated.push(Date.parse(row.updatedAt))
    this.steps.push(journeyStep(row))
    this.paisa.push(grossPaisa(row, row.dimensions))
  }

  /** The rows at these places. */
  at(places: Iterable<number>): Shipment[] {
    const rows: Shipment[] = []
    for (const place of places) {
      const row = this.all[place]
      if (row) rows.push(row)
    }
    return rows
  }

  /** What a column is sorted by; NaN stands last. */
  sortValues(column: ShipmentSortColumn, rule?: AttentionRule): ArrayLike<number> {
    switch (column) {
      case 'createdAt':
        return this.booked
      case 'updatedAt':
        return this.updated
      case 'grossTotal':
        return this.paisa
      case 'status':
        return this.steps
      case 'attention': {
        const weightOf = rule && weightIn(rule)
        return this.all.map((row) => weightOf?.(row) ?? NaN)
      }
      case 'remoteArea':
        return this.all.map((row) => Number(row.isRemoteArea))
      case 'airwayBillNo':
        return this.all.map(({ airwayBillNo }) => (/^\d{1,15}$/.test(airwayBillNo) ? Number(airwayBillNo) : NaN))
      case 'service':
      case 'consignee':
      case 'consignor':
      case 'origin':
      case 'destination':
      case 'center': {
        const { codes } = this.texts[column]
        const places = this.texts[column].places()
        return codes.map((code) => places[code] ?? NaN)
      }
    }
  }
}

function searchedTexts({
  airwayBillNo,
  service,
  consignee,
  consignor,
  destination,
  center,
  notes,
}: Shipment): string[] {
  return [airwayBillNo, consignee, consignor, destination, service, center, notes]
}
