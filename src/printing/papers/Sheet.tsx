import type { ReactNode } from 'react'
import type { CopyName } from '../choices/printChoices'

export const copyTitles: Record<CopyName, string> = {
  customer: 'Customer copy',
  center: 'Center copy',
  accounts: 'Accounts copy',
}

interface SheetProps {
  /** What screen readers call it. */
  name: string
  /** The classes of its kind. */
  kind?: string
  /** How much closer it is set than usual, so that it stays on its page. */
  fit?: number
  /** Whose copy it is; null where there is no other to tell it from. */
  copy?: CopyName | null
  children: ReactNode
}

/** One sheet of paper. */
export function Sheet({ name, kind = '', fit = 0, copy = null, children }: SheetProps) {
  return (
    <article
      className={`cc-sheet ${kind}`.trim()}
      data-fit={fit}
      aria-label={copy === null ? name : `${name}, ${copyTitles[copy].toLowerCase()}`}
    >
      {copy !== null && <p className="p-copy">{copyTitles[copy]}</p>}
      {children}
    </article>
  )
}
