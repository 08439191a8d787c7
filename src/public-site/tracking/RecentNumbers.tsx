import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { deviceStore, EVERYONE, json, useDeviceStore } from '@/browser/deviceStore'
import { useLineBack } from '@/browser/useListener'
import { Icon } from '@/components/Icon'
import { formatBriefly } from '@/domain/dates'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { isNewStep, isTrackingNumber, RECENT_ENTRY } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { trackShipment } from '@/services/tracking'
import { trackedShipmentSchema } from '@/services/wire/schemas'
import { hidden, rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { stepName } from './answerTexts'

const small = (words: string) => <small className="d-block cc-muted">{words}</small>

/** @param except the number that the page itself shows */
export function RecentNumbers({ except }: { except?: string }) {
  const id = useId()
  const recent = useRecentShipments().filter(({ number }) => number !== except)
  useNewAnswers(recent.map(({ number }) => number))
  if (recent.length === 0) return null
  return (
    <div className="cc-recent mt-4">
      <h2>{t('tracking.recentNumbers')}</h2>
      <ul className="d-flex flex-wrap gap-2">
        {recent.map((shipment) => (
          <li key={shipment.number}>
            <Link to={paths.tracking(shipment.number)} aria-describedby={`${id}-${shipment.number}`}>
              <span className="cc-bill-number" translate="no">
                {shipment.number}
              </span>{' '}
              {hasNewStep(shipment) && (
                <span className="cc-new" title={t('tracking.newStepTitle')}>
                  <span className="visually-hidden">{t('tracking.hasNewStep')}</span>
                </span>
              )}
            </Link>
            <span className="cc-known" id={`${id}-${shipment.number}`}>
              {rich('tracking.knownStatus', {
                status: stepName(shipment.shipment),
                time: formatBriefly(shipment.at),
                hidden,
                small,
              })}
            </span>
            <button
              type="button"
              aria-label={t('tracking.forget', { number: shipment.number })}
              onClick={() => forget(shipment.number)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 1 && (
        <button className="cc-recent-all cc-link" type="button" onClick={forgetAll}>
          {t('tracking.clear')}
        </button>
      )}
    </div>
  )
}

/** Milliseconds before recent numbers are looked up, so that the visitor's own request goes first. */
const AFTERWARDS = 1500

/** Asks for each number once while the page is open, one after the other; failed ones when the connection is back. */
function useNewAnswers(numbers: readonly string[]): void {
  const asked = useRef(new Set<string>())
  const isOpen = useRef(false)
  const askAll = async () => {
    for (const number of numbers.filter((each) => !asked.current.has(each))) {
      if (!isOpen.current) return
      asked.current.add(number)
      await trackShipment(number).then(
        (shipment) => update(number, shipment, new Date(), false),
        // A background request fails silently, and may be repeated.
        () => asked.current.delete(number),
      )
    }
  }
  const askAfterwards = useEffectEvent(() => void askAll())
  useEffect(() => {
    isOpen.current = true
    const timer = setTimeout(() => askAfterwards(), AFTERWARDS)
    return () => {
      isOpen.current = false
      clearTimeout(timer)
    }
  }, [])
  useLineBack(() => void askAll())
}

/** Latest first. */
const schema = z.catch(
  z.array(
    z.object({
      number: z.string().check(z.refine(isTrackingNumber)),
      /** The public tracking answer, which contains no names. */
      shipment: trackedShipmentSchema,
      at: z.coerce.date(),
      /** Time of the newest step that the visitor has looked at; '' if there was none. */
      seen: z.string(),
    }),
  ),
  [],
)
export type RecentShipment = z.infer<typeof schema>[number]

const MOST = 10
const none: readonly RecentShipment[] = []

const store = deviceStore<readonly RecentShipment[]>(RECENT_ENTRY, json(schema), (recent) =>
  recent.length === 0 ? null : JSON.stringify(recent),
)
const all = () => store.read(EVERYONE)
const write = (recent: readonly RecentShipment[]) => void store.write(EVERYONE, recent.slice(0, MOST))

const newestStep = (shipment: TrackedShipment): string => latestStatus(shipment)?.createdAt ?? ''

export const hasNewStep = ({ shipment, seen }: RecentShipment) => isNewStep(newestStep(shipment), seen)

export const useRecentShipments = () => useDeviceStore(store, EVERYONE, none)

export const recentShipment = (number: string) => all().find((recent) => recent.number === number)

/** Puts a shipment that the visitor looks at in the first place. */
export function remember(number: string, shipment: TrackedShipment, at: Date): void {
  write([{ number, shipment, at, seen: newestStep(shipment) }, ...all().filter((other) => other.number !== number)])
}

/** Keeps a newer answer in its place. @param isSeen the visitor looks at it now */
export function update(number: string, shipment: TrackedShipment, at: Date, isSeen: boolean): void {
  if (!recentShipment(number)) return
  write(
    all().map((recent) =>
      recent.number === number ? { number, shipment, at, seen: isSeen ? newestStep(shipment) : recent.seen } : recent,
    ),
  )
}

export function forget(number: string): void {
  write(all().filter((recent) => recent.number !== number))
}

export function forgetAll(): void {
  write(none)
}
