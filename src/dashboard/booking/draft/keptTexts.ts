import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'

export function readTexts(kept: unknown): Partial<BookingForm> {
  return typeof kept === 'object' && kept !== null ? likeTheForm(kept) : {}
}

export function likeTheForm(kept: object): Partial<BookingForm> {
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isLikeTheForm(name, value)))
}

/** A draft of an earlier release may have other fields, which are left out. */
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
