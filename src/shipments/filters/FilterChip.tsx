import type { ReactNode } from 'react'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

export interface ChipsProps {
  view: ShipmentView
  onView: ChangeView
  children?: ReactNode
}

interface FilterChipProps {
  name: string
  isOn: boolean
  /** What the press changes. */
  wanted: Partial<ShipmentView>
  onView: ChangeView
  /** How many shipments pass the filter. */
  count?: ReactNode
}

/** A button that is pressed while its filter is on. */
export function FilterChip({ name, isOn, wanted, onView, count }: FilterChipProps) {
  return (
    <button className="cc-chip" type="button" aria-pressed={isOn} onClick={() => onView(wanted, true)}>
      {name}
      {count}
    </button>
  )
}
