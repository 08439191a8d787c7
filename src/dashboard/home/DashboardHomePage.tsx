import { useMemo, useState, useEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { formatLongDate } from '@/domain/dates'
import { identityOf } from '@/domain/people'
import { viewerCan } from '@/domain/roles'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentSums'
import { statisticsByTodayQuery } from '@/services/airwayBill.queries'
import { ShipmentTable } from '../shipments/table/ShipmentTable'
import { formatCount } from '@/domain/numbers'
import { Statistics } from '../shipments/statistics/Statistics'
import { useShipmentList } from '../shipments/list/useShipmentList'
import { useCurrentUser } from '../session/useCurrentUser'
import { BranchBefore } from './BranchBefore'
import { NeedsAttention } from './NeedsAttention'
import { paths } from '@/paths'

const today = { kind: 'today' } as const
const dateInWords = () => formatLongDate(new Date())

export default function DashboardHomePage() {
  const user = useCurrentUser()
  const [sort, setSort] = useState<ShipmentSort>(newestFirst)
  const query = useMemo(() => ({ filter: {}, sort }), [sort])
  const list = useShipmentList(today, query)
  usePageTitle(`${company.shortName} | Dashboard`)

  return (
    <>
      <div className="cc-page-head">
        <h1>Today</h1>
        <span className="cc-muted">{dateInWords()}</span>
        {viewerCan.bookShipments(user) && <AddAirwayBill />}
      </div>
      <Statistics query={statisticsByTodayQuery()} label="Today's" viewer={user} />
      {viewerCan.bookShipments(user) && (
        <BranchBefore owner={identityOf(user)} isWanted={list.isWhole || list.state === 'failed'} />
      )}
      {viewerCan.moveShipments(user) && <NeedsAttention isWanted={list.isWhole || list.state === 'failed'} />}
      <div className="cc-page-head">
        <h2 id="todays-shipments">Today’s shipments{list.isWhole && <small>{countOf(list.totals)}</small>}</h2>
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

/** Agrees with the statistics beside it, which leave out void shipments. */
function countOf({ shipments, voids }: ShipmentTotals): string {
  const counted = formatCount(shipments - voids)
  return voids === 0 ? counted : `${counted} and ${formatCount(voids)} void`
}

function AddAirwayBill() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // `code`, because Alt makes some keyboards write another letter.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      if (!event.repeat) link.current?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <a
      ref={link}
      className="btn btn-primary"
      href={paths.airwayBill()}
      target="_blank"
      rel="noopener"
      title="Alt + N"
      aria-keyshortcuts="Alt+N"
    >
      <Icon name="add" small />
      Add Airway Bill
    </a>
  )
}
