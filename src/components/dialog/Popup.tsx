import { useEffect, type ComponentProps } from 'react'
import Modal from 'react-bootstrap/Modal'
import { CONTROLS, isReachable } from './reachable'

/** Makes everything behind it inert; of several popups only the last opened is usable. Messages are still announced. */
export function Popup(props: Omit<ComponentProps<typeof Modal>, 'show'>) {
  // Runs after the popup has taken the focus (inert elements lose it), and is undone before the focus goes back.
  useEffect(() => {
    open += 1
    if (open === 1) watch()
    holdOff()
    return () => {
      open -= 1
      if (open === 0) unwatch()
      holdOff()
    }
  }, [])
  return <Modal {...props} show />
}

let open = 0
let pages: MutationObserver | null = null

function watch(): void {
  document.addEventListener('keydown', goRound)
  // The page behind may be replaced while a popup is open.
  pages = new MutationObserver(holdOff)
  for (const root of roots()) pages.observe(root, { childList: true })
}

function unwatch(): void {
  document.removeEventListener('keydown', goRound)
  pages?.disconnect()
}

const popups = () => [...document.querySelectorAll<HTMLElement>('body > .modal')]
const roots = () => [...document.body.children].filter((element) => !element.matches('.modal, .modal-backdrop'))

/** Live regions: they must be announced even while a popup is open. */
const MESSAGES = '.cc-toasts'

function holdOff(): void {
  const below = popups().slice(0, -1)
  const page = roots().flatMap((root) => [...root.children])
  for (const element of page) element.toggleAttribute('inert', open > 0 && !element.matches(MESSAGES))
  for (const popup of popups()) popup.toggleAttribute('inert', below.includes(popup))
}

function goRound(event: KeyboardEvent): void {
  const popup = popups().at(-1)
  if (event.key !== 'Tab' || event.defaultPrevented || !popup) return
  const controls = [...popup.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable)
  const [first, last] = [controls[0], controls.at(-1)]
  const { activeElement } = document
  const isInside = popup !== activeElement && popup.contains(activeElement)
  const isAtEnd = !isInside || activeElement === (event.shiftKey ? first : last)
  if (!isAtEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
