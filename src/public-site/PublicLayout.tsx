import { Outlet, useLocation } from 'react-router-dom'
import { useEffect } from 'react'
import './bootstrap.scss'
import './layout.css'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'
import { t } from '@/texts/t'

export function PublicLayout() {
  useSectionFocus()
  return (
    <div className="cc-site">
      <a className="cc-skip" href="#main">
        {t('site.skipToContent')}
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}

/** Moves the focus to the section too, so that the next Tab continues from there. */
function useSectionFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === '') return
    // Deferred: after a page change the focus first goes to the page's heading.
    queueMicrotask(() => {
      const section = document.getElementById(id)
      const heading = section?.matches('section') ? section.querySelector<HTMLElement>('h2') : null
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [location])
}
