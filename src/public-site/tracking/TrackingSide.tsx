import { chatAbout } from '../contactLinks'
import { TrackBox } from '../TrackBox'
import { ManyBox } from './many/ManyBox'
import { RecentNumbers } from './recent/RecentNumbers'
import type { useRecentNumbers } from './recent/useRecentNumbers'

interface TrackingSideProps {
  number: string
  recent: ReturnType<typeof useRecentNumbers>
}

/** Beside the journey: another number, the ones of before, and somebody to ask about this one. */
export function TrackingSide({ number, recent }: TrackingSideProps) {
  return (
    <div className="cc-side">
      <div className="card">
        <h2>Track another</h2>
        <TrackBox isSmall />
        <ManyBox />
        <RecentNumbers recent={recent} except={number} />
        <p>
          A date that looks wrong, a door that was missed?{' '}
          <a className="cc-link" href={chatAbout(number)} target="_blank" rel="noopener noreferrer">
            Write to us
          </a>{' '}
          about {number}.
        </p>
      </div>
    </div>
  )
}
