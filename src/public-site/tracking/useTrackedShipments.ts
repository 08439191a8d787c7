import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useReconnected } from '@/browser/useReconnected'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { isServiceError, isTransient } from '@/services/http/errors'
import { trackShipment } from '@/services/tracking'
import { readTrackedShipment } from '@/services/wire/readTrackedShipment'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { recentShipment } from './recentShipments'

interface Found {
  kind: 'found'
  shipment: TrackedShipment
  at: Date
}

export interface RefusedState {
  kind: 'refused'
  problem: string
  /** No shipment has this number; after any other problem a retry may help. */
  isUnknown: boolean
}

export type TrackedState =
  | { kind: 'loading' }
  | RefusedState
  | (Found & {
      /** True while a newer answer is being fetched; the known one stays visible. */
      isRefreshing: boolean
      /** Answered on an earlier visit, and stored on this device. */
      isSaved: boolean
      /** Why the last refresh failed. */
      problem: string | null
    })

const MAX_PARALLEL_CALLS = 3
/** Milliseconds during which an answer is not fetched again when its number is asked for again. */
const FRESH_FOR_MS = 30_000
/** Milliseconds without an answer before the one stored on this device is shown. */
const SHOW_STORED_AFTER_MS = 3000
/** Milliseconds before the second and the third try. */
const RETRY_DELAYS_MS = [250, 600]

export const LOADING: TrackedState = { kind: 'loading' }

/** @param attempt a new value retries refused numbers */
export function useTrackedShipments(numbers: readonly string[], attempt: string) {
  const [states, setStates] = useState<ReadonlyMap<string, TrackedState>>(new Map())
  // In a ref, because a lookup goes on over several renders.
  const latest = useRef(states)
  /** The latest call for each number. An earlier one may still be unanswered. */
  const lastCalls = useRef(new Map<string, number>())
  /** The result of the latest answered call for each number. */
  const answers = useRef(new Map<string, Found & { call: number }>())
  const [enqueue] = useState(() => jobQueue(MAX_PARALLEL_CALLS))

  const load = useCallback(
    (number: string) => {
      const change = (state: TrackedState) => {
        latest.current = new Map(latest.current).set(number, state)
        setStates(latest.current)
      }
      const last = latest.current.get(number)
      if (last && isUnderWay(last)) return
      const shown = last?.kind === 'found' ? last : undefined
      const known = shown ?? savedState(number)
      change(shown ? { ...shown, isRefreshing: true, problem: null } : LOADING)
      const call = (lastCalls.current.get(number) ?? 0) + 1
      lastCalls.current.set(number, call)
      const answered = answers.current.get(number)
      /** Shows what was known before the call, unless a call has been answered since: that answer stays. */
      const showKnown = (state: TrackedState | undefined) => {
        if (state && answers.current.get(number) === answered) change(state)
      }
      const ask = async () => {
        const late = setTimeout(
          () => showKnown(known && { ...known, isRefreshing: true, problem: null }),
          SHOW_STORED_AFTER_MS,
        )
        const giveBack = () =>
          showKnown(known ? { ...known, isRefreshing: false, problem: t('common.stillWaiting') } : awaited())
        const silent = setTimeout(giveBack, LATE_ANSWER_MS)
        try {
          const outcome = await lookUp(number)
          const answer = answers.current.get(number)
          if (outcome.kind === 'found') {
            // A later call has been answered already: this answer is older.
            if (answer && answer.call > call) return
            answers.current.set(number, { ...outcome, call })
            change({ ...outcome, isRefreshing: false, isSaved: false, problem: null })
            return
          }
          // The number has been requested again meanwhile, so the answer to that call counts, not the failure of this
          // one.
          if (lastCalls.current.get(number) !== call) return
          const before = answer ? { ...answer, isSaved: false } : outcome.isUnknown ? shown : known
          change(before ? { ...before, isRefreshing: false, problem: outcome.problem } : outcome)
        } catch (error) {
          // A programming error: rethrown while rendering, for the page's error boundary.
          setStates(() => {
            throw error
          })
        } finally {
          clearTimeout(late)
          clearTimeout(silent)
        }
      }
      // A call that is never answered must not keep the others waiting.
      void enqueue(() => Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, LATE_ANSWER_MS))]))
    },
    [enqueue],
  )

  const wanted = numbers.join(' ')
  const lastAttempt = useRef<string>(undefined)
  useEffect(() => {
    const isNewAttempt = lastAttempt.current !== attempt
    lastAttempt.current = attempt
    for (const number of wanted.split(' ').filter(Boolean)) {
      const state = latest.current.get(number)
      if (!state || isStale(state) || (state.kind === 'refused' && isNewAttempt)) load(number)
    }
  }, [wanted, attempt, load])

  // On phones, a page may be shown again hours after it was opened.
  useReconnected(() => {
    for (const number of numbers) {
      const state = latest.current.get(number)
      const isOutdated = state?.kind === 'found' && (isStale(state) || state.problem !== null)
      if (isOutdated || (state?.kind === 'refused' && !state.isUnknown)) load(number)
    }
  })

  return { stateOf: (number: string) => states.get(number) ?? LOADING, refresh: load }
}

const isUnderWay = (state: TrackedState) => state.kind === 'loading' || (state.kind === 'found' && state.isRefreshing)

/** Also an answer of a time to come, as the clock was set back since. */
function isStale(state: TrackedState): boolean {
  const age = state.kind === 'found' ? Date.now() - state.at.getTime() : 0
  return age > FRESH_FOR_MS || age < 0
}

/** The state of a number whose answer is late, until it arrives, if it does. */
const awaited = (): RefusedState => ({ kind: 'refused', problem: t('common.stillWaiting'), isUnknown: false })

function savedState(number: string) {
  const recent = recentShipment(number)
  if (!recent) return undefined
  const { shipment, at } = recent
  return { kind: 'found', shipment, at, isRefreshing: false, isSaved: true, problem: null } as const
}

/** An answer that names another number must not be shown under this one. */
function readAnswerTo(airwayBillNo: string, body: unknown): TrackedShipment | null {
  const shipment = readTrackedShipment(body)
  return shipment && mayBeAbout(airwayBillNo, shipment) ? shipment : null
}

async function lookUp(airwayBillNo: string): Promise<Found | RefusedState> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const shipment = await trackShipment(airwayBillNo, (body) => readAnswerTo(airwayBillNo, body))
      return { kind: 'found', shipment, at: new Date() }
    } catch (error) {
      if (!isServiceError(error)) throw error
      const wait = RETRY_DELAYS_MS[attempt]
      if (wait === undefined || !isTransient(error)) {
        return { kind: 'refused', problem: inLanguage(error.message), isUnknown: error.status === 404 }
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
