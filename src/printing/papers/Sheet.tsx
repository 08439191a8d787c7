import type { ReactNode } from 'react'
import { BrandMark } from '@/components/Brand'
import { company } from '@/company'
import type { CopyName } from '../choices/printChoices'
import type { PaperSize } from '../choices/printJobs'
import { Written } from './Written'

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

/** Marks a sheet as worthless, right across it. */
export function VoidMark() {
  return (
    <p className="p-void">
      <span>VOID</span>
    </p>
  )
}

/** The company's mark and name on paper; the receipt adds the center that booked. */
export function PaperBrand({ centerName = '' }: { centerName?: string }) {
  return (
    <div className="p-brand">
      <BrandMark />
      <div>
        <b>{company.shortName}</b>
        <span>
          {company.tagline}
          {centerName !== '' && (
            <>
              {' · '}
              <Written text={centerName} />
            </>
          )}
        </span>
      </div>
    </div>
  )
}

/** The foot of every paper: website, helpline and telephone, then what the sheet itself adds. */
export function PaperFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="p-foot">
      <span>
        <b>{company.website}</b>
      </span>
      <span>
        Helpline <b>{company.helpline}</b>
      </span>
      <span>
        <b>{company.phone}</b>
      </span>
      <span>{children}</span>
    </footer>
  )
}

interface FactProps {
  label: string
  /** Spans the whole width of its list. */
  wide?: boolean
  children: ReactNode
}

/** A label and its value; goes inside a `dl`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'w' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
