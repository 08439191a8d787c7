import type { CSSProperties } from 'react'

export function Progress({ share, name }: { share: number | 'unknown' | null; name: string }) {
  if (share === null) return null
  const isKnown = share !== 'unknown'
  return (
    <div
      className={isKnown ? 'cc-busy known' : 'cc-busy'}
      role="progressbar"
      aria-label={name}
      {...(isKnown ? { 'aria-valuenow': Math.round(share * 100), style: { '--share': share } as CSSProperties } : {})}
    />
  )
}
