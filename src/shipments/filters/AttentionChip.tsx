import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { chipOf, type ChipsProps } from './FilterChip'

/**
 * Filters by shipments that are late or without an update, for viewers who move shipments. A figure on Home leads
 * branches to this filter: they see the chip as long as the filter is on, because it is the reason why rows are left out.
 */
export function AttentionChip(props: ChipsProps) {
  const user = useCurrentUser()
  const isLate = props.view.attention === 'any'
  return (
    (isLate || viewerCan.moveShipments(user)) &&
    chipOf(props)(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })
  )
}
