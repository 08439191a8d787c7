import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { chipOf, type ChipsProps } from './chipOf'

/** What is late or without an update, for viewers who move shipments. */
export function AttentionChip(props: ChipsProps) {
  const user = useCurrentUser()
  const isLate = props.view.attention === 'any'
  return (
    viewerCan.moveShipments(user) &&
    chipOf(props)(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })
  )
}
