import { readDate } from '../dates'
import { foldedText } from '../foldedText'
import { grossTotal } from '../money/billing'
import { isUnreadable } from '../numbers'
import { shownNames } from '../shownNames'
import { type Attention, attentionByFacts } from '../shipment/attention'
import type { AttentionRule } from '../shipment/attentionRule'
import type { Shipment } from '../shipment/shipment'
import { journeyStep, type JourneyStep, latestStatus } from '../shipment/shipmentStatus'
import { lookupTexts } from './shipmentFilter'

/** A shipment with everything that searching, filtering, sorting and summing need, computed once. */
export interface IndexedRow {
  row: Shipment
  /** Folded, with a line for each searched field; those of {@link lookupTexts} come first. */
  text: string
  step: JourneyStep
  /** The gross total in paisa; NaN without an amount, or if it cannot be read. */
  paisa: number
  /** The gross total is present but cannot be read. */
  isUnreadable: boolean
  /** Time of booking in milliseconds; NaN without a date. */
  booked: number
  /** Time of the latest status in milliseconds; NaN without one. */
  latestStepAt: number
}

/** Prepares a shipment for the index; names that are shown in another language are searched as well. */
export function indexedRow(row: Shipment): IndexedRow {
  const { service, destination, center, notes } = row
  const latest = latestStatus(row)
  const total = grossTotal(row, row.dimensions)
  // People search for the words that they see.
  const place = shownNames.place(destination)
  const named = shownNames.service(service)
  const shown = [...(place === destination ? [] : [place]), ...(named === service ? [] : [named])]
  return {
    row,
    text: foldedText([...lookupTexts(row), destination, service, center, notes, ...shown].join('\n')),
    step: journeyStep({ status: latest ? [latest] : [] }),
    paisa: total === null || isUnreadable(total) ? NaN : Number(total.times(100)),
    isUnreadable: isUnreadable(total),
    booked: timeOf(row.createdAt),
    latestStepAt: timeOf(latest?.createdAt),
  }
}

/** Milliseconds since 1970; NaN if it is no date. */
export const timeOf = (moment: string | undefined): number => readDate(moment)?.getTime() ?? NaN

/** Why a row needs attention; null if it does not. */
export type AttentionOfRow = (indexed: IndexedRow) => Attention | null

/** Why each row needs attention; null if it does not (product 4.6). */
export function attentionOf(rule: AttentionRule): AttentionOfRow {
  const byFacts = attentionByFacts(rule)
  return ({ row, step, booked, latestStepAt }) =>
    byFacts({ step, service: row.service, createdAt: new Date(booked), latestStepAt: new Date(latestStepAt) })
}
