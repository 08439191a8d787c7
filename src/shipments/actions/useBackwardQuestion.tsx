import { useId, useRef, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { DASH } from '@/domain/dash'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { directionsOf } from '@/domain/shipment/upTrackMany'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

/** How many shipments the question names; the others are counted. */
const MAX_NAMED = 3

/**
 * Says how many of a batch a status takes forward and how many back, and asks about the latter.
 *
 * @returns the question, and a function that says whether the user has agreed to those that go back; if not, it focuses
 *   the question
 */
export function useBackwardQuestion(shipments: readonly Shipment[], type: number) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  /** The status for which the user has agreed, and the one for which Confirm was pressed without agreement. */
  const [agreed, setAgreed] = useState(0)
  const [missed, setMissed] = useState(0)
  const { forward, same, back } = directionsOf(shipments, type)
  const numbers = back.slice(0, MAX_NAMED).map(({ airwayBillNo }) => airwayBillNo || DASH)
  const others = back.length - numbers.length
  const named =
    others > 0 ? t('lists.andMore', { numbers: numbers.join(comma), more: formatCount(others) }) : numbers.join(comma)
  const problem = missed === type && agreed !== type ? t('lists.backUnconfirmed') : ''
  const question = shipments.length > 0 && (
    <>
      <div role="status">
        {forward.length > 0 && <p className="mb-0">{t('lists.goForward', { count: formatCount(forward.length) })}</p>}
        {same.length > 0 && <p className="mb-0">{t('lists.stayThere', { count: formatCount(same.length) })}</p>}
        {back.length > 0 && (
          <p className="cc-warning mt-2 mb-0 fw-semibold">
            {t('lists.goBack', { count: formatCount(back.length), numbers: named })}
          </p>
        )}
      </div>
      {back.length > 0 && (
        <>
          <FormCheck
            ref={box}
            className="mt-2"
            id={`${id}-back`}
            label={t('lists.confirmBack', { count: formatCount(back.length) })}
            checked={agreed === type}
            isInvalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : `${id}-problem`}
            onChange={({ target }) => setAgreed(target.checked ? type : 0)}
          />
          {problem !== '' && (
            <div className="invalid-feedback d-block" id={`${id}-problem`} role="alert">
              {problem}
            </div>
          )}
        </>
      )}
    </>
  )
  const isAllowed = () => {
    if (back.length === 0 || agreed === type) return true
    setMissed(type)
    box.current?.focus()
    return false
  }
  return { question, isAllowed }
}
