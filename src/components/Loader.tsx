import { useEffect, useState, type ReactNode } from 'react'

/** Milliseconds until a note says that we are still waiting; nothing is cancelled. */
const STILL_WAITING_AFTER = 10_000

export type LoaderText =
  'Loading your experience...' | 'Tracking your shipment...' | 'Sending your email' | 'Processing your request...'

interface LoaderProps {
  text: LoaderText
  children?: ReactNode
}

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
