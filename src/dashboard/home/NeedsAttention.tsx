import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { DASH } from '@/domain/dash'
import { formatCount } from '@/domain/numbers'
import { type Attention, attentionIn } from '@/domain/shipment/attention'
import { attentionMessages } from '@/domain/shipment/attentionMessages'
import type { AttentionRule } from '@/domain/shipment/attentionRule'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge, stepBehindBadge } from '@/domain/shipment/statusBadge'
import { paths } from '@/paths'
import { ListRefreshNotice } from '@/shipments/list/ListRefreshNotice'
import { useShipmentList } from '@/shipments/list/useShipmentList'
import { useAttentionRule } from '@/shipments/useAttentionRule'
import { viewAddress } from '@/shipments/view/shipmentView'
import { placeName } from '@/texts/placeName'
import { say } from '@/texts/say'
import { serviceText } from '@/texts/serviceText'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'

const all = { kind: 'all' } as const

const MAX_ROWS = 5

const worstFirst = { column: 'attention', isDescending: true } as const

const inTrackingManagement = {
  pathname: paths.screen('trackingManagement'),
  search: viewAddress({ attention: 'any', sort: worstFirst }),
}

const inTheMiddle = 'cc-beside flex-wrap gap-2 cc-muted'

/** For the head office: the most urgent of the shipments that are late or without an update. */
export function NeedsAttention({ isWanted }: { isWanted: boolean }) {
  const rule = useAttentionRule()
  const query = useMemo(() => ({ filter: { attention: rule }, sort: { ...worstFirst, rule } }), [rule])
  const list = useShipmentList(all, query, isWanted)
  const { shipments: count } = list.totals
  const isKnown = list.state === 'ready' && list.isWhole

  return (
    <section className="cc-attention" aria-labelledby="needs-attention">
      <div className="cc-page-head cc-beside">
        <h2 id="needs-attention">
          {t('desk.needsAttention')}
          {/* What is counted: of these, Tracking Management’s “Needs a step” are those without an update. */}
          {isKnown && <small>{`${formatCount(count)} · ${t('desk.lateOrNoUpdate')}`}</small>}
        </h2>
        {isKnown && count > 0 && (
          <Link className="btn btn-light" to={inTrackingManagement}>
            {t('desk.showAll')}
          </Link>
        )}
      </div>
      <ListRefreshNotice list={list} />
      {isKnown ? (
        count === 0 ? (
          <p className={inTheMiddle}>{t('desk.noneLate')}</p>
        ) : (
          <ul className="cc-lined">
            {list.rows.rows.slice(0, MAX_ROWS).map((shipment) => (
              <Late key={shipment.id || shipment.airwayBillNo} shipment={shipment} rule={rule} />
            ))}
          </ul>
        )
      ) : (
        <div className="cc-not-loaded">
          <ul className="cc-lined" aria-hidden="true">
            {Array.from({ length: MAX_ROWS }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- placeholders have nothing but their position
              <li key={index}>
                <span className="cc-skeleton" />
                <span className="cc-wide-only">
                  <span className="cc-skeleton" />
                </span>
                <span className="cc-skeleton" />
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
  const { key, variant } = statusBadge(shipment)
  const step = stepBehindBadge(shipment)
  return (
    <li>
      <Link
        className="cc-number"
        translate="no"
        to={{ ...inTrackingManagement, search: `${inTrackingManagement.search}&open=${encodeURIComponent(id)}` }}
      >
        {airwayBillNo || DASH}
      </Link>
      <span className="cc-wide-only">
        <span className={`badge bg-${variant}`} title={step === null ? undefined : statusName(step)}>
          {t(key)}
        </span>
      </span>
      <span className="whose" translate="no">
        <span className="text-truncate" title={consignee}>
          <bdi>{consignee || DASH}</bdi>
        </span>{' '}
        <small>
          <span className="text-truncate">
            <bdi>{placeName(destination) || DASH}</bdi>
          </span>
          <span className="cc-wide-only">
            {' · '}
            <bdi>{serviceText(service) || DASH}</bdi>
          </span>
        </small>
      </span>
      <span className="since">{attention && <AttentionTexts attention={attention} />}</span>
    </li>
  )
}

/** Only the delay is in bold. */
function AttentionTexts({ attention }: { attention: Attention }) {
  const [first, ...others] = attentionMessages(attention).map(say)
  return [
    attention.late === null ? first : <b key="late">{first}</b>,
    ...others.map((text) => <span key={text}> {text}</span>),
  ]
}
