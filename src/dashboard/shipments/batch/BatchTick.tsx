import { createContext, useContext, useEffect, useRef } from 'react'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import type { Shipment } from '@/domain/shipment/shipment'
import { formatCount } from '@/domain/numbers'
import type { BatchSelection } from './useBatchSelection'

/** The selection for the ticks of a table's rows: rows are not drawn anew when another one is selected. */
export const BatchSelectionContext = createContext<BatchSelection | null>(null)

/** How many shipments «all» are; the rows' ticks do not ask. */
export const SelectableTotalContext = createContext(0)

/** The column of ticks, before all others. */
export const tickColumn: DataColumn<Shipment> = {
  id: 'tick',
  head: 'Select',
  headContent: <BatchTickAll />,
  width: [2.375, 0],
  className: 'tick',
  cell: (shipment) => <BatchTick shipment={shipment} />,
}

function BatchTick({ shipment }: { shipment: Shipment }) {
  const selection = useContext(BatchSelectionContext)
  const isRange = useRef(false)
  if (!selection) return null
  return (
    <label className="cc-tick">
      <input
        className="form-check-input"
        type="checkbox"
        aria-label={`Select ${shipment.airwayBillNo}`}
        disabled={shipment.id === ''}
        checked={selection.has(shipment.id)}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={() => selection.toggle(shipment, isRange.current)}
      />
    </label>
  )
}

/** Selects all that is filtered, shown or not; once more, and nothing is selected. */
function BatchTickAll() {
  const selection = useContext(BatchSelectionContext)
  const total = useContext(SelectableTotalContext)
  const box = useRef<HTMLInputElement>(null)
  const size = selection?.size ?? 0
  const isAll = selection?.hasAll ?? false
  useEffect(() => {
    if (box.current) box.current.indeterminate = size > 0 && !isAll
  }, [size, isAll])
  if (!selection) return null
  return (
    <label className="cc-tick">
      <input
        ref={box}
        className="form-check-input"
        type="checkbox"
        aria-label={`Select all ${formatCount(total)} shipments`}
        checked={isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      />
    </label>
  )
}
