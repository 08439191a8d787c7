import { useQuery } from '@tanstack/react-query'
import { takingsOf } from '@/domain/money/dayEnd'
import { rupeesText } from '@/domain/money/money'
import { newestFirst, type ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { shipmentPartQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentList } from '../shipments/list/useShipmentList'
import { t } from '@/texts/t'

const everything: ShipmentQuery = { filter: {}, sort: newestFirst }
/** More than a branch books on a day; beyond it there is a dash. */
const MOST = 3000

/** What a branch has to hand over today: the sums of its day-end sheet. */
export function DayTakings({ list: { source, loadedAt } }: { list: ShipmentList }) {
  const { data } = useQuery(shipmentPartQuery(source, everything, MOST, loadedAt))
  const takings = data && data.totals.shipments <= MOST ? takingsOf(data.rows) : null
  const { cash = null, credit = null, cod = null, open = 0 } = takings ?? {}
  return (
    <section className="cc-takings" aria-label={t('desk.takings')} aria-busy={data === undefined}>
      <dl className="cc-before">
        <Taking name={t('desk.cashToday')} rupees={cash} />
        <Taking name={t('desk.creditToday')} rupees={credit} />
        <Taking name={t('desk.codToday')} rupees={cod} />
      </dl>
      {open > 0 && <p className="cc-muted">{t('desk.takingsOpen', { count: open })}</p>}
    </section>
  )
}

function Taking({ name, rupees }: { name: string; rupees: Parameters<typeof rupeesText>[0] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="fw-bold text-nowrap" translate="no">
        {rupeesText(rupees)}
      </dd>
    </div>
  )
}
