import * as z from 'zod/mini'
import { ANY_USER, deviceStore, json, useDeviceStore } from '@/browser/deviceStore'
import { RECENT_ENTRY } from '@/browser/storageNames'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { storedList } from '@/domain/storedList'
import { isNewStep } from '@/domain/tracking/isNewStep'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { isTrackingNumber } from '@/domain/tracking/trackingNumbers'
import { trackedShipmentSchema } from '@/services/wire/readTrackedShipment'

/** Latest first. */
const schema = storedList(
  z.object({
    number: z.string().check(z.refine(isTrackingNumber)),
    /** The public tracking answer, which contains no names. */
    shipment: trackedShipmentSchema,
    at: z.coerce.date(),
    /** Time of the newest step that the visitor has looked at; '' if there was none. */
    seen: z.string(),
  }),
)

type RecentShipment = z.infer<typeof schema>[number]

const MAX_RECENT = 10

const none: readonly RecentShipment[] = []

const store = deviceStore<readonly RecentShipment[]>(RECENT_ENTRY, json(schema), (recent) =>
  recent.length === 0 ? null : JSON.stringify(recent),
)

const all = () => store.read(ANY_USER)

const write = (recent: readonly RecentShipment[]) => void store.write(ANY_USER, recent.slice(0, MAX_RECENT))

const newestStep = (shipment: TrackedShipment): string => latestStatus(shipment)?.createdAt ?? ''

export const hasNewStep = ({ shipment, seen }: RecentShipment) => isNewStep(newestStep(shipment), seen)

export const useRecentShipments = () => useDeviceStore(store, ANY_USER, none)

export const recentShipment = (number: string) => all().find((recent) => recent.number === number)

/**
 * Whether the stored answer is newer than one received at `at`. A stored time in the future comes from a wrong clock,
 * and does not count.
 */
const isNewer = (recent: RecentShipment, at: Date) => recent.at > at && recent.at.getTime() <= Date.now()

/**
 * Moves the shipment that the visitor looks at to the front of the list. An answer about another number is not stored,
 * nor one that is older than what another tab has stored.
 */
export function rememberShipment(number: string, shipment: TrackedShipment, at: Date): void {
  if (!mayBeAbout(number, shipment)) return
  const known = recentShipment(number)
  const latest = known && isNewer(known, at) ? known : { number, shipment, at, seen: newestStep(shipment) }
  write([latest, ...all().filter((other) => other.number !== number)])
}

/** Stores a newer answer without changing the order. @param isSeen the visitor looks at it now */
export function updateRecentShipment(number: string, shipment: TrackedShipment, at: Date, isSeen: boolean): void {
  const known = recentShipment(number)
  if (!known || isNewer(known, at) || !mayBeAbout(number, shipment)) return
  write(
    all().map((recent) =>
      recent.number === number ? { number, shipment, at, seen: isSeen ? newestStep(shipment) : recent.seen } : recent,
    ),
  )
}

export function forgetShipment(number: string): void {
  write(all().filter((recent) => recent.number !== number))
}

export function forgetAllShipments(): void {
  write(none)
}
