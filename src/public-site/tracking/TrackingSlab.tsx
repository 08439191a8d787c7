import type { ReactNode } from 'react'
import { River } from '@/components/River'
import { t } from '@/texts/t'

/** The courses of the rivers, from the top to the lower right. */
const down = ['249 -59 311 26 402 78 485 141 570 200 660 255 756 289 860 299']

interface TrackingSlabProps {
  hasRiver: boolean
  children: ReactNode
}

export function TrackingSlab({ hasRiver, children }: TrackingSlabProps) {
  return (
    <section className="cc-slab cc-deep">
      {hasRiver && <River courses={down} spread={15} width={760} height={420} viewBox="0 0 760 420" />}
      <div className="container-xl">
        <h1 tabIndex={-1}>{t('tracking.heading')}</h1>
        {children}
      </div>
    </section>
  )
}
