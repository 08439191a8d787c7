import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { TextAreaField } from '@/components/form/TextField'
import { textLimits } from '@/domain/forms/textLimits'
import {
  joinTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  mistypedProblem,
  readTrackingNumbers,
} from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

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
      <summary>
        {t(numbers.length > 0 ? 'tracking.changeNumbers' : 'tracking.trackSeveral')}
        <Icon name="down" small />
      </summary>
      <form noValidate onSubmit={track}>
        <TextAreaField
          ref={field}
          label={t('tracking.severalNumbers')}
          name="airwayBillNos"
          className="cc-bill-number"
          maxLength={textLimits.numbers}
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
  if (rejected.length > 0 || numbers.length === 0) return say(mistypedProblem(rejected))
  return left > 0 ? t('tracking.tooMany', { most: MAX_TRACKING_NUMBERS, left }) : undefined
}
