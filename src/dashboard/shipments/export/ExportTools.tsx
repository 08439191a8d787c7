import { useState } from 'react'
import { lazyPart } from '@/components/lazyPart'
import { Icon } from '@/components/Icon'
import type { Days } from '@/domain/dayRanges'
import { ExportMenu } from './ExportMenu'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'

const DayEndDialog = lazyPart(async () => (await import('../day-end/DayEndDialog')).DayEndDialog, {
  name: 'The day-end sheet',
})

/** What opens below the heading of a list. */
export interface OpenTools {
  scan: boolean
  charts: boolean
}

interface ExportToolsProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  days: Days | null
  open: OpenTools
  onOpen: (open: OpenTools) => void
}

/** Beside the heading: scanning, charts, and what can be taken along. */
export function ExportTools({ list, visible, days, open, onOpen }: ExportToolsProps) {
  const [isDayEnd, setIsDayEnd] = useState(false)
  return (
    <div className="cc-tools">
      <button
        className="btn btn-light"
        type="button"
        aria-expanded={open.scan}
        onClick={() => onOpen({ ...open, scan: !open.scan })}
      >
        <Icon name="scan" small />
        Scan
      </button>
      <button
        className="btn btn-light"
        type="button"
        aria-expanded={open.charts}
        onClick={() => onOpen({ ...open, charts: !open.charts })}
      >
        <Icon name="chart" small />
        Charts
      </button>
      <button className="btn btn-light" type="button" onClick={() => setIsDayEnd(true)}>
        <Icon name="print" small />
        Day-end sheet
      </button>
      <ExportMenu list={list} visible={visible} />
      {isDayEnd && <DayEndDialog list={list} days={days} onClose={() => setIsDayEnd(false)} />}
    </div>
  )
}
