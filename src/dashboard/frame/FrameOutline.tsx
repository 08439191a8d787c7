import { Brand } from '@/components/Brand'
import { company } from '@/company'
import { RailRiver } from './Sidebar'

/** Every role has at least this many entries. */
const ENTRIES = [1, 2, 3]

/** Shown before the user is known: the build writes it into the shell; it is removed once the dashboard has loaded. */
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
