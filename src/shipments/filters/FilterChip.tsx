import type { ReactNode } from 'react'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

export interface ChipsProps {
  view: ShipmentView
  onView: ChangeView
  children?: ReactNode
}

/** A button that is pressed while its filter is on. */
export const chipOf =
  ({ onView }: ChipsProps) =>
  (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: ReactNode) => (
    <button key={name} className="cc-chip" type="button" aria-pressed={isOn} onClick={() => onView(wanted, true)}>
      {name}
      {count}
    </button>
  )
