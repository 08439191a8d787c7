import { useEffect, useState } from 'react'

/** After this long the overlay says that it is still waiting (design 2). Nothing is cancelled. */
const STILL_WAITING_AFTER = 10_000

export type LoaderText =
  'Loading your experience...' | 'Tracking your shipment...' | 'Sending your email' | 'Processing your request...'

interface LoaderProps {
  text: LoaderText
  /** How much of an upload has left, 0 to 1. */
  progress?: number | null
}

/** The waiting overlay: the parcel travels while the answer is on its way (specification 8, loader texts). */
export function Loader({ text, progress = null }: LoaderProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_WAITING_AFTER)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="cc-wait" role="status">
      <div>
        <i aria-hidden="true">
          <b />
        </i>
        {text}
        {progress !== null && progress < 1 && (
          <progress className="cc-sent" max={1} value={progress} aria-label="Files sent" />
        )}
        {isSlow && <small>Still waiting for an answer.</small>}
      </div>
    </div>
  )
}
