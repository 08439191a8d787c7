import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { attentionIn, attentionRule, attentionTexts, type AttentionRule } from '@/domain/shipment/attention'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge, stepBehindBadge } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { plainView, writeView } from '../shipments/view/shipmentView'
import { formatCount } from '@/domain/numbers'
import { useShipmentList } from '../shipments/list/useShipmentList'
import { useToday } from '../useToday'
import { NotAuthorized } from '../NotAuthorized'
import './needsAttention.css'

const all = { kind: 'all' } as const
const SHOWN = 5
const sort = { column: 'attention', isDescending: true } as const
const inTrackingManagement = {
  pathname: paths.screen('trackingManagement'),
  search: writeView({ ...plainView, attention: 'any', sort }, new URLSearchParams()).toString(),
}

/** For the head office: the worst of the late and stalled shipments. */
export function NeedsAttention({ isWanted }: { isWanted: boolean }) {
  const today = useToday()
  const rule = useMemo(() => attentionRule(company.services, today), [today])
  const query = useMemo(() => ({ filter: { attention: rule }, sort: { ...sort, rule } }), [rule])
  const list = useShipmentList(all, query, isWanted)
  const { shipments: count } = list.totals
  const isKnown = list.state === 'ready' && list.isWhole

  return (
    <section className="cc-attention" aria-labelledby="needs-attention">
      <div className="cc-page-head">
        <h2 id="needs-attention">Needs attention{isKnown && <small>{formatCount(count)}</small>}</h2>
        {isKnown && count > 0 && (
          <Link className="btn btn-light" to={inTrackingManagement}>
            Show all
          </Link>
        )}
      </div>
      {isKnown ? (
        count === 0 ? (
          <p className="cc-muted">No late shipments.</p>
        ) : (
          <ul>
            {list.rows.rows.slice(0, SHOWN).map((shipment) => (
              <Late key={shipment.id || shipment.airwayBillNo} shipment={shipment} rule={rule} />
            ))}
          </ul>
        )
      ) : list.state === 'failed' ? (
        <p role="status">
          Shipments could not be loaded <NotAuthorized error={list.error} />
          <button className="btn btn-link" type="button" onClick={list.refresh}>
            Try again
          </button>
        </p>
      ) : (
        <ul aria-hidden="true">
          {Array.from({ length: SHOWN }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders have nothing but their position
            <li key={index}>
              <span className="cc-skeleton medium" />
            </li>
          ))}
        </ul>
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
      <span className="state">
        <span className={`badge bg-${variant}`}>{text}</span>
        {step !== null && <span className="cc-step">{step}</span>}
      </span>
      <span className="who" translate="no">
        {consignee || '—'} · {destination || '—'} · {service || '—'}
      </span>
      <b>{attention && attentionTexts(attention).join(' · ')}</b>
    </li>
  )
}
