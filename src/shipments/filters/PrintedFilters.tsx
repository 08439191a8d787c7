import type { Days } from '@/domain/days'
import { daysText } from '@/texts/daysText'
import { semicolon } from '@/texts/language'
import type { ShipmentView } from '../view/shipmentView'
import { filtersInWords } from './filtersInWords'

/** Says on paper in words by what the list and its charts are filtered, because the fields are not printed. */
export function PrintedFilters({ view, days }: { view: ShipmentView; days: Days | null }) {
  const filters = filtersInWords(view)
  return (
    <p className="cc-paper-only">
      {days && daysText(days)}
      {filters.map(([label, value], index) => (
        <span key={label}>
          {(index > 0 || days) && semicolon}
          {label} <bdi className="fw-bold">{value}</bdi>
        </span>
      ))}
    </p>
  )
}
