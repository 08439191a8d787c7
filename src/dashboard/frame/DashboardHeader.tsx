import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/useTheme'
import type { CurrentUser } from '@/domain/people'
import { demoAccounts } from '@/env'
import { useMessages } from '@/components/messages/useMessages'
import { formatTime } from '@/domain/dates'

interface DashboardHeaderProps {
  user: CurrentUser
  onLogout: () => void
}

export function DashboardHeader({ user, onLogout }: DashboardHeaderProps) {
  return (
    <header className="cc-header">
      <div className="cc-header-title">
        <b>Dashboard</b>
        <span>Welcome, {user.username}</span>
      </div>
      {demoAccounts().length > 0 && <span className="cc-demo-mark">Demo data</span>}
      <MessagesMenu />
      <ThemeSwitch />
      <div className="cc-account">
        <span className="cc-avatar" aria-hidden="true" translate="no">
          {initials(user.fullName)}
        </span>
        <span className="cc-account-name" translate="no" title={user.fullName}>
          {user.fullName}
        </span>
        <button className="btn cc-ghost cc-square" type="button" aria-label="Logout" onClick={onLogout}>
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

/** Keeps every message until it is cleared, so that nobody is too slow to read one. */
function MessagesMenu() {
  const { all, clear } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const newest = all[0]?.id ?? 0
  if (isOpen && seen !== newest) setSeen(newest)
  const unread = isOpen ? 0 : all.filter(({ id }) => id > seen).length

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div className="cc-messages" ref={frame}>
      <button
        ref={button}
        className="btn cc-ghost cc-square cc-bell"
        type="button"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? `Messages, ${unread} new` : 'Messages'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="bell" />
        {unread > 0 && <i aria-hidden="true">{unread}</i>}
      </button>
      {isOpen && (
        <section className="cc-messages-list" aria-label="Messages">
          <header>
            <h2>Messages</h2>
            {all.length > 0 && (
              <button className="btn btn-link" type="button" onClick={clear}>
                Clear
              </button>
            )}
          </header>
          {all.length === 0 ? (
            <p>No messages</p>
          ) : (
            <ol>
              {all.map(({ id, variant, text, about, at }) => (
                <li key={id} className={variant}>
                  <Icon name={variant === 'success' ? 'check' : 'warning'} />
                  <span>
                    {text}
                    {about && (
                      <b className="cc-number" translate="no">
                        {' '}
                        {about}
                      </b>
                    )}
                  </span>
                  <time dateTime={at.toISOString()}>{formatTime(at)}</time>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </div>
  )
}
