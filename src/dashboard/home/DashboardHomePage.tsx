import { useMemo, useState } from 'react'
import { Icon } from '@/components/Icon'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { formatLongDate } from '@/domain/dates'
import { viewerCan } from '@/domain/roles'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { statisticsByTodayQuery } from '@/services/airwayBill.queries'
import { ShipmentTable } from '../shipments/table/ShipmentTable'
import { formatCount } from '@/domain/numbers'
import { Statistics } from '../shipments/statistics/Statistics'
import { useShipmentList } from '../shipments/list/useShipmentList'
import { useCurrentUser } from '../session/useCurrentUser'
import { AddAirwayBill } from './AddAirwayBill'
import { NeedsAttention } from './NeedsAttention'

const today = { kind: 'today' } as const
const dateInWords = () => formatLongDate(new Date())

/** Home: today's statistics and today's shipments. */
export default function DashboardHomePage() {
  const user = useCurrentUser()
  const [sort, setSort] = useState<ShipmentSort>(newestFirst)
  const query = useMemo(() => ({ filter: {}, sort }), [sort])
  const list = useShipmentList(today, query)
  usePageTitle(`${company.shortName} | Dashboard`)

  return (
    <>
      <div className="cc-h">
        <h1>Today</h1>
        <span className="cc-muted">{dateInWords()}</span>
        {viewerCan.bookShipments(user) && <AddAirwayBill />}
      </div>
      <Statistics query={statisticsByTodayQuery()} label="Today's" viewer={user} />
      {viewerCan.moveShipments(user) && <NeedsAttention isWanted={list.isWhole || list.state === 'failed'} />}
      <div className="cc-h">
        <h2 id="todays-shipments">
          Today’s shipments{list.isWhole && <small>{formatCount(list.totals.shipments)}</small>}
        </h2>
        <button className="btn btn-light" type="button" onClick={list.refresh}>
          <Icon name="refresh" small />
          Refresh
        </button>
      </div>
      <ShipmentTable
        label="Today's shipments"
        list={list}
        viewer={{ role: user.role, screen: 'home' }}
        sort={sort}
        onSort={setSort}
        empty="Nothing has been booked today."
      />
    </>
  )
}
