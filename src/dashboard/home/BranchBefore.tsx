import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, type To } from 'react-router-dom'
import { company } from '@/company'
import { useToday } from '@/components/desk/useToday'
import { DASH } from '@/domain/dash'
import { daysOf } from '@/domain/dayPresets'
import { lastDays } from '@/domain/lastDays'
import { formatRupees } from '@/domain/money/money'
import { statedSum, type StatedSum } from '@/domain/money/statedSum'
import { formatCount } from '@/domain/numbers'
import { asOf } from '@/domain/shipment-index/listAge'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { statisticsFor } from '@/domain/shipment/statisticsFor'
import { paths } from '@/paths'
import { statisticsByToFromQuery } from '@/services/airwayBill.queries'
import { isUnauthorized } from '@/services/http/errors'
import { otherDrafts } from '@/session/drafts/otherDrafts'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useShipmentList } from '@/shipments/list/useShipmentList'
import { type ShipmentView, viewAddress } from '@/shipments/view/shipmentView'
import { formatTime } from '@/texts/dates'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import './branchBefore.css'

/** The figures of a branch from before today, and what it has left open. */
export function BranchBefore({ owner, isWanted }: { owner: string; isWanted: boolean }) {
  return (
    <ul className="cc-figures cc-before" aria-label={t('desk.beforeToday')}>
      <BookedOn preset="yesterday" />
      <BookedOn preset="thisWeek" />
      <LateOrNoUpdate isWanted={isWanted} />
      <Drafts owner={owner} />
    </ul>
  )
}

interface FigureProps {
  to: To
  name: string
  count: number | undefined
  note: string
  /** The note is an amount, which no translator may change. */
  isAmount?: boolean
  /** True if any count above 0 calls for action. */
  isWarning?: boolean
}

function Figure({ to, name, count, note, isAmount = false, isWarning = false }: FigureProps) {
  return (
    <li>
      <Link to={to}>
        <span>{name}</span>
        <b className={count === 0 ? 'cc-muted' : isWarning && count !== undefined ? 'late' : undefined} translate="no">
          {count === undefined ? DASH : formatCount(count)}
        </b>
        <small className="text-truncate" translate={isAmount ? 'no' : undefined}>
          {note}
        </small>
      </Link>
    </li>
  )
}

const recordsOf = (view: Partial<ShipmentView>): To => ({
  pathname: paths.screen('records'),
  search: viewAddress(view),
})

function BookedOn({ preset }: { preset: 'yesterday' | 'thisWeek' }) {
  const days = daysOf(preset, useToday())
  const user = useCurrentUser()
  const { data: sent, error, dataUpdatedAt } = useQuery(statisticsByToFromQuery(days))
  const data = sent && statisticsFor(user, sent)
  const booked = data && statedSum(data.flatMap(({ totalDocuments, totalParcels }) => [totalDocuments, totalParcels]))
  const collection = data && statedSum(data.map(({ totalCollection }) => totalCollection))
  const failure = failureText(error, data ? dataUpdatedAt : null)
  return (
    <Figure
      to={recordsOf(days)}
      name={t(preset === 'yesterday' ? 'desk.yesterday' : 'desk.thisWeek')}
      count={booked?.unreadable === 0 && booked.missing === 0 ? Number(booked.amount) : undefined}
      note={failure ?? (collection === undefined ? '\u00a0' : collectionText(collection))}
      isAmount={failure === null}
    />
  )
}

/**
 * The text in place of the note of a figure that could not be loaded or refreshed. @param loadedAt of the figure shown
 */
function failureText(error: Error | null, loadedAt: number | null): string | null {
  if (!error) return null
  if (isUnauthorized(error)) return inLanguage(error.message)
  return loadedAt === null ? t('desk.figureFailed') : t('desk.figureFrom', { time: formatTime(new Date(loadedAt)) })
}

function collectionText({ amount, missing, unreadable }: StatedSum): string {
  if (unreadable > 0) return `${DASH} ${t('common.cannotBeRead')}`
  return missing > 0 ? DASH : formatRupees(amount)
}

/** How many days back late shipments are counted. */
const LATE_WINDOW_DAYS = 30

/** `isWanted` is false until today's shipments have loaded, because those come first. */
function LateOrNoUpdate({ isWanted }: { isWanted: boolean }) {
  const today = useToday()
  const { username } = useCurrentUser()
  const { source, query, to } = useMemo(() => {
    const days = lastDays(LATE_WINDOW_DAYS, today)
    const rule = attentionRule(company.services, today)
    const sort = { column: 'attention', isDescending: true } as const
    return {
      source: { kind: 'range', ...days } as const,
      query: { filter: { attention: rule, ofCenter: username }, sort: { ...sort, rule } },
      to: recordsOf({ ...days, attention: 'any', sort }),
    }
  }, [today, username])
  const list = useShipmentList(source, query, isWanted)
  const isKnown = list.state === 'ready' && list.isWhole
  return (
    <Figure
      to={to}
      name={t('desk.lateOrNoUpdate')}
      isWarning
      count={isKnown ? list.totals.shipments : undefined}
      note={
        failureText(list.error, isKnown && list.age ? asOf(list.age, source.from) : null) ??
        t('desk.lastDays', { days: LATE_WINDOW_DAYS })
      }
    />
  )
}

function Drafts({ owner }: { owner: string }) {
  const { data: count, error } = useQuery({
    queryKey: ['held drafts', owner],
    queryFn: async () => (await otherDrafts(owner)).length,
    // Drafts are stored on this computer, and other tabs change them.
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  })
  return (
    <Figure
      to={paths.airwayBill()}
      name={t('desk.drafts')}
      count={count}
      note={failureText(error, null) ?? t(count === 0 ? 'desk.noDrafts' : 'desk.continueBooking')}
    />
  )
}
