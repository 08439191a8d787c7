import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { TRACE_PREFIX } from '../localTraces'

const keyOf = (username: string) => `${TRACE_PREFIX}draft:${username}`

/**
 * What this tab keeps of a booking that is not finished (design 5): in the tab's own storage, so that it goes with the
 * tab and another tab has its own.
 *
 * @param username whose booking it is
 * @returns the texts that were typed; nothing where there is no draft, or where it cannot be read
 */
export function readDraft(username: string): Partial<BookingForm> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(username)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isLikeTheForm(name, value)))
  } catch {
    return {}
  }
}

/** A draft of an earlier release may have other fields: what does not fit the form is left out. */
function isLikeTheForm(name: string, value: unknown): boolean {
  const empty: Record<string, unknown> = { ...emptyBookingForm('', '') }
  const example = empty[name]
  if (typeof example === 'string') return typeof value === 'string'
  const cells = Array.isArray(example) ? Object.keys(example[0] as object) : []
  return (
    cells.length > 0 &&
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row: unknown) =>
      cells.every((cell) => typeof (row as Record<string, unknown> | null)?.[cell] === 'string'),
    )
  )
}

/** Forgets the draft: the booking is made, or given up. */
export function forgetDraft(username: string): void {
  try {
    sessionStorage.removeItem(keyOf(username))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/**
 * Writes a draft down.
 *
 * @param username whose booking it is
 * @param form the texts in the fields
 * @returns whether it is kept; false where storage is full or forbidden
 */
export function keepDraft(username: string, form: BookingForm): boolean {
  try {
    sessionStorage.setItem(keyOf(username), JSON.stringify(form))
    return true
  } catch {
    return false
  }
}
