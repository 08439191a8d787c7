import { formatCount } from '@/domain/numbers'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { statusNames, voidBadge, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'

/** Names the filters, so that a partial sheet is not taken for the whole day. Null if nothing is filtered out. */
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
