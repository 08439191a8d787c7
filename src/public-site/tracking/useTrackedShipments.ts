import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { lookUp, type Found, type Refused } from './trackedState'

export type TrackedState =
  | { kind: 'loading' }
  | Refused
  | (Found & {
      /** A newer answer is on its way; what is known stays in sight. */
      isRefreshing: boolean
      /** Why the last refresh brought nothing. */
      problem: string | null
    })

/** Many numbers are looked up this many at a time. */
const AT_A_TIME = 3
/** An answer this young, in milliseconds, is not asked for again when its number comes back into sight. */
const FRESH = 30_000

const LOADING: TrackedState = { kind: 'loading' }

/**
 * The state of each number, each on its own. What was found stays while it is looked up again; of two lookups of one
 * number the later one counts.
 *
 * @param numbers airway bill numbers
 * @param attempt changes with every submission, so that a refused number is tried again
 */
export function useTrackedShipments(numbers: readonly string[], attempt: string) {
  const [states, setStates] = useState<ReadonlyMap<string, TrackedState>>(new Map())
  // The same for the lookups on their way, which outlive a rendering.
  const latest = useRef(states)
  const versions = useRef(new Map<string, number>())
  const attempts = useRef(new Map<string, string>())
  const [enqueue] = useState(() => jobQueue(AT_A_TIME))

  const load = useCallback(
    (number: string) => {
      const version = (versions.current.get(number) ?? 0) + 1
      versions.current.set(number, version)
      const change = (state: TrackedState) => {
        if (versions.current.get(number) !== version) return
        latest.current = new Map(latest.current).set(number, state)
        setStates(latest.current)
      }

      const known = latest.current.get(number)
      change(known?.kind === 'found' ? { ...known, isRefreshing: true, problem: null } : LOADING)
      void enqueue(async () => {
        try {
          const outcome = await lookUp(number)
          if (outcome.kind === 'found') change({ ...outcome, isRefreshing: false, problem: null })
          else if (known?.kind === 'found') change({ ...known, isRefreshing: false, problem: outcome.problem })
          else change(outcome)
        } catch (error) {
          // A fault of the program: the page's error boundary takes it.
          setStates(() => {
            throw error
          })
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

  return { stateOf: (number: string) => states.get(number) ?? LOADING, refresh: load }
}
