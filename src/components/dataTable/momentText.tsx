import type { ReactNode } from 'react'
import { formatDateTime, type Moment } from '@/domain/dates'

/** A moment that breaks nowhere but between day and time: one line where there is room, else two. */
export function momentText(value: Moment): ReactNode {
  const text = formatDateTime(value)
  const time = text.lastIndexOf(', ') + 2
  if (time < 2) return text
  return (
    <>
      <span className="cc-whole">{text.slice(0, time - 1)}</span> <span className="cc-whole">{text.slice(time)}</span>
    </>
  )
}
