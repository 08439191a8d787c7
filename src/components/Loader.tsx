import { useEffect, useState, useLayoutEffect, type ReactNode } from 'react'

/** After this long the overlay says that it is still waiting. Nothing is cancelled. */
const STILL_WAITING_AFTER = 10_000

export type LoaderText =
  'Loading your experience...' | 'Tracking your shipment...' | 'Sending your email' | 'Processing your request...'

interface LoaderProps {
  text: LoaderText
  /** Further words on what is being waited for. */
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

/** Shown while the dashboard loads, over the prerendered FrameOutline if there is one; removes it afterwards. */
export function FrameLoader() {
  useLayoutEffect(
    () => () => {
      document.getElementById('frame')?.remove()
      document.documentElement.classList.remove('slim')
    },
    [],
  )
  return <Loader text="Loading your experience..." />
}
