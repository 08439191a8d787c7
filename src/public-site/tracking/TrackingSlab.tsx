import type { ReactNode } from 'react'
import { t } from '@/texts/t'
import { Braid, down } from '../drawings'

interface TrackingSlabProps {
  hasRiver?: boolean
  children: ReactNode
}

export function TrackingSlab({ hasRiver = false, children }: TrackingSlabProps) {
  return (
    <section className="cc-slab cc-deep">
      {hasRiver && (
        <svg className="cc-river" width="760" height="420" viewBox="0 0 760 420" aria-hidden="true">
          <Braid strands={down} />
        </svg>
      )}
      <div className="container-xl">
        <h1 tabIndex={-1}>{t('tracking.heading')}</h1>
        {children}
      </div>
    </section>
  )
}
