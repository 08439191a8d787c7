import { useEffect, useRef } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { IconButton } from '@/components/desk/IconButton'
import { formatCount } from '@/domain/numbers'
import { language } from '@/texts/language'
import { t } from '@/texts/t'
import type { Holding } from './useHolding'

/** The bookings that were set aside, in a menu beside the button that does so. */
export function HeldBookings({ holding, isTouched }: { holding: Holding; isTouched: boolean }) {
  const { held, isInert, ask, isListOpen, showList } = holding
  return (
    <div className="cc-held cc-beside" inert={isInert}>
      {held.length > 0 && (
        <Dropdown show={isListOpen} onToggle={showList}>
          <Dropdown.Toggle variant="light" title="Shift + F8" aria-keyshortcuts="Shift+F8">
            {t('booking.heldCount', { number: formatCount(held.length) })}
            <DeskIcon name="down" small />
          </Dropdown.Toggle>
          {isListOpen && <HeldList {...holding} />}
        </Dropdown>
      )}
      {isTouched && (
        <DeskButton text={t('booking.hold')} title="F8" aria-keyshortcuts="F8" disabled={isInert} onClick={ask} />
      )}
    </div>
  )
}

/** Of a booking without a name, described as “shipper → receiver” whatever their letters. */
const wordsDirection = language === 'ur' ? 'rtl' : 'ltr'

/** On phones the list is nearly as wide as the window. */
const besideTheEdge = { modifiers: [{ name: 'preventOverflow', options: { padding: 16 } }] }

function HeldList({ held, goOn, discard }: Pick<Holding, 'held' | 'goOn' | 'discard'>) {
  const list = useRef<HTMLUListElement>(null)
  // Enter goes on with the booking that was held last.
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <Dropdown.Menu popperConfig={besideTheEdge}>
      <ul ref={list} aria-label={t('booking.heldBookings')}>
        {held.map((draft) => {
          const note = draft.held?.note
          const shown = draft.held?.name || draft.words
          return (
            <li className="cc-beside" key={draft.id}>
              <Dropdown.Item as="button" type="button" onClick={() => goOn(draft)}>
                <span className="visually-hidden">{t('booking.continue')}</span>
                <bdi dir={draft.held?.name ? undefined : wordsDirection} translate="no">
                  {shown}
                </bdi>
                <small>
                  <bdi>{draft.when}</bdi>
                  {note && (
                    <>
                      {' · '}
                      <bdi translate="no">{note}</bdi>
                    </>
                  )}
                </small>
              </Dropdown.Item>
              <IconButton
                icon="close"
                name={t('booking.discardHeld', { name: shown })}
                small
                onClick={() => discard(draft)}
              />
            </li>
          )
        })}
      </ul>
    </Dropdown.Menu>
  )
}
