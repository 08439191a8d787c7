import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { company } from '@/company'
import { readTrackingNumbers, trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { NumberHint } from '../NumberHint'
import { PageMeta } from '../PageMeta'
import { TrackBox } from '../TrackBox'
import { ManyBox } from './ManyBox'
import { OneShipment } from './OneShipment'
import { RecentNumbers } from './RecentNumbers'
import { TrackingHints } from './TrackingHints'
import { TrackingSlab } from './TrackingSlab'
import { LOADING, useTrackedShipments } from './useTrackedShipments'
import './styles/tracking.css'

/** Most visitors follow one shipment, so the view of several is loaded on demand. */
const ManyShipments = lazy(async () => ({ default: (await import('./many/ManyShipments')).ManyShipments }))

export default function TrackingPage() {
  const { airwayBillNo } = useParams()
  const [search] = useSearchParams()
  const isDrawnHere = useIsHydrated()
  // A form sent before the page's script has loaded leads to `?airwayBillNo=`: redirect to the usual address.
  const sent = isDrawnHere ? search.get('airwayBillNo') : null
  if (airwayBillNo === undefined && sent !== null && sent !== '') {
    return (
      <>
        <div className="cc-below" />
        <Navigate replace to={paths.tracking(sent)} />
      </>
    )
  }
  const asked = airwayBillNo ?? sent
  return (
    <>
      <PageMeta
        title={t('tracking.title', { company: company.shortName })}
        description={t('tracking.description', { company: company.name })}
        path={paths.tracking()}
        isUnlisted={asked !== null}
      />
      <Tracking asked={asked} />
    </>
  )
}

function Tracking({ asked }: { asked: string | null }) {
  const { key } = useLocation()
  const { numbers, left, rejected } = readTrackingNumbers(asked ?? '')
  const { stateOf, refresh } = useTrackedShipments(numbers, key)
  const isDrawnHere = useIsHydrated()
  const [only = null] = numbers.length === 1 ? numbers : []

  // The prerendered page does not depend on the number: while hydrating, it shows a number that waits for its answer.
  if (asked !== null && !isDrawnHere) {
    return <OneShipment number="" state={LOADING} onRefresh={() => undefined} />
  }
  if (only !== null && rejected.length === 0) {
    return <OneShipment number={only} state={stateOf(only)} onRefresh={() => refresh(only)} />
  }
  if (numbers.length > 0) {
    return (
      <Suspense fallback={<ManyPlaceholder />}>
        <ManyShipments numbers={numbers} left={left} rejected={rejected} stateOf={stateOf} onRefresh={refresh} />
      </Suspense>
    )
  }
  const problem = asked === null ? null : trackingNumberProblem(asked)
  return <TrackingStart key={asked} number={asked ?? ''} problem={problem && say(problem)} />
}

function ManyPlaceholder() {
  return (
    <>
      <TrackingSlab hasRiver>{null}</TrackingSlab>
      <div className="cc-below" />
    </>
  )
}

function TrackingStart({ number, problem }: { number: string; problem: string | null }) {
  const isDrawnHere = useIsHydrated()
  return (
    <>
      <TrackingSlab hasRiver>
        <TrackBox number={number} problem={problem} hint={<NumberHint text={t('tracking.underBarcodeHint')} />} />
        <RecentNumbers />
      </TrackingSlab>
      <div className={isDrawnHere ? 'container-xl' : 'container-xl cc-below cc-undrawn'}>
        <ManyBox />
        <TrackingHints />
      </div>
    </>
  )
}
