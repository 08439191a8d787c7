import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useLineBack } from '@/browser/useLineBack'
import { isNewStep } from '@/domain/tracking/recentNumbers'
import { trackShipment } from '@/services/tracking'
import { newestStep, type useRecentNumbers } from './useRecentNumbers'

/** Milliseconds before they are asked for: what the visitor came for comes first. */
const AFTERWARDS = 1500
/** So many at a time. */
const AT_A_TIME = 2

/**
 * Which of the numbers have a step that is newer than the one that was last seen. Each is asked for once as long as the
 * page stands; what cannot be answered is asked for again when the line is back.
 *
 * @param numbers those that are shown
 */
export function useNewSteps(
  numbers: readonly string[],
  { known, learn }: ReturnType<typeof useRecentNumbers>,
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
        // Nobody has asked for it.
        asked.current.delete(number)
      }
    }
    for (const number of watched === '' ? [] : watched.split(' ')) void enqueue(() => ask(number))
  }, [watched, enqueue, learn])
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
