import { useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { openCustomerScreen } from '../customer-screen/openCustomerScreen'

interface BookingToolsProps {
  onHelp: () => void
  onPresets: () => void
}

/** The tools that are not part of a booking, behind one button. */
export function BookingTools({ onHelp, onPresets }: BookingToolsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    // Focused before a popup opens, because a closing popup returns the focus to where it was.
    <Dropdown align="end" show={isOpen} onToggle={setIsOpen} onSelect={() => button.current?.focus()}>
      <Dropdown.Toggle
        as="button"
        className="btn btn-light cc-square"
        type="button"
        ref={button}
        aria-label={t('booking.tools')}
        title={t('booking.tools')}
      >
        <DeskIcon name="more" />
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu>
          <Dropdown.Item
            className="cc-by-key cc-keys-hint"
            as="button"
            type="button"
            aria-keyshortcuts="? F1"
            onClick={onHelp}
          >
            {t('booking.shortcuts')}
            <span aria-hidden="true">
              <kbd>F1</kbd>
            </span>
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" onClick={onPresets}>
            {t('booking.presets')}
          </Dropdown.Item>
          <Dropdown.Item className="cc-keys-hint" as="button" type="button" onClick={openCustomerScreen}>
            {t('booking.customerScreen')}
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.bookingsFromFile()}>
            {t('booking.fromFile')}
          </Dropdown.Item>
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
