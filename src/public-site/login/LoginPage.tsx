import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ANY_USER } from '@/browser/deviceStore'
import { requestedPage } from '@/browser/requestedPage'
import { signedIn } from '@/browser/signedIn'
import { tabChannel, USER_CHANNEL } from '@/browser/tabChannel'
import { company } from '@/company'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { LoginDialog } from '@/components/login/LoginDialog'
import { demoAccounts } from '@/demoAccounts'
import { identityOf } from '@/domain/currentUser'
import type { LoginForm } from '@/domain/forms/loginForm'
import { afterLogin, paths } from '@/paths'
import { isServiceError } from '@/services/http/errors'
import { signInForNextPage, takeSignedInUser } from '@/services/signIn'
import { pathOf } from '@/texts/languages'

export default function LoginPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // The header's Login links pass the page's path as history state.
  const { state, key }: { state: unknown; key: string } = useLocation()
  const [openedOn] = useState(state)
  const [opener] = useState(() => document.querySelector<HTMLElement>(':focus'))
  const closedAt = useRef<string | null>(null)

  // Two taps on Login make two history entries, so that the popup is still open after one Back, and can be closed
  // again.
  const isClosed = () => closedAt.current === key
  const giveFocusBack = useEffectEvent(() => {
    // The browser's Back button closes the popup as well.
    if (!isClosed() && pathOf(window.location.pathname) !== openedOn) return
    // Deferred: after a page change the focus first goes to the page's heading, or to the section in the address.
    setTimeout(() => {
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    })
  })
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      giveFocusBack()
    }
  }, [])

  const onLogin = async (form: LoginForm): Promise<string | null> => {
    try {
      await signInForNextPage(form)
    } catch (error) {
      if (!isServiceError(error)) throw error
      return error.message
    }
    signedIn.write(ANY_USER, true)
    // The browser's Back button has closed the popup, and what is typed on another page must not be lost, so the
    // dashboard is not opened. The user is discarded, because the dashboard must ask the backend when it is opened:
    // somebody else may have signed in by then. Tabs that show it, perhaps this one, must learn that the cookie may now
    // belong to another user. The message is sent through a separate channel, so that this tab receives it as well.
    if (!isOpen.current) {
      const user = takeSignedInUser()
      if (user) tabChannel<string>(USER_CHANNEL).send(identityOf(user))
      return null
    }
    await navigate(afterLogin(requestedPage.read(search.get('next'))), { replace: true })
    return null
  }

  /** Goes back to the page where Login was pressed, but never to one whose guard redirected here. */
  const close = () => {
    // A second press must not go back another page.
    if (isClosed()) return
    closedAt.current = key
    void (typeof openedOn === 'string' ? navigate(-1) : navigate(paths.home(), { replace: true }))
  }

  return (
    <LoginDialog
      company={company}
      demoAccounts={demoAccounts()}
      languageSwitch={<LanguageSwitch />}
      onLogin={onLogin}
      onClose={close}
    />
  )
}
