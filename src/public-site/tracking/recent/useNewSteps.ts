import { useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { isNewStep, type SeenSteps } from '@/domain/tracking/seenSteps'
import { trackShipment } from '@/services/tracking'

/** Milliseconds before they are asked for: what the visitor came for comes first. */
const AFTERWARDS = 1500
/** So many at a time. */
const AT_A_TIME = 2

/**
 * Which of the numbers have a step that is newer than the one that was last seen. Each is asked for once as long as the
 * page stands; what cannot be answered is not marked.
 *
 * @param numbers those that are shown
 * @param seen what was last seen of them
 */
export function useNewSteps(numbers: readonly string[], seen: SeenSteps): (number: string) => boolean {
  const [newest, setNewest] = useState<Readonly<Record<string, string>>>({})
  const asked = useRef(new Set<string>())
  const [enqueue] = useState(() => jobQueue(AT_A_TIME))
  const watched = numbers.filter((number) => seen[number] !== undefined).join(' ')
  useEffect(() => {
    if (watched === '') return undefined
    const ask = async (number: string) => {
      if (asked.current.has(number)) return
      asked.current.add(number)
      try {
        const moment = latestStatus(await trackShipment(number))?.createdAt ?? ''
        setNewest((known) => ({ ...known, [number]: moment }))
      } catch {
        // Nobody has asked for it.
      }
    }
    const timer = setTimeout(() => watched.split(' ').forEach((number) => void enqueue(() => ask(number))), AFTERWARDS)
    return () => clearTimeout(timer)
  }, [watched, enqueue])
  return (number) => isNewStep(newest[number] ?? '', seen[number])
}
