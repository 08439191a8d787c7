import type { ReactNode } from 'react'
import type { Moment } from '@/domain/dates'
import { formatDateTime } from '@/texts/dates'

/** Wraps only between the date and the time. */
export function momentText(value: Moment): ReactNode {
  const text = formatDateTime(value)
  const time = Math.max(text.lastIndexOf(', '), text.lastIndexOf('، ')) + 2
  if (time < 2) return text
  return (
    <>
      <span className="cc-whole" translate="no">
        {text.slice(0, time - 1)}
      </span>{' '}
      <span className="cc-whole" translate="no">
        {text.slice(time)}
      </span>
    </>
  )
}
