import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { shipmentListTexts } from './shipmentListTexts'
import type { ShipmentList } from './useShipmentList'

/** Says that a list could not be refreshed, and how old its rows are; nothing otherwise. */
export function ListRefreshNotice({ list }: { list: ShipmentList }) {
  if (!list.isOutdated || !list.age) return null
  return (
    <RefreshNotice
      texts={shipmentListTexts}
      loadedAt={list.age.seenAt}
      reason={<NotAuthorized error={list.error} />}
      onRetry={list.retry}
    />
  )
}
