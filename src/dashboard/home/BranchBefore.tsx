import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { dayPresetNames, daysOf, lastDays } from '@/domain/dayRanges'
import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { attentionRule } from '@/domain/shipment/attention'
import { paths } from '@/paths'
import { statisticsByToFromQuery } from '@/services/airwayBill.queries'
import { isUnauthorized } from '@/services/http/errors'
import { otherDrafts } from '../session/draftStore'
import { useShipmentList } from '../shipments/list/useShipmentList'
import { plainView, writeView } from '../shipments/view/shipmentView'
import { useToday } from '../useToday'
import './branchBefore.css'

export function BranchBefore({ owner, isWanted }: { owner: string; isWanted: boolean }) {
  return (
    <ul className="cc-before" aria-label="Before today">
      <BookedOn preset="yesterday" />
      <BookedOn preset="thisWeek" />
      <WithoutNews isWanted={isWanted} />
      <HeldDrafts owner={owner} />
    </ul>
  )
}

function BookedOn({ preset }: { preset: 'yesterday' | 'thisWeek' }) {
  const today = useToday()
  const days = daysOf(preset, today)
  const { data, error } = useQuery(statisticsByToFromQuery(days))
  const search = writeView({ ...plainView, ...days }, new URLSearchParams()).toString()
  const count = data?.reduce((sum, { totalDocuments, totalParcels }) => sum + totalDocuments + totalParcels, 0)
  const collection = data?.reduce((sum, { totalCollection }) => sum + totalCollection, 0)
  return (
    <li>
      <Link to={{ pathname: paths.screen('records'), search }}>
        <span>{dayPresetNames[preset]}</span>
        <b translate="no">{count === undefined ? '—' : formatCount(count)}</b>
        <small translate={isUnauthorized(error) ? undefined : 'no'}>
          {isUnauthorized(error) ? error.message : collection === undefined ? '\u00a0' : formatRupees(collection)}
        </small>
      </Link>
    </li>
  )
}

/** How many days back late shipments are counted. */
const LOOKED_THROUGH = 30

/** `isWanted`: false until today's shipments have loaded, because they come first. */
function WithoutNews({ isWanted }: { isWanted: boolean }) {
  const today = useToday()
  const { source, query, search } = useMemo(() => {
    const days = lastDays(LOOKED_THROUGH, today)
    const rule = attentionRule(company.services, today)
    const sort = { column: 'attention', isDescending: true } as const
    const view = { ...plainView, ...days, needsAttention: true, sort }
    return {
      source: { kind: 'range', ...days } as const,
      query: { filter: { attention: rule }, sort: { ...sort, rule } },
      search: writeView(view, new URLSearchParams()).toString(),
    }
  }, [today])
  const list = useShipmentList(source, query, isWanted)
  return (
    <li>
      <Link to={{ pathname: paths.screen('records'), search }}>
        <span>Late or without news</span>
        <b>{list.state === 'ready' && list.isWhole ? formatCount(list.totals.shipments) : '—'}</b>
        <small>{isUnauthorized(list.error) ? list.error.message : `Last ${LOOKED_THROUGH} days`}</small>
      </Link>
    </li>
  )
}

function HeldDrafts({ owner }: { owner: string }) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    otherDrafts(owner).then(
      (drafts) => {
        if (!isOver) setCount(drafts.length)
      },
      // A browser that cannot keep drafts has none.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [owner])
  return (
    <li>
      <Link to={paths.airwayBill()}>
        <span>Drafts</span>
        <b translate="no">{count === null ? '—' : formatCount(count)}</b>
        <small>Go on booking</small>
      </Link>
    </li>
  )
}
