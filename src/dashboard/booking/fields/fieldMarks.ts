import { createContext, useContext, useState } from 'react'

/** `filled`: filled in by the form, not typed. `anew`: to be decided again by the user. */
export type Mark = 'filled' | 'anew'
type Marks = Readonly<Record<string, Mark | undefined>>

export const FieldMarks = createContext<Marks>({})

/** Of a field with a mark, beside the classes that place it. */
export function useMarked(name: string, place: string): string {
  const mark = useContext(FieldMarks)[name]
  return mark ? `${place} cc-${mark}` : place
}

/** Typing into a field clears its mark. */
export function useMarks() {
  const [marks, setMarks] = useState<Marks>({})
  const mark = (names: readonly string[], kind: Mark | undefined) =>
    setMarks((earlier) => ({ ...earlier, ...Object.fromEntries(names.map((name) => [name, kind])) }))
  return { marks, mark, onTyped: (name: string) => marks[name] && mark([name], undefined) }
}
