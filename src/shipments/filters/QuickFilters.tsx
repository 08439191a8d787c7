import type { ReactNode } from 'react'
import { useToday } from '@/components/desk/useToday'
import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayRanges'
import { viewerCan } from '@/domain/roles'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

export const all = { kind: 'all' } as const
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

/** The usual days, and what needs attention, one press each. */
export function QuickFilters(props: ChipsProps) {
  const user = useCurrentUser()
  const { view, children } = props
  const today = useToday()
  const chip = chipOf(props)
  const isLate = view.attention === 'any'
  return (
    <div className="cc-quick cc-beside">
      {dayPresets.map((preset) => {
        const days = daysOf(preset, today)
        const isOn = days.from === view.from && days.to === view.to
        return chip(t(dayPresetNames[preset]), isOn, isOn ? { from: '', to: '' } : days)
      })}
      {viewerCan.moveShipments(user) && chip(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })}
      {children}
    </div>
  )
}
