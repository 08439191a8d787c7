import { readDate } from '../dates'
import { foldedText, searchWords } from '../foldedText'
import { grossTotal } from '../money/billing'
import { isUnreadable } from '../numbers'
import { readersNames } from '../readersNames'
import { type Attention, attentionByFacts, type AttentionRule } from '../shipment/attention'
import type { Shipment } from '../shipment/shipment'
import { journeyStep, type JourneyStep, latestStatus } from '../shipment/shipmentStatus'
import { isLookedUp, type ShipmentFilter } from './shipmentFilter'

/** A shipment with what it is searched, filtered, sorted and summed by, computed once. */
export interface IndexedRow {
  row: Shipment
  /** Folded, with a line for each searched field. */
  text: string
  step: JourneyStep
  /** The gross total; NaN without an amount, or if it cannot be read. */
  paisa: number
  /** The gross total is there but cannot be read. */
  isUnreadable: boolean
  /** Time of booking in milliseconds; NaN without a date. */
  booked: number
  /** Time of the latest status in milliseconds; NaN without one. */
  latestStepAt: number
}

/** Prepares a shipment for the index; names that are shown in another language are searched as well. */
export function indexedRow(row: Shipment): IndexedRow {
  const { airwayBillNo, service, consignee, consignor, destination, center, notes } = row
  const latest = latestStatus(row)
  const total = grossTotal(row, row.dimensions)
  // People search for the words that they see.
  const place = readersNames.place(destination)
  const named = readersNames.service(service)
  const shown = [...(place === destination ? [] : [place]), ...(named === service ? [] : [named])]
  return {
    row,
    text: foldedText([airwayBillNo, consignee, consignor, destination, service, center, notes, ...shown].join('\n')),
    step: journeyStep({ status: latest ? [latest] : [] }),
    paisa: total === null || isUnreadable(total) ? NaN : Number(total.times(100)),
    isUnreadable: isUnreadable(total),
    booked: timeOf(row.createdAt),
    latestStepAt: timeOf(latest?.createdAt),
  }
}

/** Milliseconds since 1970; NaN if it is no date. */
export const timeOf = (moment: string | undefined): number => readDate(moment)?.getTime() ?? NaN

export type AttentionOfRow = (indexed: IndexedRow) => Attention | null

/** Why each row needs attention; null if it does not (product 4.6). */
export function attentionOf(rule: AttentionRule): AttentionOfRow {
  const byFacts = attentionByFacts(rule)
  return ({ row, step, booked, latestStepAt }) =>
    byFacts({ step, service: row.service, createdAt: new Date(booked), latestStepAt: new Date(latestStepAt) })
}

/** The conditions of a filter, all of which a row must meet; roughly the cheapest first. */
export function checksOf(filter: ShipmentFilter): ((indexed: IndexedRow) => boolean)[] {
  const { status, isRemoteArea, attention, needsStep } = filter
  const checks: ((indexed: IndexedRow) => boolean)[] = []
  if (status) checks.push(({ step }) => status.includes(step))
  if (isRemoteArea !== undefined) checks.push(({ row }) => row.isRemoteArea === isRemoteArea)
  for (const name of ['service', 'destination', 'center'] as const) {
    const wanted = filter[name]
    if (wanted) checks.push(({ row }) => wanted.includes(row[name]))
  }
  if (filter.from ?? filter.to) {
    const { start, end } = daysToMoments(filter)
    checks.push(({ booked }) => booked >= start && booked < end)
  }
  if (filter.numbers) {
    const wanted = new Set(filter.numbers)
    checks.push(({ row }) => wanted.has(row.airwayBillNo))
  }
  for (const word of searchWords(filter.text)) checks.push(({ text }) => text.includes(word))
  for (const word of searchWords(filter.lookup))
    checks.push(({ text }) => text.includes(word) && isLookedUp(word, namesIn(text)))
  if (attention) {
    const attentionOfRow = attentionOf(attention)
    checks.push((indexed) => attentionOfRow(indexed) !== null)
  }
  if (needsStep) {
    const attentionOfRow = attentionOf(needsStep)
    checks.push((indexed) => (attentionOfRow(indexed)?.silent ?? null) !== null)
  }
  return checks
}

/** The first three lines of a row's text: airway bill number, consignee and consignor. */
export function namesIn(text: string): string {
  const names = text.indexOf('\n') + 1
  return text.slice(0, text.indexOf('\n', text.indexOf('\n', names) + 1))
}

/** A range of days (`YYYY-MM-DD`, either may be open) in milliseconds, including `start` but not `end`. */
function daysToMoments({ from, to }: Pick<ShipmentFilter, 'from' | 'to'>): { start: number; end: number } {
  const first = readDate(from)
  const last = readDate(to)
  // Days have 23 or 25 hours when the clocks change, so the next midnight is computed from its date.
  const end = last ? new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).getTime() : Infinity
  return { start: first ? first.getTime() : -Infinity, end }
}
