import { useEffect, useState, type ReactNode } from 'react'

/** After this long the overlay says that it is still waiting. Nothing is cancelled. */
const STILL_WAITING_AFTER = 10_000

export type LoaderText =
  'Loading your experience...' | 'Tracking your shipment...' | 'Sending your email' | 'Processing your request...'

interface LoaderProps {
  text: LoaderText
  /** More of what is waited for. */
  children?: ReactNode
}

/** The waiting overlay: the parcel travels while the answer is on its way. */
export function Loader({ text, children }: LoaderProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_WAITING_AFTER)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="cc-overlay" role="status">
      <div>
        <i aria-hidden="true">
          <b />
        </i>
        {text}
        {children}
        {isSlow && <small>Still waiting for an answer.</small>}
      </div>
    </div>
  )
}
