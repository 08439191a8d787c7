import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** After a navigation the focus goes to the page's heading, so that keyboard and screen reader start there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // An address with a hash leads to a section, which takes the focus itself, and so does the login popup.
    if (hash !== '' || pathname === paths.login()) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
