import { Link } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { paths } from '@/paths'
import { useNewSteps } from './useNewSteps'
import type { useRecentNumbers } from './useRecentNumbers'

interface RecentNumbersProps {
  recent: ReturnType<typeof useRecentNumbers>
  /** The number in sight, which needs no link. */
  except?: string
}

/** The numbers that were found last on this device, each one removable. */
export function RecentNumbers({ recent, except }: RecentNumbersProps) {
  const numbers = recent.numbers.filter((number) => number !== except)
  const hasNewStep = useNewSteps(numbers, recent.seen)
  if (numbers.length === 0) return null
  return (
    <div className="cc-recent">
      <h2>Recent on this device</h2>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link className="cc-bill-number" to={paths.tracking(number)}>
              {number}{' '}
              {hasNewStep(number) && (
                <span className="cc-new" title="New step since you last looked">
                  <span className="visually-hidden">has a new step</span>
                </span>
              )}
            </Link>
            <button type="button" aria-label={`Forget ${number}`} onClick={() => recent.forget(number)}>
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {numbers.length > 1 && (
        <button className="cc-recent-all cc-link" type="button" onClick={recent.forgetAll}>
          Forget all
        </button>
      )}
    </div>
  )
}
