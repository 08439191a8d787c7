import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { formatBriefly } from '@/domain/dates'
import { journeyStep, publicStatus, statusNames } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { useNewSteps, type KnownAnswer, type useRecentNumbers } from './useRecentNumbers'

interface RecentNumbersProps {
  recent: ReturnType<typeof useRecentNumbers>
  except?: string
}

export function RecentNumbers({ recent, except }: RecentNumbersProps) {
  const id = useId()
  const numbers = recent.numbers.filter((number) => number !== except)
  const hasNewStep = useNewSteps(numbers, recent)
  if (numbers.length === 0) return null
  return (
    <div className="cc-recent mt-4">
      <h2>Recent on this device</h2>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link to={paths.tracking(number)} aria-describedby={`${id}-${number}`}>
              <span className="cc-bill-number" translate="no">
                {number}
              </span>{' '}
              {hasNewStep(number) && (
                <span className="cc-new" title="New step since you last looked">
                  <span className="visually-hidden">has a new step</span>
                </span>
              )}
            </Link>
            <KnownState id={`${id}-${number}`} answer={recent.known[number]} />
            <button type="button" aria-label={`Forget ${number}`} onClick={() => recent.forget(number)}>
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {numbers.length > 1 && (
        <button className="cc-recent-all cc-link" type="button" onClick={recent.forgetAll}>
          Clear
        </button>
      )}
    </div>
  )
}

function KnownState({ id, answer }: { id: string; answer: KnownAnswer | undefined }) {
  if (!answer) return null
  const step = journeyStep(answer.shipment)
  return (
    <span className="cc-known" id={id}>
      {step === 0 ? publicStatus(answer.shipment) : statusNames[step]}
      <span className="visually-hidden">,</span> <small>as of {formatBriefly(answer.at)}</small>
    </span>
  )
}
