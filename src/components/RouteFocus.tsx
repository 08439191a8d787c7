import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation the focus goes to the page's heading, so that keyboard and screen reader start there. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}
