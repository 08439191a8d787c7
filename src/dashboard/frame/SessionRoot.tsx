import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import './bootstrap.scss'
import './styles/dashboard.css'
import './forcedColours.css'
import '@/components/dialog/dialog.css'
import '@/components/steps.css'
import { KeepFocus } from './KeepFocus'
import { CurrentSession, useGuardedSession } from '../session/session'
import { SessionEnded } from '../session/SessionEnded'

/** Everything behind the guard: the cache of answers, and the popup for a session that has ended. */
export function SessionRoot() {
  const session = useGuardedSession()
  if (!session) throw new Error('SessionRoot stands on the guarded branch alone')
  return (
    <CurrentSession value={session}>
      <QueryClientProvider client={session.queryClient}>
        <Outlet />
        <SessionEnded />
        <KeepFocus />
      </QueryClientProvider>
    </CurrentSession>
  )
}
