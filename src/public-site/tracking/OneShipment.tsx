import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '@/components/Alert'
import { Button } from '@/components/Button'
import { Loader } from '@/components/Loader'
import { DASH } from '@/domain/dash'
import { silentDays } from '@/domain/shipment/silentDays'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { isVoid } from '@/domain/shipment/shipmentStatus'
import { similarNumbers } from '@/domain/tracking/similarNumbers'
import { paths } from '@/paths'
import { formatDateTime, formatTime } from '@/texts/dates'
import { publicStatus } from '@/texts/publicStatus'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { outsideLink } from '../OutsideLink'
import { TrackBox } from '../TrackBox'
import { UnfinishedRoute } from '../UnfinishedRoute'
import { chatAbout } from '../contactLinks'
import { JourneyBar } from './JourneyBar'
import { TrackingHistory } from './TrackingHistory'
import { ManyBox } from './ManyBox'
import { PartnerLink } from './PartnerLink'
import { RecentNumbers } from './RecentNumbers'
import { TrackingActions } from './TrackingActions'
import { TrackingHints } from './TrackingHints'
import { TrackingSlab } from './TrackingSlab'
import { aboutPartner, answerLook, answerTexts, type Partner, stepName } from './answerTexts'
import { rememberShipment, useRecentShipments } from './recentShipments'
import type { RefusedState, TrackedState } from './useTrackedShipments'

/** Loaded after the answer; if it does not load, the page prints without it. */
const PrintedHead = lazy<ComponentType<{ at: Date }>>(() =>
  import('./PrintedHead').then(
    (module) => ({ default: module.PrintedHead }),
    () => ({ default: () => null }),
  ),
)

interface OneShipmentProps {
  /** '' while hydrating. */
  number: string
  state: TrackedState
  onRefresh: () => void
}

export function OneShipment({ number, state, onRefresh }: OneShipmentProps) {
  const shipment = state.kind === 'found' ? state.shipment : null
  const isLoading = state.kind === 'loading'
  useEffect(() => {
    if (state.kind === 'found') rememberShipment(number, state.shipment, state.at)
  }, [number, state])
  return (
    <>
      {state.kind === 'found' && (
        <Suspense>
          <PrintedHead at={state.at} />
        </Suspense>
      )}
      <TrackingSlab hasRiver={state.kind !== 'refused'}>
        {state.kind === 'refused' ? (
          <RefusedNumber number={number} refused={state} onRetry={onRefresh} />
        ) : (
          <>
            <Answer number={number} shipment={shipment} />
            <ShipmentFacts number={number} shipment={shipment} />
            <TrackingActions
              numbers={[number]}
              isWaiting={isLoading}
              isRefreshing={state.kind === 'found' && state.isRefreshing}
              problem={state.kind === 'found' ? state.problem : null}
              knownAt={state.kind === 'found' && (state.isSaved || state.problem !== null) ? state.at : null}
              onRefresh={onRefresh}
            />
            <JourneyBar shipment={shipment} />
          </>
        )}
      </TrackingSlab>
      {state.kind === 'refused' ? (
        <div className="container-xl cc-below short" key="refused">
          <TrackingHints number={number} />
        </div>
      ) : (
        <div className={`container-xl cc-track-body ${isLoading ? 'cc-below' : ''}`} aria-busy={isLoading}>
          {state.kind === 'found' ? (
            <TrackingHistory number={number} shipment={state.shipment} at={state.at} />
          ) : (
            <div />
          )}
          <TrackingSide number={number} hasQuestion={state.kind === 'found' && !hasChat(state.shipment, state.at)} />
        </div>
      )}
      {isLoading && <Loader text={t('common.trackingShipment')} />}
      <p className="visually-hidden" role="status">
        {announcement(number, state)}
      </p>
    </>
  )
}

function announcement(number: string, state: TrackedState): string {
  if (state.kind !== 'found' || state.isRefreshing) return ''
  const time = state.isSaved || state.problem !== null ? formatDateTime(state.at) : formatTime(state.at)
  return t('tracking.announcement', { number, status: stepName(state.shipment), time })
}

interface ShownShipment {
  number: string
  shipment: TrackedShipment | null
}

/** Gives a line its height until there is a text. */
const BLANK = '\u00a0'

/** The answer. It has its full size while it loads; firstAnswer.ts may have filled it before React takes over. */
function Answer({ number, shipment }: ShownShipment) {
  const texts = shipment && answerTexts(shipment)
  return (
    <p className="cc-answer" aria-hidden={!shipment} data-look={answerLook(shipment)}>
      <strong className="cc-beside flex-wrap" suppressHydrationWarning>
        {`${texts?.headline ?? BLANK} `}
        <small className="cc-muted fw-normal" suppressHydrationWarning>
          {texts?.day ?? ''}
        </small>
      </strong>
      <span suppressHydrationWarning>
        {texts ? (
          <>
            {texts.meaning} {texts.partner && <Follow partner={texts.partner} number={number} />} {texts.next}
          </>
        ) : (
          BLANK
        )}
      </span>
    </p>
  )
}

function Follow({ partner, number }: { partner: Partner; number: string }) {
  return rich(aboutPartner(partner), { partner: <PartnerLink partner={partner} number={number} /> })
}

function ShipmentFacts({ number, shipment }: ShownShipment) {
  return (
    <div className="cc-tracked-bill">
      <dl>
        <div>
          <dt>{t('site.airwayBillNumber')}</dt>
          <dd className="cc-bill-number" translate="no">
            {shipment?.airwayBillNo || number || BLANK}
          </dd>
        </div>
        <div>
          <dt>{t('tracking.bookingDate')}</dt>
          <dd className="cc-number" translate="no">
            {shipment ? formatDateTime(shipment.createdAt) : DASH}
          </dd>
        </div>
        <div>
          <dt>{t('tracking.status')}</dt>
          <dd>{shipment ? publicStatus(shipment) : DASH}</dd>
        </div>
      </dl>
    </div>
  )
}

interface RefusedNumberProps {
  number: string
  refused: RefusedState
  onRetry: () => void
}

function RefusedNumber({ number, refused, onRetry }: RefusedNumberProps) {
  const recent = useRecentShipments().map((shipment) => shipment.number)
  const meant = refused.isUnknown ? similarNumbers(recent, number) : []
  return (
    <div className="cc-lost">
      <div>
        <div className="mb-3" role="alert">
          <Alert>{refused.problem}</Alert>
        </div>
        {meant.length > 0 && (
          <p className="cc-meant mb-3">
            {rich('tracking.didYouMean', {
              numbers: meant.map((other) => (
                <Link key={other} className="cc-link cc-bill-number" translate="no" to={paths.tracking(other)}>
                  {other}
                </Link>
              )),
            })}
          </p>
        )}
        <TrackBox key={number} number={number} hint={refused.isUnknown && t('tracking.checkNumber')} />
        {!refused.isUnknown && (
          <p className="cc-lost-ways d-flex flex-wrap">
            <Button look="plain" text={t('common.tryAgain')} onClick={onRetry} />
          </p>
        )}
      </div>
      <UnfinishedRoute isBroken={!refused.isUnknown} />
    </div>
  )
}

/** Whether the history itself says whom to ask. */
const hasChat = (shipment: TrackedShipment, at: Date) => isVoid(shipment) || silentDays(shipment, at) !== null

function TrackingSide({ number, hasQuestion }: { number: string; hasQuestion: boolean }) {
  return (
    <div className="cc-side">
      <div className="card">
        <h2 className="mb-3">{t('tracking.trackAnother')}</h2>
        <TrackBox isSmall />
        <ManyBox />
        <RecentNumbers except={number} />
        {hasQuestion && (
          <p>
            {rich('tracking.questionsAbout', {
              number,
              chat: outsideLink(chatAbout(number)),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
