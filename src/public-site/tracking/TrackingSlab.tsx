import type { ReactNode } from 'react'
import { company } from '@/company'
import { River } from '@/components/River'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { chatAbout, outsideLink, telLink } from '../links'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { TextAreaField } from '@/components/form/TextField'
import { textLimits } from '@/domain/forms/textLimits'
import {
  joinTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  mistypedProblem,
  readTrackingNumbers,
} from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'

/** From the top, to the right and down. */
const down = ['249 -59 311 26 402 78 485 141 570 200 660 255 756 289 860 299', '559 -60 579 36 566 131 619 215']

interface TrackingSlabProps {
  hasRiver?: boolean
  children: ReactNode
}

export function TrackingSlab({ hasRiver = false, children }: TrackingSlabProps) {
  return (
    <section className="cc-slab cc-deep">
      {hasRiver && <River courses={down} spread={15} width={760} height={420} viewBox="0 0 760 420" />}
      <div className="container-xl">
        <h1 tabIndex={-1}>{t('tracking.heading')}</h1>
        {children}
      </div>
    </section>
  )
}

export function TrackingHints({ number }: { number?: string }) {
  return (
    <ul className="cc-hints">
      <li>
        <h2>{t('tracking.countDigits')}</h2>
        <p className="cc-muted mb-0">{t('tracking.tenDigitsExactly')}</p>
      </li>
      <li>
        <h2>{t('tracking.lookUnderBarcode')}</h2>
        <p className="cc-muted mb-0">{t('tracking.whereNumberIs')}</p>
      </li>
      <li>
        <h2>{t('tracking.justBooked')}</h2>
        <p className="cc-muted mb-0">
          {rich('tracking.askForNumber', {
            phone: phoneLink(),
            chat: outsideLink(number === undefined ? company.chatUrl : chatAbout(number)),
          })}
        </p>
      </li>
    </ul>
  )
}

/** The company's telephone number, in a sentence. */
export const phoneLink = () => (
  <a className="cc-link" translate="no" dir="ltr" href={telLink(company.phone)}>
    {company.phone}
  </a>
)

export function ManyBox({ numbers = [] }: { numbers?: readonly string[] }) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()

  const track = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const found = problemOf(text)
    setProblem(found)
    if (found) field.current?.focus()
    else void navigate(paths.tracking(joinTrackingNumbers(readTrackingNumbers(text).numbers)))
  }

  return (
    <details className="cc-many">
      <summary>{t(numbers.length > 0 ? 'tracking.changeNumbers' : 'tracking.trackSeveral')}</summary>
      <form noValidate onSubmit={track}>
        <TextAreaField
          ref={field}
          label={t('tracking.severalNumbers')}
          name="airwayBillNos"
          className="cc-bill-number"
          maxLength={textLimits.message}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          defaultValue={numbers.join('\n')}
          hint={t('tracking.severalHint', { most: MAX_TRACKING_NUMBERS })}
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        <Button look="primary" text={t('tracking.trackAll')} className="mt-3" type="submit" />
      </form>
    </details>
  )
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return t('site.trackingNumberBlank')
  const { numbers, rejected, left } = readTrackingNumbers(text)
  if (rejected.length > 0 || numbers.length === 0) return mistypedProblem(rejected)
  return left > 0 ? t('tracking.tooMany', { most: MAX_TRACKING_NUMBERS, left }) : undefined
}
