import type { ReactNode } from 'react'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import './comingScreen.css'

interface ComingScreenProps {
  title: string
  coming: readonly string[]
  /** Where that work is done until then. */
  children: ReactNode
}

export function ComingScreen({ title, coming, children }: ComingScreenProps) {
  usePageTitle(`${company.shortName} | ${title}`)
  return (
    <>
      <div className="cc-page-head">
        <h1>{title}</h1>
      </div>
      <div className="cc-table-frame">
        <div className="cc-no-rows">
          <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
            <path className="go" d="M14 62h48a22 22 0 0 0 22-22" />
            <path className="dry" d="M84 40v-4a22 22 0 0 1 22-22h120" />
            <circle className="node" cx="14" cy="62" r="8" />
            <circle cx="84" cy="40" r="8" />
            <circle cx="226" cy="14" r="8" />
          </svg>
          <h2>Nothing here yet</h2>
          <p>This screen will bring together:</p>
          <ul className="cc-coming-list">
            {coming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mb-0">{children}</p>
        </div>
      </div>
    </>
  )
}
