import type { FieldPath } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Section } from '../sections/sectionOf'
import { firstEmptyField } from './firstEmptyField'
import { goTo } from './focusNext'

export function focusFirstEmpty(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): void {
  const first = firstEmptyField(from, valueOf)
  if (!first) return
  // A browser may scroll the field to the middle, and so the panel of the last booking out of sight.
  first.scrollIntoView({ block: 'nearest' })
  goTo(first)
}
