import type { ReactNode } from 'react'
import type { CopyName } from '../choices/printChoices'
import type { PaperSize } from '../choices/printJobs'

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
  /** The paper that it is printed on. */
  size?: PaperSize
  /** How much closer it is set than usual, so that it stays on its page. */
  fit?: number
  /** Whose copy it is; null where there is no other to tell it from. */
  copy?: CopyName | null
  /** The bill is void: no sheet of it may pass for a valid one. */
  isVoid?: boolean
  children: ReactNode
}

/** One sheet of paper. */
export function Sheet({ name, kind = '', size = 'A4', fit = 0, copy = null, isVoid = false, children }: SheetProps) {
  return (
    <article
      className={`cc-sheet ${kind}`.trim()}
      data-fit={fit}
      data-size={size}
      aria-label={copy === null ? name : `${name}, ${copyTitles[copy].toLowerCase()}`}
    >
      {copy !== null && <p className="p-copy">{copyTitles[copy]}</p>}
      {children}
      {isVoid && <VoidMark />}
    </article>
  )
}

/** Says across a sheet that it is worth nothing. */
export function VoidMark() {
  return (
    <p className="p-void">
      <span>VOID</span>
    </p>
  )
}
