import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { jobQueue } from '@/browser/jobQueue'
import { useLineBack } from '@/browser/useLineBack'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { isNewStep, readRecentNumbers, recentEntries, withRecentNumber } from '@/domain/tracking/recentNumbers'
import { isTrackingNumber } from '@/domain/tracking/trackingNumbers'
import { trackShipment } from '@/services/tracking'
import { readTrackedShipment } from '@/services/wire/trackedShipment'

/** The public tracking answer, which contains no names. */
export interface KnownAnswer {
  shipment: TrackedShipment
  at: Date
  /** Time of the newest step that the visitor has looked at; '' if there was none. */
  seen: string
}

type KnownAnswers = Readonly<Record<string, KnownAnswer>>

const none: readonly string[] = []
const nothingKnown: KnownAnswers = {}

const store = deviceStore<readonly string[]>(recentEntries.numbers, readRecentNumbers, (numbers) =>
  numbers.length === 0 ? null : JSON.stringify(numbers),
)
const answers = deviceStore<KnownAnswers>(recentEntries.answers, readAnswers, (known) =>
  Object.keys(known).length === 0 ? null : JSON.stringify(known),
)

/** Skips entries that cannot be read. */
function readAnswers(stored: string | null): KnownAnswers {
  try {
    // If the JSON is not an object, it has no airway bill numbers as keys.
    const known = JSON.parse(stored ?? '{}') as Record<string, Partial<Record<keyof KnownAnswer, unknown>> | null>
    return Object.fromEntries(
      Object.entries(known).flatMap(([number, entry]) => {
        if (entry === null || !isTrackingNumber(number)) return []
        const shipment = readTrackedShipment(entry.shipment)
        const at = new Date(String(entry.at))
        if (!shipment || Number.isNaN(at.getTime())) return []
        return [[number, { shipment, at, seen: typeof entry.seen === 'string' ? entry.seen : '' }]]
      }),
    )
  } catch {
    return nothingKnown
  }
}

/** Drops the stored answers of numbers that are not kept. */
function write(numbers: readonly string[], known = answers.read(EVERYONE)): void {
  store.write(EVERYONE, numbers)
  const kept = Object.entries(known).filter(([number]) => numbers.includes(number))
  answers.write(EVERYONE, Object.fromEntries(kept))
}

export const knownAnswer = (number: string): KnownAnswer | undefined => answers.read(EVERYONE)[number]

const newestStep = (shipment: TrackedShipment): string => latestStatus(shipment)?.createdAt ?? ''

function remember(number: string): void {
  write(withRecentNumber(store.read(EVERYONE), number))
}

/** @param isLookedAt the visitor sees it now; false if it was only fetched in the background */
function learn(number: string, shipment: TrackedShipment, at: Date, isLookedAt: boolean): void {
  const before = answers.read(EVERYONE)
  const last = before[number]
  const seen = isLookedAt ? newestStep(shipment) : (last?.seen ?? '')
  if (last?.at.getTime() === at.getTime() && last.seen === seen) return
  write(store.read(EVERYONE), { ...before, [number]: { shipment, at, seen } })
}

function forget(number: string): void {
  write(store.read(EVERYONE).filter((other) => other !== number))
}

function forgetAll(): void {
  write(none)
}

export function useRecentNumbers() {
  const numbers = useDeviceStore(store, EVERYONE, none)
  const known = useDeviceStore(answers, EVERYONE, nothingKnown)
  return { numbers, known, remember, learn, forget, forgetAll }
}

/** Milliseconds before recent numbers are looked up, so that the visitor's own request goes first. */
const AFTERWARDS = 1500
const AT_A_TIME = 2

/** Asks for each number once while the page is open; for failed ones again when the connection is back. */
export function useNewSteps(
  numbers: readonly string[],
  { known }: Pick<ReturnType<typeof useRecentNumbers>, 'known'>,
): (number: string) => boolean {
  const asked = useRef(new Set<string>())
  const [enqueue] = useState(() => jobQueue(AT_A_TIME))
  const watched = numbers.filter((number) => known[number] !== undefined).join(' ')
  const askAll = useCallback(() => {
    const ask = async (number: string) => {
      if (asked.current.has(number)) return
      asked.current.add(number)
      try {
        learn(number, await trackShipment(number), new Date(), false)
      } catch {
        // A background request fails silently, and may be repeated.
        asked.current.delete(number)
      }
    }
    for (const number of watched === '' ? [] : watched.split(' ')) void enqueue(() => ask(number))
  }, [watched, enqueue])
  useEffect(() => {
    const timer = setTimeout(askAll, AFTERWARDS)
    return () => clearTimeout(timer)
  }, [askAll])
  useLineBack(askAll)
  return (number) => {
    const answer = known[number]
    return answer !== undefined && isNewStep(newestStep(answer.shipment), answer.seen)
  }
}
