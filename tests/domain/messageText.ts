import type { Message } from '@/domain/message'

/** Writes a message on one line for comparison: `booking.atLeast (name: booking.amount, min: 1)`. */
export function messageText({ key, values = {} }: Message<string>): string {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return `${name}: ${value}`
    return `${name}: ${'key' in value ? messageText(value) : value.join(' | ')}`
  })
  return written.length === 0 ? key : `${key} (${written.join(', ')})`
}
