import { Brand } from '@/components/Brand'
import { company } from '@/company'
import { RailRiver } from './Sidebar'

/** Entries of the smaller role's navigation: what both have. */
const ENTRIES = [1, 2, 3]

/**
 * Sidebar, header and bottom navigation as they stand before anybody is known. The build writes it into the shell, beside
 * the page's root; it is there to be looked at, and goes when the dashboard has come.
 */
export function FrameOutline() {
  return (
    <div className="cc-dashboard cc-frame" id="frame" inert aria-hidden="true">
      <div className="cc-sidebar cc-deep">
        <RailRiver />
        <div className="cc-brand">
          <Brand name={company.shortName} line={company.tagline} />
        </div>
        <ul className="cc-nav">
          {ENTRIES.map((entry) => (
            <li key={entry}>
              <i className="cc-bar" />
            </li>
          ))}
        </ul>
      </div>
      <div className="cc-main">
        <div className="cc-header">
          <div className="cc-header-title">
            <b>Dashboard</b>
            <span>
              <i className="cc-bar" />
            </span>
          </div>
          <div className="cc-account">
            <span className="cc-avatar" />
          </div>
        </div>
      </div>
      <div className="cc-tabbar cc-deep">
        <ul>
          {ENTRIES.map((entry) => (
            <li key={entry}>
              <i className="cc-bar" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
