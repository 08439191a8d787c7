import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useOneAtATime, type OneAtATime } from '@/browser/useOneAtATime'
import { DeskIcon, type DeskIconName } from '../../DeskIcon'
import { useMenu } from '@/components/useMenu'
import { Icon } from '@/components/Icon'
import { useMessages } from '@/components/messages/useMessages'
import { dayOf } from '@/domain/dates'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { formatCount } from '@/domain/numbers'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'
import { exportShipments } from './exportShipments'

export interface OpenTools {
  scan: boolean
  charts: boolean
  byCenter: boolean
  dayEnd: boolean
}

interface ToolsMenuProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  open: OpenTools
  onOpen: (open: OpenTools) => void
  /** The statistics cover more than one center. */
  hasCenters: boolean
}

export function ToolsMenu({ list, visible, open, onOpen, hasCenters }: ToolsMenuProps) {
  const once = useOneAtATime()
  const { isOpen, open: openMenu, close, frame, button, onKeyDown, onBlur } = useMenu<HTMLDivElement>()
  const tool = (name: string, icon: DeskIconName, key: keyof OpenTools): ReactNode => (
    <button
      className="btn cc-ghost"
      type="button"
      aria-pressed={open[key]}
      onClick={() => {
        close(true)
        onOpen({ ...open, [key]: !open[key] })
      }}
    >
      <DeskIcon name={icon} small />
      {name}
    </button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only closes the menu on Escape and blur; its buttons do the rest
    <div className="cc-menu" ref={frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className="btn btn-light"
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : openMenu())}
      >
        <DeskIcon name="tools" small />
        <span className="label">Tools</span>
      </button>
      {isOpen && (
        <div className="cc-menu-list" data-menu>
          {tool('Scan', 'scan', 'scan')}
          {tool('Charts', 'chart', 'charts')}
          {hasCenters && tool('By center', 'split', 'byCenter')}
          {tool('Day-end sheet', 'sheet', 'dayEnd')}
          <ExportChoices list={list} visible={visible} once={once} onTaken={() => close(true)} />
        </div>
      )}
    </div>
  )
}

interface ExportChoicesProps {
  list: ShipmentList
  visible: readonly ShipmentColumnId[]
  /** Only one export of this list runs at a time. */
  once: OneAtATime
  onTaken: () => void
}

function ExportChoices({ list, visible, once, onTaken }: ExportChoicesProps) {
  const client = shipmentIndexOf(useQueryClient())
  const messages = useMessages()
  const count = list.totals.shipments
  const isReady = list.isWhole && count > 0

  const take = async (columns: readonly ShipmentColumnId[] | null) => {
    onTaken()
    const file = await exportShipments(client, list, columns)
    if (!file) {
      messages.error('Shipments could not be exported')
      return
    }
    download(file.text, fileName())
    messages.success(`${formatCount(file.shipments)} shipments exported`)
  }
  const choice = (name: string, columns: readonly ShipmentColumnId[] | null) => (
    <button
      className="btn cc-ghost"
      type="button"
      aria-disabled={!isReady}
      onClick={() => isReady && void once(() => take(columns))}
    >
      <Icon name="download" small />
      {name}
    </button>
  )
  return (
    <div className="cc-export" role="group" aria-labelledby="export-csv">
      <p id="export-csv">
        Export CSV <small>{count === 1 ? '1 shipment' : `${formatCount(count)} shipments`}, as filtered</small>
      </p>
      {choice('All columns', null)}
      {choice('Visible columns', visible)}
    </div>
  )
}

const fileName = () => `shipments-${dayOf(new Date())}.csv`

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
