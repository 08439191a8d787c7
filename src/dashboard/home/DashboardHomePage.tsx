import { useMemo, useState, useRef } from 'react'
import { useListener } from '@/browser/useListener'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { dayOf, formatLongDate } from '@/domain/dates'
import { identityOf } from '@/domain/people'
import { viewerCan } from '@/domain/roles'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentIndex'
import { statisticsByTodayQuery } from '@/services/airwayBill.queries'
import { ShipmentTable } from '@/shipments/table/ShipmentTable'
import { formatCount } from '@/domain/numbers'
import { Statistics } from '@/shipments/statistics/Statistics'
import { useShipmentList } from '@/shipments/list/useShipmentList'
import { useCurrentUser } from '@/session/useCurrentUser'
import { BranchBefore, DayTakings } from './BranchBefore'
import { paths } from '@/paths'
import { Link } from 'react-router-dom'
import { attentionIn, attentionTexts, type AttentionRule } from '@/domain/shipment/attention'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge, stepBehindBadge } from '@/domain/shipment/shipmentStatus'
import { viewAddress } from '@/shipments/view/shipmentView'
import { useAttentionRule, useToday } from '@/components/desk/useToday'
import { ReloadHint } from '@/session/NotAuthorized'
import { t } from '@/texts/t'
import { addressOf } from '@/texts/language'
import './needsAttention.css'

export default function DashboardHomePage() {
  const user = useCurrentUser()
  const [sort, setSort] = useState<ShipmentSort>(newestFirst)
  const query = useMemo(() => ({ filter: {}, sort }), [sort])
  const today = useToday()
  const bookedToday = useMemo(() => ({ kind: 'today', day: dayOf(today) }) as const, [today])
  const list = useShipmentList(bookedToday, query)
  usePageTitle(`${company.shortName} | ${t('desk.dashboard')}`)

  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{t('desk.today')}</h1>
        <span className="cc-muted">{formatLongDate(today)}</span>
        {viewerCan.bookShipments(user) && <AddAirwayBill />}
      </div>
      <Statistics query={statisticsByTodayQuery(dayOf(today))} label={t('desk.todaysStatistics')} />
      {viewerCan.bookShipments(user) && <DayTakings list={list} />}
      {viewerCan.bookShipments(user) && (
        <BranchBefore owner={identityOf(user)} isWanted={list.isWhole || list.state === 'failed'} />
      )}
      {viewerCan.moveShipments(user) && <NeedsAttention isWanted={list.isWhole || list.state === 'failed'} />}
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

/** Agrees with the statistics beside it, which leave out void shipments. */
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

const all = { kind: 'all' } as const
const SHOWN = 5
const worstFirst = { column: 'attention', isDescending: true } as const
const inTrackingManagement = {
  pathname: paths.screen('trackingManagement'),
  search: viewAddress({ attention: 'any', sort: worstFirst }),
}

const inTheMiddle = 'cc-beside flex-wrap gap-2 cc-muted'

/** For the head office: the worst of the late and stalled shipments. */
function NeedsAttention({ isWanted }: { isWanted: boolean }) {
  const rule = useAttentionRule()
  const query = useMemo(() => ({ filter: { attention: rule }, sort: { ...worstFirst, rule } }), [rule])
  const list = useShipmentList(all, query, isWanted)
  const { shipments: count } = list.totals
  const isKnown = list.state === 'ready' && list.isWhole

  return (
    <section className="cc-attention mb-4" aria-labelledby="needs-attention">
      <div className="cc-page-head cc-beside">
        <h2 id="needs-attention">
          {t('desk.needsAttention')}
          {isKnown && <small>{formatCount(count)}</small>}
        </h2>
        {isKnown && count > 0 && (
          <Link className="btn btn-light" to={inTrackingManagement}>
            {t('desk.showAll')}
          </Link>
        )}
      </div>
      {isKnown ? (
        count === 0 ? (
          <p className={inTheMiddle}>{t('desk.noneLate')}</p>
        ) : (
          <ul className="cc-lined">
            {list.rows.rows.slice(0, SHOWN).map((shipment) => (
              <Late key={shipment.id || shipment.airwayBillNo} shipment={shipment} rule={rule} />
            ))}
          </ul>
        )
      ) : (
        <div className="cc-not-loaded">
          <ul className="cc-lined" aria-hidden="true">
            {Array.from({ length: SHOWN }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- placeholders have nothing but their position
              <li key={index}>
                <span className="cc-skeleton" />
              </li>
            ))}
          </ul>
          {list.state === 'failed' && (
            <p role="status">
              <ReloadHint failed={t('desk.shipmentsNotLoaded')} error={list.error} onRetry={list.refresh} />
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Late({ shipment, rule }: { shipment: Shipment; rule: AttentionRule }) {
  const { id, airwayBillNo, service, consignee, destination } = shipment
  const attention = attentionIn(rule)(shipment)
  const { text, variant } = statusBadge(shipment)
  const step = stepBehindBadge(shipment)
  return (
    <li>
      <Link
        className="cc-number"
        translate="no"
        to={{ ...inTrackingManagement, search: `${inTrackingManagement.search}&open=${id}` }}
      >
        {airwayBillNo || '—'}
      </Link>
      <span className="cc-beside gap-2 cc-wide-only">
        <span className={`badge bg-${variant}`}>{text}</span>
        {step !== null && <span className="cc-step">{step}</span>}
      </span>
      <span className="cc-muted text-truncate cc-wide-only" translate="no">
        {consignee || '—'} · {destination || '—'} · {service || '—'}
      </span>
      <b className="text-truncate">{attention && attentionTexts(attention).join(' · ')}</b>
    </li>
  )
}
