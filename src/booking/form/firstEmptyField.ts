import type { FieldPath } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Section } from '../sections/sectionOf'
import { type Field, isEmpty, isField, namesFrom } from './focusNext'

/** `valueOf` reads the form's value: a select shows it only once its options have loaded. */
export function firstEmptyField(from: Section, valueOf: (name: FieldPath<BookingForm>) => unknown): Field | undefined {
  const empty = namesFrom(from).filter((name) => isEmpty(valueOf(name)))
  return empty.flatMap((name) => document.getElementsByName(name)[0] ?? []).find(isField)
}
