import { Outlet, useLocation } from 'react-router-dom'
import { useEffect } from 'react'
import './bootstrap.scss'
import './layout.css'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'

/** Around every public page: header, footer and the chat icon. */
export function PublicLayout() {
  useSectionFocus()
  return (
    <div className="cc-site">
      <a className="cc-skip" href="#main">
        Skip to content
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}

/** A link to a section of the home page moves the focus there too: the next Tab goes on from what is being read. */
function useSectionFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === '') return
    // After a change of page the focus is first put on the page's heading; the section comes after it.
    queueMicrotask(() => {
      const section = document.getElementById(id)
      const heading = section?.matches('section') ? section.querySelector<HTMLElement>('h2') : null
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [location])
}
