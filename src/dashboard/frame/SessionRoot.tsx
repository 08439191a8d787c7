import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import ThemeProvider from 'react-bootstrap/ThemeProvider'
import { Outlet } from 'react-router-dom'
import { company } from '@/company'
import { onErase } from '@/session/localTraces'
import { SessionUser, useGuardedSession } from '@/session/sessionContext'
import { language } from '@/texts/language'
import { KeepFocus } from './KeepFocus'
import { SessionEnded } from './SessionEnded'
import './bootstrap.scss'
import './styles/dashboard.css'
import './forcedColours.css'
import '@/components/dialog/dialog.css'
import '@/components/steps.css'

export function SessionRoot() {
  const session = useGuardedSession()
  // The title may name the parties of a booking.
  useEffect(
    () =>
      onErase(() => {
        document.title = company.shortName
      }),
    [],
  )
  if (!session) throw new Error('SessionRoot must be inside a guarded route')
  return (
    <SessionUser value={session.user}>
      <QueryClientProvider client={session.queryClient}>
        {/* For menus, which are aligned with the end of their button. */}
        <ThemeProvider dir={language === 'ur' ? 'rtl' : 'ltr'}>
          <Outlet />
          <SessionEnded />
        </ThemeProvider>
        <KeepFocus />
      </QueryClientProvider>
    </SessionUser>
  )
}
