import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { type ChipsProps, FilterChip } from './FilterChip'

/**
 * Filters by shipments that are late or without an update, for viewers who move shipments. A figure on Home leads
 * branches to this filter: they see the chip as long as the filter is on, because it is the reason why rows are left out.
 */
export function AttentionChip({ view, onView }: ChipsProps) {
  const user = useCurrentUser()
  const isLate = view.attention === 'any'
  return (
    (isLate || viewerCan.moveShipments(user)) && (
      <FilterChip
        name={t('desk.needsAttention')}
        isOn={isLate}
        wanted={{ attention: isLate ? null : 'any' }}
        onView={onView}
      />
    )
  )
}
