import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** `filled`: filled in by the form, not typed. `anew`: to be decided again by the user. */
export type Mark = 'filled' | 'anew'

export interface FieldMarks {
  marks: Readonly<Record<string, Mark>>
  mark: (names: readonly string[], mark: Mark | null) => void
}

export const FieldMarksContext = createContext<FieldMarks>({ marks: {}, mark: () => undefined })

export function useFieldMarks(): FieldMarks {
  return useContext(FieldMarksContext)
}

/** Typing into a field clears its mark. */
export function useMarks(): FieldMarks & { onTyped: (name: string) => void } {
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({})
  const mark = useCallback((names: readonly string[], kind: Mark | null) => {
    setMarks((earlier) => {
      const others = Object.entries(earlier).filter(([name]) => !names.includes(name))
      return Object.fromEntries(kind === null ? others : [...others, ...names.map((name) => [name, kind] as const)])
    })
  }, [])
  return useMemo(
    () => ({
      marks,
      mark,
      onTyped: (name) => {
        if (name in marks) mark([name], null)
      },
    }),
    [marks, mark],
  )
}
