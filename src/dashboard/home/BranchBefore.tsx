import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { dayPresetNames, daysOf } from '@/domain/dayRanges'
import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { paths } from '@/paths'
import { statisticsByToFromQuery } from '@/services/airwayBill.queries'
import { otherDrafts } from '../session/draftStore'
import { plainView, writeView } from '../shipments/view/shipmentView'
import { useToday } from '../useToday'
import './branchBefore.css'

/** For a branch: what was before today, and bookings that somebody has begun and not ended. */
export function BranchBefore({ owner }: { owner: string }) {
  return (
    <ul className="cc-before" aria-label="Before today">
      <BookedOn preset="yesterday" />
      <BookedOn preset="thisWeek" />
      <HeldDrafts owner={owner} />
    </ul>
  )
}

function BookedOn({ preset }: { preset: 'yesterday' | 'thisWeek' }) {
  const today = useToday()
  const days = daysOf(preset, today)
  const { data } = useQuery(statisticsByToFromQuery(days))
  const search = writeView({ ...plainView, ...days }, new URLSearchParams()).toString()
  const count = data?.reduce((sum, { totalDocuments, totalParcels }) => sum + totalDocuments + totalParcels, 0)
  const collection = data?.reduce((sum, { totalCollection }) => sum + totalCollection, 0)
  return (
    <li>
      <Link to={{ pathname: paths.screen('records'), search }}>
        <span>{dayPresetNames[preset]}</span>
        <b>{count === undefined ? '—' : formatCount(count)}</b>
        <small>{collection === undefined ? '\u00a0' : formatRupees(collection)}</small>
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
      // Where this browser keeps none there is nothing to go on with.
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
        <b>{count === null ? '—' : formatCount(count)}</b>
        <small>Go on booking</small>
      </Link>
    </li>
  )
}
