import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { useReconnected } from '@/browser/useReconnected'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { confirmUser } from '@/session/confirmUser'
import { unconfirmedQuery } from '@/session/unconfirmedQuery'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

const bold = (words: string) => <b>{words}</b>

/** Milliseconds between attempts to reach a backend that has not yet confirmed the user. */
const RETRY_INTERVAL_MS = 15_000

/** Says that there is no connection, or that the backend has not yet confirmed who is signed in. */
export function ConnectionBar() {
  const queryClient = useQueryClient()
  const [isOnline, setIsOnline] = useState(navigator.onLine)
  useListener('online', () => setIsOnline(true))
  useListener('offline', () => setIsOnline(false))
  const { data: unconfirmed } = useQuery(unconfirmedQuery())
  const isUnconfirmed = unconfirmed !== null

  useReconnected(() => void confirmUser(queryClient))
  useEffect(() => {
    if (!isUnconfirmed) return undefined
    const timer = setInterval(() => void confirmUser(queryClient), RETRY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isUnconfirmed, queryClient])

  return (
    <div role="status">
      {(!isOnline || isUnconfirmed) && (
        <p className="cc-line-bar cc-beside">
          <DeskIcon name="warning" />
          <span>{rich(isOnline ? 'desk.serverUnreachable' : 'desk.offline', { b: bold })}</span>
          {isUnconfirmed && (
            <DeskButton look="inline" text={t('desk.tryAgain')} onClick={() => void confirmUser(queryClient)} />
          )}
        </p>
      )}
    </div>
  )
}
