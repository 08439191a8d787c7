import { type ReactNode, useEffect, useState } from 'react'
import { t } from '@/texts/t'

/** Milliseconds until a note says that we are still waiting; nothing is cancelled. */
const STILL_WAITING_AFTER_MS = 10_000

interface LoaderProps {
  text: string
  children?: ReactNode
  /** What can be done about it when it is still waiting. */
  wayOut?: ReactNode
}

export function Loader({ text, children, wayOut }: LoaderProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_WAITING_AFTER_MS)
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
        {isSlow && <small>{t('common.stillWaiting')}</small>}
        {isSlow && wayOut}
      </div>
    </div>
  )
}
