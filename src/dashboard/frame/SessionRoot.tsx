import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useEffect } from 'react'
import { CONTROLS, isReachable } from '@/components/dialog/reachable'
import { CurrentSession, useGuardedSession } from '../session/session'
import { SessionEnded } from '../session/SessionEnded'
import './bootstrap.scss'
import './styles/dashboard.css'
import './forcedColours.css'
import '@/components/dialog/dialog.css'
import '@/components/steps.css'

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

/** Where what stood beside a control is looked for, from the smallest to the largest. */
const GROUPS = '[role="dialog"], tr, li, fieldset, section, form, header, nav, main'

/** The control that has the focus, and all others as they stood when it got it. */
interface Held {
  element: HTMLElement
  groups: readonly Element[]
  controls: readonly HTMLElement[]
}

/**
 * A control that goes while it has the focus (its row is removed, it has done its work, it is switched off) takes the
 * focus with it, and a keyboard would begin anew at the top of the page. The control beside it gets the focus instead: of
 * the same group where there is one, the next before the last.
 */
function KeepFocus() {
  useEffect(() => {
    let held: Held | null = null
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (held && isDialogOf(held, target)) return ask()
      held = {
        element: target,
        groups: groupsOf(target),
        controls: [...document.querySelectorAll<HTMLElement>(CONTROLS)],
      }
    }
    // A press beside every control: the focus is nowhere because somebody wants it so.
    const letGo = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(CONTROLS)) held = null
    }
    const restore = () => {
      frame = 0
      if (held && isFocusNowhere(held) && !isReachable(held.element)) beside(held)?.focus()
    }
    // Whoever took the control away may know better where to go on: they come first. And a control that is switched off
    // loses the focus only with the next frame.
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

/** Also where the browser has not yet noticed that the control cannot have it any more. */
function isFocusNowhere(held: Held): boolean {
  const { activeElement, body } = document
  if (activeElement === body || held.element.matches(':disabled, [hidden] *, [inert] *')) return true
  return activeElement !== null && isDialogOf(held, activeElement)
}

/**
 * A popup takes a focus that is nowhere upon itself: a keyboard is then as lost as before. One that has just opened has it
 * by right, and gives it to its first field: whoever came before it there would be called back from where he types by then.
 */
function isDialogOf({ element: held, groups }: Held, element: Element): boolean {
  return element !== held && element.matches('[role="dialog"]') && groups.includes(element)
}

function groupsOf(element: Element): Element[] {
  const group = element.closest(GROUPS)
  return group ? [group, ...(group.parentElement ? groupsOf(group.parentElement) : [])] : []
}

function beside({ element, groups, controls }: Held): HTMLElement | null {
  const place = controls.indexOf(element)
  const near = controls.filter(isReachable)
  const following = near.filter((control) => controls.indexOf(control) > place)
  const before = near.filter((control) => !following.includes(control))
  const inOrder = [...following, ...before.reverse()]
  const group = groups.find((each) => near.some((control) => each.contains(control)))
  return inOrder.find((control) => group?.contains(control)) ?? document.querySelector<HTMLElement>('main')
}
