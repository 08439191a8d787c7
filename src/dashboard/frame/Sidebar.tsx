import { Link, NavLink } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { company } from '@/company'
import { sidebarScreens, viewerCan, type NavigationScreen, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { River } from '@/components/River'
import { DeskIcon, type DeskIconName } from '../DeskIcon'
import { t, type TextKey } from '@/texts/t'

interface SidebarProps {
  user: Viewer
  isCollapsed: boolean
  onCollapse: () => void
  onLogout: () => void
}

export function Sidebar({ user, isCollapsed, onCollapse, onLogout }: SidebarProps) {
  return (
    <nav className="cc-sidebar cc-deep cc-wide-only" aria-label={t('desk.dashboard')}>
      <RailRiver />
      <Link className="cc-brand" to={paths.home()} aria-label={t('desk.homeLink', { company: company.name })}>
        <Brand name={company.shortName} line={company.tagline} />
      </Link>
      {viewerCan.bookShipments(user) && (
        <NavLink
          className="btn cc-book"
          to={paths.airwayBill()}
          title={isCollapsed ? t('desk.addAirwayBill') : undefined}
        >
          <DeskIcon name="add" small />
          <span>{t('desk.addAirwayBill')}</span>
        </NavLink>
      )}
      <ul className="cc-nav">
        {sidebarScreens(user).map((screen) => (
          <li key={screen}>
            <ScreenLink screen={screen} isCollapsed={isCollapsed} />
          </li>
        ))}
        <li className="end">
          <button
            className="cc-beside"
            type="button"
            onClick={onLogout}
            title={isCollapsed ? t('desk.logout') : undefined}
          >
            <DeskIcon name="logout" />
            <span>{t('desk.logout')}</span>
          </button>
        </li>
      </ul>
      <button
        className="btn cc-ghost cc-sidebar-toggle"
        type="button"
        aria-expanded={!isCollapsed}
        title={isCollapsed ? t('desk.expand') : undefined}
        onClick={onCollapse}
      >
        <DeskIcon name="collapse" />
        <span>{t(isCollapsed ? 'desk.expand' : 'desk.collapse')}</span>
      </button>
    </nav>
  )
}

function ScreenLink({ screen, isCollapsed }: { screen: NavigationScreen; isCollapsed: boolean }) {
  const { icon, label } = navigation[screen]
  return (
    <NavLink
      className="cc-beside"
      to={paths.screen(screen)}
      end={screen === 'home'}
      title={isCollapsed ? t(label) : undefined}
    >
      <DeskIcon name={icon} />
      <span>{t(label)}</span>
    </NavLink>
  )
}

interface Entry {
  icon: DeskIconName
  label: TextKey
  /** For the mobile navigation, whose texts are 11 px. */
  short: TextKey
}

/** Who sees which screen is decided in domain/roles. */
export const navigation: Record<NavigationScreen, Entry> = {
  home: { icon: 'home', label: 'desk.home', short: 'desk.home' },
  centers: { icon: 'centers', label: 'desk.ourCenters', short: 'desk.centers' },
  records: { icon: 'records', label: 'desk.viewRecords', short: 'desk.records' },
  trackingManagement: { icon: 'queue', label: 'desk.trackingManagement', short: 'desk.tracking' },
  financeManagement: { icon: 'finance', label: 'desk.financeManagement', short: 'desk.finance' },
  accountsManagement: { icon: 'accounts', label: 'desk.accountsManagement', short: 'desk.accounts' },
  archives: { icon: 'archives', label: 'desk.archives', short: 'desk.archives' },
  settings: { icon: 'settings', label: 'desk.settings', short: 'desk.settings' },
}

const strands = [
  'M246 82C241 83 222 85 212 92C203 98 196 111 188 120C180 129 173 138 164 146C155 153 145 161 135 165C124 169 112 169 101 172C89 174 78 175 67 179C57 184 47 192 38 198C29 205 20 213 10 219C1 226 -13 235 -18 239',
  'M249 88C245 92 232 106 222 112C213 118 201 120 190 124C179 128 167 131 157 137C148 143 141 154 132 160C122 166 112 170 101 174C91 178 79 179 69 184C59 188 50 197 40 202C30 207 18 210 7 214C-4 218 -21 224 -27 226',
  'M252 94C246 96 229 100 218 104C208 108 197 113 187 119C177 124 167 130 158 138C149 145 143 157 134 164C125 170 114 176 103 179C92 181 79 177 67 179C55 180 42 182 31 188C21 193 14 203 6 213C-1 222 -10 241 -13 246',
  'M249 89C244 91 228 98 218 104C208 110 198 116 189 122C180 129 171 137 162 143C152 149 143 157 132 161C121 164 109 160 98 162C87 164 74 166 65 174C56 182 52 198 44 207C35 217 27 224 17 229C6 233 -15 234 -21 235',
  'M251 92C246 95 232 106 222 111C211 116 200 118 188 121C176 124 161 123 151 128C141 134 135 144 127 153C120 162 113 175 104 182C95 189 84 192 73 195C62 197 50 197 38 199C27 202 14 204 4 209C-6 215 -18 229 -22 233',
  'M251 92C245 93 225 91 214 94C202 97 191 102 182 110C173 118 169 133 162 143C155 154 150 168 141 174C131 179 115 177 102 177C90 177 76 171 65 174C54 177 45 187 36 194C26 202 19 211 10 218C1 225 -14 234 -19 238',
] as const

function RailRiver() {
  return <River strands={strands} width={220} height={260} viewBox="0 0 220 260" />
}
