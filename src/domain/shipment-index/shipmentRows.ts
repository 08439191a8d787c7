import { readDate } from '../dates'
import { attentionByFacts, weightOf, type Attention, type AttentionRule } from '../shipment/attention'
import { grossPaisa } from '../money/grossPaisa'
import { KeyColumn } from './keyColumn'
import { NumberColumn, type Numbers } from './numberColumn'
import { packedKeys, packedRow, unpackedRow, type ColumnsOfRow } from './packedRow'
import { SearchedTexts } from './searchedTexts'
import type { Shipment } from '../shipment/shipment'
import { foldedText } from '../foldedText'
import type { ShipmentSortColumn } from './shipmentFilter'
import { journeyStep, latestStatus, type JourneyStep } from '../shipment/shipmentStatus'
import { rankNumbers, type Ranks } from './sortOrder'
import { TextBlocks } from './textBlocks'
import { TextColumn } from './textColumn'

const textColumns = ['service', 'consignee', 'consignor', 'origin', 'destination', 'center'] as const
type TextColumnName = (typeof textColumns)[number]

/**
 * Rows stored as columns: the values to search, filter, sort and sum by are computed once, and repeated texts stored
 * once. The other fields are packed into a short text, from which only the rows on screen are rebuilt. 100,000 rows
 * take 35 MB, compared with 80 MB as objects.
 */
export class ShipmentRows {
  readonly searched = new SearchedTexts()
  readonly texts: Readonly<Record<TextColumnName, TextColumn>> = {
    service: new TextColumn(),
    consignee: new TextColumn(),
    consignor: new TextColumn(),
    origin: new TextColumn(),
    destination: new TextColumn(),
    center: new TextColumn(),
  }
  private readonly columns = {
    booked: new NumberColumn(),
    updated: new NumberColumn(),
    news: new NumberColumn(),
    steps: new NumberColumn<JourneyStep>(Uint8Array),
    paisa: new NumberColumn(),
    remote: new NumberColumn<0 | 1>(Uint8Array),
  }
  private readonly ids = new KeyColumn()
  private readonly numbers = new KeyColumn()
  private readonly packed = new TextBlocks()

  get size(): number {
    return this.packed.size
  }

  /** Times of booking in milliseconds; NaN for a row without a date. */
  get booked(): Numbers<number> {
    return this.columns.booked.values
  }

  get steps(): Numbers<JourneyStep> {
    return this.columns.steps.values
  }

  /** Gross totals in paisa; NaN for a row without an amount. */
  get paisa(): Numbers<number> {
    return this.columns.paisa.values
  }

  get remote(): Numbers<0 | 1> {
    return this.columns.remote.values
  }

  add(row: Shipment): void {
    const place = this.size
    this.put(place, row)
    this.ids.set(place, row.id)
    this.searched.add(searchedText(row))
    this.packed.add(packedRow(row))
  }

  /** Overwrites a row; returns whether that changed anything. */
  set(place: number, row: Shipment): boolean {
    const packed = packedRow(row)
    const isSame = packed === this.packed.at(place) && hasSameColumns(this.columnsAt(place), row)
    if (isSame) return false
    this.put(place, row)
    this.searched.set(place, searchedText(row))
    this.packed.set(place, packed)
    return true
  }

  differs(place: number, other: ShipmentRows, otherPlace: number): boolean {
    const isSame =
      this.packed.at(place) === other.packed.at(otherPlace) &&
      hasSameColumns(this.columnsAt(place), other.columnsAt(otherPlace))
    return !isSame
  }

  at(places: Iterable<number>): Shipment[] {
    return Array.from(places, (place) => unpackedRow(this.packed.at(place), this.columnsAt(place)))
  }

  idAt(place: number): string {
    return packedKeys(this.packed.at(place)).id
  }

  withIds(ids: Iterable<string>): [id: string, place: number][] {
    return this.ids.find(ids, (place) => this.idAt(place))
  }

  withNumbers(numbers: Iterable<string>): [airwayBillNo: string, place: number][] {
    return this.numbers.find(numbers, (place) => packedKeys(this.packed.at(place)).airwayBillNo)
  }

  attention(rule: AttentionRule): (place: number) => Attention | null {
    const attentionOf = attentionByFacts(rule)
    const { codes, values } = this.texts.service
    const { steps, booked } = this
    const news = this.columns.news.values
    return (place) =>
      attentionOf({
        step: steps[place] ?? 0,
        service: values[codes[place] ?? -1] ?? '',
        createdAt: new Date(booked[place] ?? NaN),
        newsAt: new Date(news[place] ?? NaN),
      })
  }

  ranks(column: ShipmentSortColumn, rule?: AttentionRule): Ranks {
    switch (column) {
      case 'createdAt':
        return rankNumbers(this.booked)
      case 'updatedAt':
        return rankNumbers(this.columns.updated.values)
      case 'grossTotal':
        return rankNumbers(this.paisa)
      case 'status':
        return rankNumbers(this.steps)
      case 'attention': {
        const attentionAt = rule && this.attention(rule)
        return rankNumbers(this.numberOfEach((place) => weightOf(attentionAt?.(place) ?? null) ?? NaN))
      }
      case 'remoteArea':
        return rankNumbers(this.remote)
      case 'airwayBillNo':
        return rankNumbers(
          this.numberOfEach((place) => {
            const { airwayBillNo } = packedKeys(this.packed.at(place))
            return /^\d{1,15}$/.test(airwayBillNo) ? Number(airwayBillNo) : NaN
          }),
        )
      case 'service':
      case 'consignee':
      case 'consignor':
      case 'origin':
      case 'destination':
      case 'center':
        return this.texts[column].ranks()
    }
  }

  private numberOfEach(numberAt: (place: number) => number): Float64Array {
    const numbers = new Float64Array(this.size)
    for (let place = 0; place < numbers.length; place++) numbers[place] = numberAt(place)
    return numbers
  }

  private put(place: number, row: Shipment): void {
    for (const name of textColumns) this.texts[name].set(place, row[name])
    this.numbers.set(place, row.airwayBillNo)
    const { booked, updated, news, steps, paisa, remote } = this.columns
    booked.set(place, timeOf(row.createdAt))
    updated.set(place, timeOf(row.updatedAt))
    news.set(place, timeOf(latestStatus(row)?.createdAt))
    steps.set(place, journeyStep(row))
    paisa.set(place, grossPaisa(row, row.dimensions))
    remote.set(place, row.isRemoteArea ? 1 : 0)
  }

  private columnsAt(place: number): ColumnsOfRow {
    const textAt = ({ codes, values }: TextColumn) => values[codes[place] ?? -1] ?? ''
    const { service, consignee, consignor, origin, destination, center } = this.texts
    return {
      service: textAt(service),
      consignee: textAt(consignee),
      consignor: textAt(consignor),
      origin: textAt(origin),
      destination: textAt(destination),
      center: textAt(center),
      isRemoteArea: this.remote[place] === 1,
    }
  }
}

const hasSameColumns = (one: ColumnsOfRow, other: ColumnsOfRow): boolean =>
  one.isRemoteArea === other.isRemoteArea && textColumns.every((name) => one[name] === other[name])

const timeOf = (moment: string | undefined): number => readDate(moment)?.getTime() ?? NaN

function searchedText(row: Shipment): string {
  const { airwayBillNo, service, consignee, consignor, destination, center, notes } = row
  return foldedText([airwayBillNo, consignee, consignor, destination, service, center, notes].join('\n'))
}
