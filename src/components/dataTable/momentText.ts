import { formatDateTime, type Moment } from '@/domain/dates'

/** A moment that breaks nowhere but between day and time: one line where there is room, else two. */
export function momentText(value: Moment): string {
  const text = formatDateTime(value)
  const time = text.lastIndexOf(', ') + 2
  if (time < 2) return text
  return `${bound(text.slice(0, time - 1))} ${bound(text.slice(time))}`
}

const bound = (text: string) => text.replaceAll(' ', '\u00a0')
