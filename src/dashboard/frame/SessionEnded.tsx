import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requestedPage } from '@/browser/requestedPage'
import { company } from '@/company'
import { LoginDialog } from '@/components/login/LoginDialog'
import { useMessages } from '@/components/messages/useMessages'
import { demoAccounts } from '@/demoAccounts'
import { identityOf } from '@/domain/currentUser'
import type { LoginForm } from '@/domain/forms/loginForm'
import { paths } from '@/paths'
import { isServiceError } from '@/services/http/errors'
import { signIn } from '@/services/signIn'
import { markSessionResumed, sessionEndedQuery, sessionQuery } from '@/services/session.queries'
import { loadInPlace } from '@/session/loadInPlace'
import { forgetEverything, userOfTabs } from '@/session/localTraces'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useRenewedUser } from '@/session/useRenewedUser'
import { t } from '@/texts/t'

/**
 * The sign-in popup over a page whose session has ended (product 12.3): the same user goes on with every field and file
 * in place; another one gets a clean page.
 */
export function SessionEnded() {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const { data: hasEnded } = useQuery(sessionEndedQuery())
  useRenewedUser()
  const navigate = useNavigate()
  const location = useLocation()
  // The popup already says what the message would repeat.
  const { hideErrors } = useMessages()
  useEffect(() => {
    if (hasEnded) hideErrors()
  }, [hasEnded, hideErrors])
  if (!hasEnded) return null

  const onLogin = async (form: LoginForm): Promise<string | null> => {
    try {
      const next = await signIn(form)
      // The answer may come after the popup was left, when somebody else works in this tab.
      if (identityOf(next) !== identityOf(queryClient.getQueryData(sessionQuery().queryKey) ?? user)) {
        void forgetEverything(queryClient)
        loadInPlace(paths.dashboard())
        return null
      }
      // Tells the other tabs, whose popups are open too, as they otherwise hear only of another user.
      userOfTabs.send(identityOf(next))
      await markSessionResumed(queryClient, next)
      return null
    } catch (error) {
      if (isServiceError(error)) return error.message
      throw error
    }
  }

  const leave = () => {
    queryClient.setQueryData(sessionEndedQuery().queryKey, false)
    requestedPage.write(location.pathname + location.search)
    void navigate(paths.login(location.pathname))
  }

  return (
    <LoginDialog
      company={company}
      notice={
        <>
          {t('desk.notAuthorized')}
          <small className="d-block">{t('desk.sessionEnded')}</small>
        </>
      }
      username={user.username}
      demoAccounts={demoAccounts()}
      onLogin={onLogin}
      onClose={leave}
    />
  )
}
