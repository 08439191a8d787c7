import type { ReactNode } from 'react'
import { company } from '@/company'
import { BrandMark } from '@/components/Brand'
import type { CopyName, PaperSize } from '../choices/printChoices'
import { layoutNames } from '../facts/layoutNames'
import { Written } from './Written'

const copyTitles: Record<CopyName, string> = {
  customer: 'Customer copy',
  center: 'Center copy',
  accounts: 'Accounts copy',
}

interface SheetProps {
  name: string
  kind: string
  size?: PaperSize
  /** Steps of tighter layout, so that the sheet stays on one page. */
  fit?: number
  /** For whom the copy is; null for the only copy of a paper, which is not labelled. */
  copy?: CopyName | null
  /** Marks the sheet VOID, so that it cannot pass for a valid one (product 11.1). */
  isVoid?: boolean
  children: ReactNode
}

export function Sheet({ name, kind, size = 'A4', fit = 0, copy = null, isVoid = false, children }: SheetProps) {
  return (
    <div className="cc-leaf" data-size={size}>
      <article
        className={`cc-sheet ${kind}${isVoid ? ' is-void' : ''}`}
        data-fit={fit}
        data-layout={layoutNames(kind, fit)}
        data-size={size}
        lang="en"
        dir="ltr"
        translate="no"
        aria-label={copy === null ? name : `${name}, ${copyTitles[copy].toLowerCase()}`}
      >
        {copy !== null && <p className="p-copy">{copyTitles[copy]}</p>}
        {children}
        {isVoid && <VoidMark />}
      </article>
    </div>
  )
}

export function VoidMark() {
  return (
    <p className="p-void">
      <span>VOID</span>
    </p>
  )
}

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

export function PaperFoot({ children }: { children?: ReactNode }) {
  return (
    <footer className="p-foot">
      <b>{company.website}</b>
      <span>
        Helpline <b>{company.helpline}</b>
      </span>
      <b>{company.phone}</b>
      {children !== undefined && <span>{children}</span>}
    </footer>
  )
}
