import { useQuery } from '@tanstack/react-query'
import { MAX_SHIPMENTS_OF_DAY } from '@/domain/money/maxShipmentsOfDay'
import { rupeesText } from '@/domain/money/money'
import { takingsOf } from '@/domain/money/takingsOf'
import { isOfCenter } from '@/domain/shipment/isOfCenter'
import { everything } from '@/domain/shipment-index/shipmentQuery'
import { shipmentPartQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import type { ShipmentList } from '@/shipments/list/useShipmentList'
import { t, type TextKey } from '@/texts/t'

/** The takings that a branch has to hand over today: the sums of its day-end sheet. */
export function DayTakings({ list: { source, loadedAt, state } }: { list: ShipmentList }) {
  const { data } = useQuery(shipmentPartQuery(source, everything, MAX_SHIPMENTS_OF_DAY, loadedAt))
  const { username } = useCurrentUser()
  const isWhole = data !== undefined && data !== null && data.totals.shipments <= MAX_SHIPMENTS_OF_DAY
  const takings = isWhole ? takingsOf(data.rows.filter(({ center }) => isOfCenter(username, center))) : null
  const isFailed = state === 'failed' && data === undefined
  const noteOf = (amounts: TextKey) => t(isFailed ? 'desk.figureFailed' : amounts)
  const { cash = null, credit = null, cod = null, open = 0, unreadable = 0 } = takings ?? {}
  return (
    <section className="cc-takings" aria-label={t('desk.takings')} aria-busy={data === undefined && state !== 'failed'}>
      <dl className="cc-figures">
        <Taking name={t('desk.cashToday')} note={noteOf('desk.netAmounts')} rupees={cash} />
        <Taking name={t('desk.creditToday')} note={noteOf('desk.netAmounts')} rupees={credit} />
        <Taking name={t('desk.codToday')} note={noteOf('desk.codAmounts')} rupees={cod} />
      </dl>
      {open > 0 && <p className="cc-muted cc-small mt-2 mb-0">{t('desk.takingsOpen', { count: open })}</p>}
      {unreadable > 0 && <p className="cc-muted cc-small mb-0">{t('desk.takingsUnreadable', { count: unreadable })}</p>}
    </section>
  )
}

interface TakingProps {
  name: string
  /**
   * Says which amounts of the bills are added up, as these are not the ones in the column G.Total, or that they could
   * not be loaded.
   */
  note: string
  rupees: Parameters<typeof rupeesText>[0]
}

function Taking({ name, note, rupees }: TakingProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="fw-bold text-nowrap" translate="no">
        {rupeesText(rupees)}
      </dd>
      <dd>
        <small>{note}</small>
      </dd>
    </div>
  )
}
