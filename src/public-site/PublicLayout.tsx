import { Outlet } from 'react-router-dom'
import './bootstrap.scss'
import './layout.css'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'
import { useSectionFocus } from './useSectionFocus'

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
