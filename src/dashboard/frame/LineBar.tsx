import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLineBack } from '@/browser/useLineBack'
import { Icon } from '@/components/Icon'
import { confirmUser } from '../session/dashboardClient'
import { unconfirmedQuery } from '../session/keptUser'
import { useSession } from '../session/session'

/** Milliseconds between two tries to reach the backend, where the browser has a line and nothing answers. */
const AGAIN = 15_000

/** Says that there is no line, and what still works, as long as that is so. */
export function LineBar() {
  const { queryClient } = useSession()
  const hasLine = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { data: unconfirmed } = useQuery(unconfirmedQuery())
  const isUnconfirmed = unconfirmed !== null

  useLineBack(() => void confirmUser(queryClient))
  useEffect(() => {
    if (!isUnconfirmed) return undefined
    const timer = setInterval(() => void confirmUser(queryClient), AGAIN)
    return () => clearInterval(timer)
  }, [isUnconfirmed, queryClient])

  return (
    <div role="status">
      {(!hasLine || isUnconfirmed) && (
        <p className="cc-line-bar">
          <Icon name="warning" />
          <span>
            <b>{hasLine ? 'The server cannot be reached.' : 'No connection.'}</b> What you type is kept on this
            computer. Nothing is booked or changed until the connection is back.
          </span>
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
