import { readDate } from '../dates'
import { searchWords } from '../foldedText'
import { isOfCenter } from '../shipment/isOfCenter'
import { attentionOf, type IndexedRow } from './indexedRow'
import { isLookedUp, lookupFields, type ShipmentFilter } from './shipmentFilter'

/** The conditions of a filter, all of which a row must meet; roughly the cheapest first. */
export function filterChecks(filter: ShipmentFilter): ((indexed: IndexedRow) => boolean)[] {
  const { status, isRemoteArea, attention, needsStep } = filter
  const checks: ((indexed: IndexedRow) => boolean)[] = []
  if (status) checks.push(({ step }) => status.includes(step))
  if (isRemoteArea !== undefined) checks.push(({ row }) => row.isRemoteArea === isRemoteArea)
  for (const name of ['service', 'destination', 'center'] as const) {
    const wanted = filter[name]
    if (wanted) checks.push(({ row }) => wanted.includes(row[name]))
  }
  const { ofCenter } = filter
  if (ofCenter !== undefined) checks.push(({ row }) => isOfCenter(ofCenter, row.center))
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
    checks.push((indexed) => indexed.text.includes(word) && isLookedUp(word, lookedUpIn(indexed)))
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

/** The lines of a row's text that `lookup` searches. */
export function lookedUpIn({ text }: Pick<IndexedRow, 'text'>): string {
  return text.split('\n', lookupFields.length).join('\n')
}

/**
 * A range of days (`YYYY-MM-DD`, both included; either may be missing) as moments in milliseconds, `start` included and
 * `end` excluded.
 */
function daysToMoments({ from, to }: Pick<ShipmentFilter, 'from' | 'to'>): { start: number; end: number } {
  const first = readDate(from)
  const last = readDate(to)
  // Days have 23 or 25 hours when the clocks change, so the next midnight is computed from its date.
  const end = last ? new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).getTime() : Infinity
  return { start: first ? first.getTime() : -Infinity, end }
}
