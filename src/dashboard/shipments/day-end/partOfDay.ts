import { formatCount } from '@/domain/numbers'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { statusNames, voidBadge, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'

/**
 * What narrows a day-end sheet beside its days and its center, in words: a paper of a part must not pass for the day's.
 *
 * @param source the list that it is counted from; a search has what the server has found
 * @param filter what is picked out of the list
 * @param hasDays more than one day is asked for
 * @returns `Only a part of the day: filtered by «ruth», Delivered`, or null where nothing is left out
 */
export function partOfDay(source: ShipmentSource, filter: ShipmentFilter, hasDays: boolean): string | null {
  const { text, numbers, status, service, destination, isRemoteArea, attention } = filter
  const searches = [source.kind === 'search' ? source.term : '', text ?? ''].map((search) => search.trim())
  const by = [
    ...[...new Set(searches)].filter((search) => search !== '').map((search) => `«${search}»`),
    ...(numbers ? [`${formatCount(numbers.length)} airway bill numbers`] : []),
    ...(status ?? []).map(stepName),
    ...(service ?? []),
    ...(destination ?? []),
    ...(isRemoteArea === undefined ? [] : [`Remote Area ${isRemoteArea ? 'Yes' : 'No'}`]),
    ...(attention ? ['Needs attention'] : []),
  ]
  return by.length === 0 ? null : `Only a part of the ${hasDays ? 'days' : 'day'}: filtered by ${by.join(', ')}`
}

const stepName = (step: JourneyStep) => (step === 0 ? voidBadge.text : statusNames[step])
