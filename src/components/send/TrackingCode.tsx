import type { CSSProperties } from 'react'
import { encode } from 'uqr'
import { isTrackingNumber } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'

interface TrackingCodeProps {
  number: string
  /** The origin that customers reach, for example `https://www.chenab.example`. */
  site: string
  label: string
}

/**
 * A QR code of a shipment's tracking page, in English; nothing if it is not an airway bill number. The style sheet adds
 * the quiet zone of 4 modules.
 */
export function TrackingCode({ number, site, label }: TrackingCodeProps) {
  if (!isTrackingNumber(number)) return null
  const { data, size } = encode(site + paths.tracking(number), { ecc: 'M', border: 0 })
  return (
    <svg
      className="cc-qr"
      viewBox={`0 0 ${size} ${size}`}
      style={{ '--modules': size } as CSSProperties}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** One rectangle for each run of black modules. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((isBlack) => (isBlack ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}
