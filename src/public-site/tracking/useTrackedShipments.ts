import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useLineBack } from '@/browser/useLineBack'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { isServiceError, isTransient } from '@/services/http/errors'
import { trackShipment } from '@/services/tracking'
import { knownAnswer } from './recent/useRecentNumbers'

interface Found {
  kind: 'found'
  shipment: TrackedShipment
  at: Date
}

export interface Refused {
  kind: 'refused'
  problem: string
  /** No shipment has this number; after any other problem a retry may help. */
  isUnknown: boolean
}

export type TrackedState =
  | { kind: 'loading' }
  | Refused
  | (Found & {
      /** A newer answer is being fetched; the known one stays visible. */
      isRefreshing: boolean
      /** Answered on an earlier visit, and stored on this device. */
      isKept: boolean
      /** Why the last refresh failed. */
      problem: string | null
    })

const AT_A_TIME = 3
/** Milliseconds: a younger answer is not fetched again when its number comes back into view. */
const FRESH = 30_000
/** Milliseconds without an answer before the one stored on this device is shown. */
const LATE = 3000
/** Milliseconds before the second and the third try. */
const WAITS = [250, 600]

export const LOADING: TrackedState = { kind: 'loading' }

/** Of two lookups of a number the later one counts. @param attempt a new value retries refused numbers */
export function useTrackedShipments(numbers: readonly string[], attempt: string) {
  const [states, setStates] = useState<ReadonlyMap<string, TrackedState>>(new Map())
  // In refs, as lookups under way outlive a render.
  const latest = useRef(states)
  const lookups = useRef(new Map<string, object>())
  const attempts = useRef(new Map<string, string>())
  const [enqueue] = useState(() => jobQueue(AT_A_TIME))

  const load = useCallback(
    (number: string) => {
      const lookup = {}
      lookups.current.set(number, lookup)
      const change = (state: TrackedState) => {
        if (lookups.current.get(number) !== lookup) return
        latest.current = new Map(latest.current).set(number, state)
        setStates(latest.current)
      }

      const known = latest.current.get(number)
      change(known?.kind === 'found' ? { ...known, isRefreshing: true, problem: null } : LOADING)
      const kept = keptState(number)
      void enqueue(async () => {
        const isWaitedFor = known?.kind !== 'found' && kept !== undefined
        const late = isWaitedFor ? setTimeout(() => change({ ...kept, isRefreshing: true }), LATE) : undefined
        try {
          const outcome = await lookUp(number)
          if (outcome.kind === 'found') change({ ...outcome, isRefreshing: false, isKept: false, problem: null })
          else {
            const before = known?.kind === 'found' ? known : outcome.isUnknown ? undefined : kept
            change(before ? { ...before, isRefreshing: false, problem: outcome.problem } : outcome)
          }
        } catch (error) {
          // A programming error: rethrown while rendering, for the page's error boundary.
          setStates(() => {
            throw error
          })
        } finally {
          clearTimeout(late)
        }
      })
    },
    [enqueue],
  )

  const wanted = numbers.join(' ')
  useEffect(() => {
    for (const number of wanted === '' ? [] : wanted.split(' ')) {
      const state = latest.current.get(number)
      const isStale = state?.kind === 'found' && !state.isRefreshing && Date.now() - state.at.getTime() > FRESH
      const isRetried = state?.kind === 'refused' && attempts.current.get(number) !== attempt
      attempts.current.set(number, attempt)
      if (!state || isRetried || isStale) load(number)
    }
  }, [wanted, attempt, load])

  useLineBack(() => {
    for (const number of numbers) {
      const state = latest.current.get(number)
      if (state?.kind === 'found' ? state.problem !== null : state?.kind === 'refused' && !state.isUnknown) load(number)
    }
  })

  return { stateOf: (number: string) => states.get(number) ?? LOADING, refresh: load }
}

function keptState(number: string) {
  const known = knownAnswer(number)
  if (!known) return undefined
  const { shipment, at } = known
  return { kind: 'found', shipment, at, isRefreshing: false, isKept: true, problem: null } as const
}

async function lookUp(airwayBillNo: string): Promise<Found | Refused> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const shipment = await trackShipment(airwayBillNo)
      return { kind: 'found', shipment, at: new Date() }
    } catch (error) {
      if (!isServiceError(error)) throw error
      const wait = WAITS[attempt]
      if (wait === undefined || !isTransient(error)) {
        return { kind: 'refused', problem: error.message, isUnknown: error.status === 404 }
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
