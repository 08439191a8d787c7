import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { chipOf, type ChipsProps } from './chipOf'

/**
 * What is late or without an update, for viewers who move shipments. A branch is led to that filter by a figure of Home:
 * it sees the chip as long as the filter is on, as rows that are left out must have a reason in sight.
 */
export function AttentionChip(props: ChipsProps) {
  const user = useCurrentUser()
  const isLate = props.view.attention === 'any'
  return (
    (isLate || viewerCan.moveShipments(user)) &&
    chipOf(props)(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })
  )
}
