import { createContext, useContext } from 'react'

/** What a field is pointed out for: filled by the product rather than by hand, or to be decided anew. */
export type Mark = 'filled' | 'anew'

export interface FieldMarks {
  marks: Readonly<Record<string, Mark>>
  mark: (names: readonly string[], mark: Mark | null) => void
}

export const FieldMarksContext = createContext<FieldMarks>({ marks: {}, mark: () => undefined })

export function useFieldMarks(): FieldMarks {
  return useContext(FieldMarksContext)
}
