import { useDeviceStore } from '@/browser/deviceStore'
import { priceRange } from '@/domain/booking/priceRange'
import { formatNumber } from '@/domain/money/money'
import { placeName } from '@/texts/placeName'
import { rich } from '@/texts/rich'
import { useFromFields } from '../fields/useFromFields'
import { serviceName } from '../fields/serviceName'
import { priceStore } from './priceStore'

/** What a kilogram cost in this computer's last bills to the country by the service (product 5.20). */
export function PriceHint({ owner }: { owner: string }) {
  const prices = useDeviceStore(priceStore, owner)
  const [country, service] = useFromFields(['recCountry', 'service'], (chosen) => chosen)
  const range = priceRange(prices, { country, service })
  if (range === null) return null
  const { count, from, to } = range
  return (
    <span className="cc-status" role="status">
      {rich(from.eq(to) ? 'lastTimes.price' : 'lastTimes.prices', {
        count,
        from: formatNumber(from),
        to: formatNumber(to),
        country: <bdi>{placeName(country)}</bdi>,
        service: <bdi>{serviceName(service)}</bdi>,
      })}
    </span>
  )
}
