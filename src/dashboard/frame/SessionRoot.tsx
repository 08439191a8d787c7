import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import ThemeProvider from 'react-bootstrap/ThemeProvider'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useEffect } from 'react'
import { CONTROLS, isReachable } from '@/components/dialog/Dialog'
import { addressOf, language } from '@/texts/language'
import { keepPageAskedFor } from '@/browser/tabStore'
import { LoginDialog } from '@/components/login/LoginDialog'
import { useMessages } from '@/components/messages/useMessages'
import { company } from '@/company'
import type { LoginForm } from '@/domain/forms/publicForms'
import { demoAccounts } from '@/env'
import { identityOf } from '@/domain/people'
import { paths } from '@/paths'
import { signIn } from '@/services/center'
import { sessionEndedQuery, sessionQuery } from '@/services/center.queries'
import { isServiceError } from '@/services/http/errors'
import { t } from '@/texts/t'
import { SessionUser, useGuardedSession } from '@/session/session'
import { useCurrentUser } from '@/session/useCurrentUser'
import { forgetEverything } from '@/session/localTraces'
import './bootstrap.scss'
import './styles/dashboard.css'
import './forcedColours.css'
import '@/components/dialog/dialog.css'
import '@/components/steps.css'

export function SessionRoot() {
  const session = useGuardedSession()
  if (!session) throw new Error('SessionRoot stands on the guarded branch alone')
  return (
    <SessionUser value={session.user}>
      <QueryClientProvider client={session.queryClient}>
        {/* Menus that end with their button end on its left. */}
        <ThemeProvider dir={language === 'ur' ? 'rtl' : 'ltr'}>
          <Outlet />
          <SessionEnded />
        </ThemeProvider>
        <KeepFocus />
      </QueryClientProvider>
    </SessionUser>
  )
}

/** Neighbours of a control are looked for in these, innermost first. */
const GROUPS = '[role="dialog"], tr, li, fieldset, section, form, header, nav, main'

/** The focused control, and its neighbours when it got the focus: those after it, then those before. */
interface Held {
  element: HTMLElement
  groups: readonly Element[]
  neighbours: readonly HTMLElement[]
}

/**
 * A control that disappears or is disabled takes the focus with it, and a keyboard user would start over at the top of
 * the page. A neighbour gets the focus instead: in the same group where possible, the next before the previous.
 */
function KeepFocus() {
  useEffect(() => {
    let held: Held | null = null
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (held && isDialogOf(held, target)) ask()
      else held = heldBy(target)
    }
    // After a press outside all controls, losing the focus is intended.
    const letGo = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(CONTROLS)) held = null
    }
    const restore = () => {
      frame = 0
      if (held && isFocusNowhere(held) && !isReachable(held.element)) neighbourOf(held)?.focus()
    }
    // The code that removed the control may set the focus itself and goes first. Besides, browsers take the focus from
    // a disabled control only in the next frame.
    const ask = () => {
      if (frame !== 0 || !held || !isFocusNowhere(held)) return
      frame = requestAnimationFrame(() => {
        timer = setTimeout(restore)
      })
    }

    const observer = new MutationObserver(ask)
    const attributeFilter = ['disabled', 'hidden', 'inert']
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter })
    document.addEventListener('focusin', hold)
    document.addEventListener('pointerdown', letGo)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', hold)
      document.removeEventListener('pointerdown', letGo)
    }
  }, [])
  return null
}

function heldBy(element: HTMLElement): Held {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
  const place = controls.indexOf(element)
  const groups = []
  for (let group = element.closest(GROUPS); group; group = group.parentElement?.closest(GROUPS) ?? null)
    groups.push(group)
  return { element, groups, neighbours: [...controls.slice(place + 1), ...controls.slice(0, place).reverse()] }
}

/** Also true while the browser still reports the focus on a control that can no longer have it. */
function isFocusNowhere(held: Held): boolean {
  const { activeElement, body } = document
  if (activeElement === body || held.element.matches(':disabled, [hidden] *, [inert] *')) return true
  return activeElement !== null && isDialogOf(held, activeElement)
}

/**
 * A focus that falls back to the popup around the control counts as lost too. A popup that has just opened is another
 * matter: it takes the focus itself and passes it to its first field, where the user may already be typing.
 */
function isDialogOf({ element: held, groups }: Held, element: Element): boolean {
  return element !== held && element.matches('[role="dialog"]') && groups.includes(element)
}

function neighbourOf({ groups, neighbours }: Held): HTMLElement | null {
  const near = neighbours.filter(isReachable)
  for (const group of groups) {
    const neighbour = near.find((control) => group.contains(control))
    if (neighbour) return neighbour
  }
  return document.querySelector<HTMLElement>('main')
}

/** Product 12.3: the same user goes on with every field and file in place; another one gets a clean page. */
function SessionEnded() {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const { data: hasEnded } = useQuery(sessionEndedQuery())
  const navigate = useNavigate()
  const location = useLocation()
  // The popup says it, too: once is enough.
  const { hide } = useMessages()
  useEffect(() => {
    if (hasEnded) hide()
  }, [hasEnded, hide])
  if (!hasEnded) return null

  const onLogin = async (form: LoginForm): Promise<string | null> => {
    try {
      const next = await signIn(form)
      if (identityOf(next) !== identityOf(user)) {
        void forgetEverything(queryClient)
        window.location.assign(addressOf(paths.dashboard()))
        return null
      }
      queryClient.setQueryData(sessionQuery().queryKey, next)
      queryClient.setQueryData(sessionEndedQuery().queryKey, false)
      await queryClient.invalidateQueries({ refetchType: 'active' })
      return null
    } catch (error) {
      if (isServiceError(error)) return error.message
      throw error
    }
  }

  const leave = () => {
    queryClient.setQueryData(sessionEndedQuery().queryKey, false)
    keepPageAskedFor(location.pathname + location.search)
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
