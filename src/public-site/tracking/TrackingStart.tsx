import { TrackBox } from '../TrackBox'
import { ManyBox } from './many/ManyBox'
import { RecentNumbers } from './recent/RecentNumbers'
import { TrackingHints } from './TrackingHints'
import { TrackingSlab } from './TrackingSlab'
import type { useRecentNumbers } from './recent/useRecentNumbers'

interface TrackingStartProps {
  number: string
  problem: string | null
  recent: ReturnType<typeof useRecentNumbers>
}

/** No number yet, or none that can be one. */
export function TrackingStart({ number, problem, recent }: TrackingStartProps) {
  return (
    <>
      <TrackingSlab hasRiver>
        <TrackBox number={number} problem={problem} hint="Ten digits, under the barcode on your receipt." />
        <RecentNumbers recent={recent} />
      </TrackingSlab>
      <div className="container-xl">
        <ManyBox />
        <TrackingHints />
      </div>
    </>
  )
}
