import { useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { t } from '@/texts/t'
import type { ChipsProps } from './FilterChip'
import { usualDays } from './usualDays'

/** The usual ranges of days in a menu, beside the date fields. */
export function DatesMenu({ view, onView }: ChipsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const days = usualDays(view, useToday())
  return (
    <Dropdown show={isOpen} onToggle={setIsOpen} onSelect={() => button.current?.focus()}>
      <Dropdown.Toggle variant="light" ref={button} active={days.some(({ isOn }) => isOn)}>
        <DeskIcon name="calendar" small />
        <span className="cc-label">
          {t('lists.dates')}
          <DeskIcon name="down" small />
        </span>
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu flip={false}>
          {days.map(({ name, isOn, wanted }) => (
            <Dropdown.Item
              key={name}
              as="button"
              type="button"
              aria-pressed={isOn}
              onClick={() => onView(wanted, true)}
            >
              {name}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
