import { createContext, useContext, useEffect, useRef } from 'react'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { t } from '@/texts/t'
import type { BatchSelection } from './useBatchSelection'

/** Read by the rows' ticks, so that selecting a row re-renders the ticks alone, not the rows. */
export const BatchSelectionContext = createContext<BatchSelection | null>(null)

/** Null until the list is complete. Separate from the selection, as only the tick in the table's head needs it. */
export const SelectableTotalContext = createContext<number | null>(null)

export const tickColumn: DataColumn<Shipment> = {
  id: 'tick',
  head: 'lists.select',
  headContent: <BatchTickAll />,
  width: [0.75, 0],
  slots: 1,
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
        aria-label={t('lists.selectNumber', { number: shipment.airwayBillNo })}
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

/** Selects every filtered shipment, including rows not on the screen. */
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
        aria-label={total === null ? t('lists.selectAllLater') : t('lists.selectAll', { count: formatCount(total) })}
        title={total === null ? t('lists.selectAllLater') : undefined}
        disabled={total === null}
        checked={isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      />
    </label>
  )
}
