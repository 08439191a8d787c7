import { LanguageSwitch } from '@/components/LanguageSwitch'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { IconButton } from '@/components/desk/IconButton'
import { demoAccounts } from '@/demoAccounts'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { t } from '@/texts/t'
import { MessagesMenu } from './MessagesMenu'
import { PaletteButton } from './palette/PaletteButton'

interface DashboardHeaderProps {
  user: CurrentUser
  onLogout: () => void
}

export function DashboardHeader({ user, onLogout }: DashboardHeaderProps) {
  return (
    <header className="cc-header cc-beside">
      <div className="cc-header-title">
        <b>{t('desk.dashboard')}</b>
        {demoAccounts().length > 0 && <span className="cc-demo-mark">{t('desk.demo')}</span>}
        <span className="text-truncate cc-muted cc-small">{t('desk.welcome', { name: user.username })}</span>
      </div>
      <PaletteButton user={user} onLogout={onLogout} />
      <MessagesMenu />
      <LanguageSwitch owner={identityOf(user)} className="btn cc-ghost cc-desk-language cc-wide-only" />
      <ThemeSwitch className="cc-wide-only" />
      <div className="cc-account cc-beside">
        <span className="cc-avatar" aria-hidden="true" translate="no">
          {initials(user.fullName)}
        </span>
        <span className="cc-account-name text-truncate" dir="auto" translate="no" title={user.fullName}>
          {user.fullName}
        </span>
        <IconButton icon="logout" name={t('desk.logout')} className="cc-square" onClick={onLogout} />
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
