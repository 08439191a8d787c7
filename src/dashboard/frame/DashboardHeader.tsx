import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { ThemeSwitch } from '@/components/useTheme'
import { identityOf, type CurrentUser } from '@/domain/people'
import { demoAccounts } from '@/env'
import { MessageText, useMessages } from '@/components/messages/useMessages'
import { formatTime } from '@/domain/dates'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { t } from '@/texts/t'
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
        {demoAccounts().length > 0 && <span className="cc-demo-mark">{t('desk.demoData')}</span>}
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
        <span className="cc-account-name text-truncate cc-wide-only" translate="no" title={user.fullName}>
          {user.fullName}
        </span>
        <button className="btn cc-ghost cc-square" type="button" aria-label={t('desk.logout')} onClick={onLogout}>
          <DeskIcon name="logout" />
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

/** On phones the list is nearly as wide as the window. */
const besideTheEdge = { modifiers: [{ name: 'preventOverflow', options: { padding: 16 } }] }

/** Keeps every message until it is cleared, so that nobody is too slow to read one. */
function MessagesMenu() {
  const { all, clear } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const newest = all[0]?.id ?? 0
  if (isOpen && seen !== newest) setSeen(newest)
  const unread = isOpen ? 0 : all.filter(({ id }) => id > seen).length

  return (
    <Dropdown align="end" show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle
        as="button"
        className="btn cc-ghost cc-square cc-bell"
        type="button"
        aria-label={unread > 0 ? t('desk.messagesNew', { count: unread }) : t('desk.messages')}
      >
        <DeskIcon name="bell" />
        {unread > 0 && <i aria-hidden="true">{unread}</i>}
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu as="section" className="cc-messages-list" tabIndex={-1} popperConfig={besideTheEdge}>
          <header className="cc-beside justify-content-between">
            <h2>{t('desk.messages')}</h2>
            {all.length > 0 && (
              <button className="btn btn-link" type="button" onClick={clear}>
                {t('desk.clear')}
              </button>
            )}
          </header>
          {all.length === 0 ? (
            <p className="cc-muted mt-2 mb-1">{t('desk.noMessages')}</p>
          ) : (
            <ol className="mt-2">
              {all.map((message) => (
                <li key={message.id} className={message.variant}>
                  <DeskIcon name={message.variant === 'success' ? 'check' : 'warning'} />
                  <span>
                    <MessageText message={message} />
                  </span>
                  <time dateTime={message.at.toISOString()}>{formatTime(message.at)}</time>
                </li>
              ))}
            </ol>
          )}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
