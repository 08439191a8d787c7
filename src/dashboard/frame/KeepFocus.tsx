import { useEffect } from 'react'
import { FOCUSABLE_SELECTOR, isReachable } from '@/components/dialog/trapFocus'

/** The elements within which neighbours of a control are looked for, innermost first. */
const GROUP_SELECTOR = '[role="dialog"], tr, li, fieldset, section, form, header, nav, main'

/** The focused control, and its neighbours when it got the focus: those after it, then those before. */
interface Remembered {
  element: HTMLElement
  groups: readonly Element[]
  neighbours: readonly HTMLElement[]
}

/**
 * A control that disappears or is disabled takes the focus with it, and a keyboard user would start over at the top of
 * the page. A neighbour gets the focus instead: in the same group where possible, the next before the previous.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Remembered | null = null
    /** The focused control of a form that is inert for the moment. */
    let waiting: HTMLElement | null = null
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      waiting = null
      if (last && isDialogOf(last, target)) scheduleRestore()
      else last = rememberedOf(target)
    }
    // After a press outside all controls, losing the focus is intended.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(FOCUSABLE_SELECTOR)) last = null
    }
    const restore = () => {
      frame = 0
      if (!last || !isFocusLost(last)) return
      const { element } = last
      // A form that is being sent is either enabled again or sets the focus itself; until then nothing gets the focus,
      // so that no key presses another control by mistake.
      if (element.closest('form[inert]')) waiting = element
      else if (!isReachable(element)) neighbourOf(last)?.focus()
      else if (waiting === element) element.focus({ preventScroll: true })
    }
    // The code that removed the control may set the focus itself, and goes first. Besides, browsers take the focus from
    // a disabled control only in the next frame.
    const scheduleRestore = () => {
      if (frame !== 0 || !last || !isFocusLost(last)) return
      frame = requestAnimationFrame(() => {
        timer = setTimeout(restore)
      })
    }

    const observer = new MutationObserver(scheduleRestore)
    const attributeFilter = ['disabled', 'hidden', 'inert']
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  return null
}

function rememberedOf(element: HTMLElement): Remembered {
  const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)]
  const place = controls.indexOf(element)
  const groups = []
  for (let group = element.closest(GROUP_SELECTOR); group; group = group.parentElement?.closest(GROUP_SELECTOR) ?? null)
    groups.push(group)
  return { element, groups, neighbours: [...controls.slice(place + 1), ...controls.slice(0, place).reverse()] }
}

/** Also true while the browser still reports the focus on a control that can no longer have it. */
function isFocusLost(last: Remembered): boolean {
  const { activeElement, body } = document
  if (activeElement === body || last.element.matches(':disabled, [hidden] *, [inert] *')) return true
  return activeElement !== null && isDialogOf(last, activeElement)
}

/**
 * A focus that falls back to the popup around the control counts as lost too. A popup that has just opened is another
 * matter: it takes the focus itself and passes it to its first field, where the user may already be typing.
 */
function isDialogOf({ element: last, groups }: Remembered, element: Element): boolean {
  return element !== last && element.matches('[role="dialog"]') && groups.includes(element)
}

function neighbourOf({ groups, neighbours }: Remembered): HTMLElement | null {
  const near = neighbours.filter(isReachable)
  for (const group of groups) {
    const neighbour = near.find((control) => group.contains(control))
    if (neighbour) return neighbour
  }
  return document.querySelector<HTMLElement>('main')
}
