import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { useMessages } from '@/components/messages/useMessages'
import { formatTime } from '@/domain/dates'

/** Everything said since the list was last cleared, so that nobody is too slow to read it. */
export function MessagesMenu() {
  const { all, clear } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const newest = all[0]?.id ?? 0
  const unread = isOpen ? 0 : all.filter(({ id }) => id > seen).length

  useEffect(() => {
    if (!isOpen) return
    setSeen(newest)
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
  }, [isOpen, newest])

  return (
    <div className="cc-messages" ref={frame}>
      <button
        ref={button}
        className="btn cc-ghost cc-sq cc-bell"
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
              {all.map(({ id, variant, text, at }) => (
                <li key={id} className={variant}>
                  <Icon name={variant === 'success' ? 'check' : 'warning'} />
                  <span>{text}</span>
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
