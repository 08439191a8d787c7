import { useState } from 'react'
import type { Mark } from './BookingText'

/** The marks of fields by the fields' names. */
export function useFieldMarks() {
  const [marks, setMarks] = useState<Readonly<Record<string, Mark | undefined>>>({})
  const mark = (names: readonly string[], kind: Mark | undefined) =>
    setMarks((earlier) => ({ ...earlier, ...Object.fromEntries(names.map((name) => [name, kind])) }))
  return {
    marks,
    mark,
    /** Typing into a field clears its mark. */
    onTyped: (name: string) => {
      if (marks[name]) mark([name], undefined)
    },
  }
}

export type FieldMarking = ReturnType<typeof useFieldMarks>
