import type { ReactNode } from 'react'
import { company } from '@/company'

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
