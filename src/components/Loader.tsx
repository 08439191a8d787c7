import { type ReactNode, useEffect, useState } from 'react'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import { t } from '@/texts/t'

interface LoaderProps {
  text: string
  children?: ReactNode
  /** The way out that is offered once the answer is late. */
  wayOut?: ReactNode
}

export function Loader({ text, children, wayOut }: LoaderProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    // The note only says that the answer is still awaited: nothing is cancelled.
    const timer = setTimeout(() => setIsSlow(true), LATE_ANSWER_MS)
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
