import { useEffect, useRef, type RefObject } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'

/** Nobody but the field itself listens for the keys of plain letters, nor for what comes of them but its `input`. */
const quietEvents = ['keydown', 'keypress', 'textInput', 'selectionchange', 'keyup'] as const

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/**
 * Keeps what plain letters bring about from React, which walks up the whole page several times for each of them and
 * then puts the field's attributes down anew: their keys, of which nobody hears, and the input of the form library's
 * own fields, which is told to it here. With 50 + 50 rows and 4 × CPU the keys took 1.4 to 2.8 ms of a letter, all the
 * rest 1.0 to 2.4. Enter, arrows and all keys with Ctrl or Alt go their way, and so does the input of a field with
 * suggestions.
 *
 * @param form the booking form
 * @param onTyped hears the name of each field that is typed into
 * @returns for the form's element
 */
export function useQuietTyping(
  { control, register, getValues }: UseFormReturn<BookingForm, unknown, Booking>,
  onTyped: (name: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const typed = useRef(onTyped)
  useEffect(() => {
    typed.current = onTyped
  })

  useEffect(() => {
    /** The form's field that is typed into. */
    const fieldOf = ({ target }: Event) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      return isText && target.form === form.current ? target : null
    }
    const keepQuiet = (event: Event) => {
      if (event instanceof KeyboardEvent && !isLetter(event)) return
      if (fieldOf(event)) event.stopPropagation()
    }
    // The library has one listener for all fields.
    const { onChange } = register('remarks')
    const tellInput = (event: Event) => {
      const field = fieldOf(event)
      if (!field || field.getAttribute('role') === 'combobox' || !control._names.mount.has(field.name)) return
      event.stopPropagation()
      // Leaving the field tells of nothing that the letters have not told.
      if (event.type === 'change' && getValues(field.name as FieldPath<BookingForm>) === field.value) return
      typed.current(field.name)
      void onChange({ target: field, type: 'change' })
    }
    for (const name of quietEvents) window.addEventListener(name, keepQuiet, true)
    for (const name of ['input', 'change']) window.addEventListener(name, tellInput, true)
    return () => {
      for (const name of quietEvents) window.removeEventListener(name, keepQuiet, true)
      for (const name of ['input', 'change']) window.removeEventListener(name, tellInput, true)
    }
  }, [control, register, getValues])
  return form
}
