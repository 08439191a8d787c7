import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { MessageText } from '@/components/messages/MessageText'
import { useMessages } from '@/components/messages/useMessages'
import { asOfText } from '@/texts/asOfText'
import { t } from '@/texts/t'

/** Pixels between the list and the edges of the window: on phones it is nearly as wide as the window. */
const edgePadding = { modifiers: [{ name: 'preventOverflow', options: { padding: 16 } }] }

/** Lists every message until it is cleared, so that nobody is too slow to read one. */
export function MessagesMenu() {
  const { all, clear } = useMessages()
  const today = useToday()
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
        <Dropdown.Menu as="section" className="cc-messages-list" tabIndex={-1} popperConfig={edgePadding}>
          <header className="cc-beside justify-content-between">
            <h2>{t('desk.messages')}</h2>
            {all.length > 0 && <DeskButton look="link" text={t('desk.clear')} onClick={clear} />}
          </header>
          {all.length === 0 ? (
            <p className="cc-muted mt-2 mb-1">{t('desk.noMessages')}</p>
          ) : (
            <ol className="cc-lined mt-2">
              {all.map((message) => (
                <li key={message.id} className={message.variant}>
                  <DeskIcon name={message.variant === 'success' ? 'check' : 'warning'} />
                  <span>
                    <MessageText message={message} />
                  </span>
                  <time className="cc-muted cc-small text-nowrap" dateTime={message.at.toISOString()}>
                    {asOfText(message.at, today)}
                  </time>
                </li>
              ))}
            </ol>
          )}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
