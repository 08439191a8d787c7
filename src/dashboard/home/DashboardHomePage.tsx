import { useMemo, useRef, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { company } from '@/company'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { usePageTitle } from '@/components/usePageTitle'
import { identityOf } from '@/domain/currentUser'
import { dayOf } from '@/domain/dates'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentTotals'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentSort'
import { paths } from '@/paths'
import { statisticsByTodayQuery } from '@/services/airwayBill.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useShipmentList } from '@/shipments/list/useShipmentList'
import { Statistics } from '@/shipments/statistics/Statistics'
import { ShipmentTable } from '@/shipments/table/ShipmentTable'
import { formatLongDate } from '@/texts/dates'
import { addressOf } from '@/texts/language'
import { t } from '@/texts/t'
import { BranchBefore } from './BranchBefore'
import { DayTakings } from './DayTakings'
import { NeedsAttention } from './NeedsAttention'
import './needsAttention.css'

export default function DashboardHomePage() {
  const user = useCurrentUser()
  const [sort, setSort] = useState<ShipmentSort>(newestFirst)
  const query = useMemo(() => ({ filter: {}, sort }), [sort])
  const today = useToday()
  const bookedToday = useMemo(() => ({ kind: 'today', day: dayOf(today) }) as const, [today])
  const list = useShipmentList(bookedToday, query)
  usePageTitle(`${company.shortName} | ${t('desk.dashboard')}`)

  const statistics = <Statistics query={statisticsByTodayQuery(dayOf(today))} label={t('desk.todaysStatistics')} />
  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{t('desk.today')}</h1>
        <span className="cc-muted">{formatLongDate(today)}</span>
        {viewerCan.bookShipments(user) && <AddAirwayBill />}
      </div>
      {viewerCan.moveShipments(user) ? (
        <div className="cc-home-top">
          <NeedsAttention isWanted={list.isWhole || list.state === 'failed'} />
          {statistics}
        </div>
      ) : (
        <div className="cc-branch-today">
          {statistics}
          {viewerCan.bookShipments(user) && <DayTakings list={list} />}
        </div>
      )}
      {viewerCan.bookShipments(user) && (
        <BranchBefore owner={identityOf(user)} isWanted={list.isWhole || list.state === 'failed'} />
      )}
      <div className="cc-page-head cc-beside">
        <h2 id="todays-shipments">
          {t('desk.todaysShipments')}
          {list.isWhole && <small>{countOf(list.totals)}</small>}
        </h2>
        <DeskButton icon="refresh" text={t('desk.refresh')} onClick={list.refresh} />
      </div>
      <ShipmentTable
        label={t('desk.todaysShipments')}
        list={list}
        viewer={{ role: user.role, screen: 'home' }}
        sort={sort}
        onSort={setSort}
        empty={t('desk.nothingToday')}
      />
    </>
  )
}

/** The count beside the heading. It leaves out void shipments, as the statistics beside it do. */
function countOf({ shipments, voids }: ShipmentTotals): string {
  const counted = formatCount(shipments - voids)
  return voids === 0 ? counted : t('desk.countAndVoid', { shipments: counted, voids: formatCount(voids) })
}

function AddAirwayBill() {
  const link = useRef<HTMLAnchorElement>(null)
  useListener('keydown', (event) => {
    // `code`, because Alt makes some keyboards write another letter.
    if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    if (!event.repeat) link.current?.click()
  })
  return (
    <a
      ref={link}
      className="btn btn-primary"
      href={addressOf(paths.airwayBill())}
      target="_blank"
      rel="noopener"
      title="Alt + N"
      aria-keyshortcuts="Alt+N"
    >
      <DeskIcon name="add" small />
      {t('desk.addAirwayBill')}
    </a>
  )
}
