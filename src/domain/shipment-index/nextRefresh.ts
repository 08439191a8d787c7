import { dayOf } from '../dates'
import type { Days } from '../days'
import { lastDays } from '../lastDays'

/** Milliseconds between two refreshes of a list that is shown. */
const REFRESH_INTERVAL_MS = 60_000
/** Slow lists are refreshed less often: the pause is at least ten times as long as the last refresh took. */
const MIN_DELAY_FACTOR = 10
/** Shipments that may be fetched each minute, not counting today's: usually 20 KB compressed. */
export const MAX_SHIPMENTS_PER_REFRESH = 400
/** How many days back the refresh of a part may go. */
const MAX_DAYS_BACK = 30
const FIRST_DAYS = 30

/** Today's shipments, by the server's clock, or those of some days. */
export type ListPart = { kind: 'today' } | ({ kind: 'range' } & Days)

/** What a refresh fetches: the whole list, or only a part of it (decision 15). */
export type Refresh = 'whole' | ListPart

/** What is known about a list when its next refresh is chosen. */
export interface RefreshedList {
  source: ListPart | { kind: 'all' } | { kind: 'search' }
  shipments: number
  /** Counts by day of booking, `YYYY-MM-DD`. */
  days: () => readonly { key: string; shipments: number }[]
  /** When the whole list was last requested, in milliseconds. */
  wholeAt: number
}

/**
 * What to fetch to refresh a list (product 10.4); null if nothing is due yet. Short lists are fetched whole, and so are
 * long ones last fetched whole on an earlier day. Of other long lists only the latest days are fetched: as many days as
 * together have at most {@link MAX_SHIPMENTS_PER_REFRESH} shipments, but at least today. A list that has none of those
 * days is fetched whole, and so is a search, which cannot be fetched by days: the longer the list, the less often.
 */
export function nextRefresh({ source, shipments, days, wholeAt }: RefreshedList, now: Date): Refresh | null {
  const today = dayOf(now)
  if (source.kind === 'today' || shipments <= MAX_SHIPMENTS_PER_REFRESH || dayOf(new Date(wholeAt)) !== today)
    return 'whole'
  if (source.kind !== 'search') {
    const booked = days()
    const since = recentSince(booked, now)
    if (source.kind === 'all') {
      // If nothing is known of these days, this computer's clock may be ahead. Bookings are dated later than today where
      // it is behind, or the server's clock or zone ahead.
      const isKnown = since !== null && booked.some(({ key }) => key >= since)
      return isKnown ? { kind: 'range', from: since, to: yearAfter(now) } : { kind: 'today' }
    }
    if (since !== null && source.to >= since) return { ...source, from: source.from > since ? source.from : since }
  }
  return now.getTime() - wholeAt >= (REFRESH_INTERVAL_MS * shipments) / MAX_SHIPMENTS_PER_REFRESH ? 'whole' : null
}

/**
 * Milliseconds to wait after a refresh that fetched `shipments` rows in `took` milliseconds. After a long list the
 * pause is not longer, because the next refresh fetches only a part of it.
 */
export function refreshDelay(shipments: number, took: number): number {
  return shipments > MAX_SHIPMENTS_PER_REFRESH
    ? REFRESH_INTERVAL_MS
    : Math.max(REFRESH_INTERVAL_MS, took * MIN_DELAY_FACTOR)
}

/**
 * The earliest day from which on, until today, there are at most {@link MAX_SHIPMENTS_PER_REFRESH} shipments; null if
 * today alone has more.
 */
function recentSince(days: readonly { key: string; shipments: number }[], now: Date): string | null {
  const [today = '', ...before] = Array.from({ length: MAX_DAYS_BACK }, (_, ago) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)),
  )
  const counts = new Map(days.map(({ key, shipments }) => [key, shipments]))
  // If the server's clock is ahead of this one, bookings may be dated tomorrow: they count as today's.
  let sum = days.reduce((all, { key, shipments }) => all + (key >= today ? shipments : 0), 0)
  if (sum > MAX_SHIPMENTS_PER_REFRESH) return null
  let since = today
  for (const day of before) {
    sum += counts.get(day) ?? 0
    if (sum > MAX_SHIPMENTS_PER_REFRESH) break
    since = day
  }
  return since
}

const yearAfter = (now: Date) => dayOf(new Date(now.getFullYear() + 1, now.getMonth(), now.getDate()))

/** The days to show first while the list of all shipments is still loading. */
export const firstDays = (now: Date): Days => lastDays(FIRST_DAYS, now)
