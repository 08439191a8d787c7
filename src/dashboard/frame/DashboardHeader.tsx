import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import type { CurrentUser } from '@/domain/people'
import { demoAccounts } from '@/env'
import { MessagesMenu } from './MessagesMenu'

interface DashboardHeaderProps {
  user: CurrentUser
  onLogout: () => void
}

export function DashboardHeader({ user, onLogout }: DashboardHeaderProps) {
  return (
    <header className="cc-bar">
      <div className="cc-bar-t">
        <b>Dashboard</b>
        <span>Welcome, {user.username}</span>
      </div>
      {demoAccounts().length > 0 && <span className="cc-demo-mark">Demo data</span>}
      <MessagesMenu />
      <ThemeSwitch />
      <div className="cc-me">
        <span className="cc-face" aria-hidden="true">
          {initials(user.fullName)}
        </span>
        <span className="cc-me-name" title={user.fullName}>
          {user.fullName}
        </span>
        <button className="btn cc-ghost cc-sq" type="button" aria-label="Logout" onClick={onLogout}>
          <Icon name="logout" />
        </button>
      </div>
    </header>
  )
}

function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
}
