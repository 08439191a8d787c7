import { type ReactNode, useRef, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayPresets'
import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

export const byStatus = ['status'] as const

export interface ChipsProps {
  view: ShipmentView
  onView: ChangeView
  children?: ReactNode
}

export const chipOf =
  ({ onView }: ChipsProps) =>
  (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: ReactNode) => (
    <button key={name} className="cc-chip" type="button" aria-pressed={isOn} onClick={() => onView(wanted, true)}>
      {name}
      {count}
    </button>
  )

/** The usual days, each pressed while it is chosen. */
function usualDays(view: ShipmentView, today: Date) {
  return dayPresets.map((preset) => {
    const days = daysOf(preset, today)
    const isOn = days.from === view.from && days.to === view.to
    return { name: t(dayPresetNames[preset]), isOn, wanted: isOn ? { from: '', to: '' } : days }
  })
}

/** The usual days, one press each. */
export function DayChips(props: ChipsProps) {
  const chip = chipOf(props)
  return usualDays(props.view, useToday()).map(({ name, isOn, wanted }) => chip(name, isOn, wanted))
}

/** The same behind one button, beside the fields for days. */
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

/** What is late or without an update, for viewers who move shipments. */
export function AttentionChip(props: ChipsProps) {
  const user = useCurrentUser()
  const isLate = props.view.attention === 'any'
  return (
    viewerCan.moveShipments(user) &&
    chipOf(props)(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })
  )
}
