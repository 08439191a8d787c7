import { searchWords } from '../foldedText'
import { daysToMoments, type ShipmentFilter } from './shipmentFilter'
import type { ShipmentRows } from './shipmentRows'

type Check = (place: number) => boolean

/** 1 at the place of each row that passes a filter; null if the filter is empty and every row passes. */
export function rowsThatPass(rows: ShipmentRows, filter: ShipmentFilter): Uint8Array | null {
  const checks = checksOf(rows, filter)
  const words = searchWords(filter.text)
  if (checks.length === 0 && words.length === 0) return null
  const passing = rows.searched.holding(words)
  for (let place = 0; place < passing.length; place++) {
    for (let check = 0; passing[place] === 1 && check < checks.length; check++) {
      if (checks[check]?.(place) !== true) passing[place] = 0
    }
  }
  return passing
}

/** Every check except the text search, roughly cheapest first. */
function checksOf(rows: ShipmentRows, filter: ShipmentFilter): Check[] {
  const { booked, remote, steps, texts } = rows
  const checks: Check[] = []
  if (filter.status) {
    const wanted = new Set(filter.status)
    checks.push((place) => wanted.has(steps[place] ?? 0))
  }
  for (const name of ['service', 'destination', 'center'] as const) {
    const { codes } = texts[name]
    const wanted = texts[name].wanted(filter[name])
    if (wanted) checks.push((place) => wanted[codes[place] ?? -1] === 1)
  }
  if (filter.isRemoteArea !== undefined) {
    const wanted = filter.isRemoteArea ? 1 : 0
    checks.push((place) => remote[place] === wanted)
  }
  if (filter.attention) {
    const attentionAt = rows.attention(filter.attention)
    checks.push((place) => attentionAt(place) !== null)
  }
  if (filter.from ?? filter.to) {
    const { start, end } = daysToMoments(filter)
    checks.push((place) => {
      const time = booked[place] ?? NaN
      return time >= start && time < end
    })
  }
  if (filter.numbers) {
    const wanted = new Set(rows.withNumbers(filter.numbers).map(([, place]) => place))
    checks.push((place) => wanted.has(place))
  }
  return checks
}
