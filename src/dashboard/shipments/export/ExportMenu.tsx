import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '@/components/Icon'
import { useMessages } from '@/components/messages/useMessages'
import { dayOf } from '@/domain/dates'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import './export.css'
import { exportShipments } from './exportShipments'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import { formatCount } from '@/domain/numbers'
import type { ShipmentList } from '../list/useShipmentList'

interface ExportMenuProps {
  list: ShipmentList
  /** The columns that show. */
  visible: readonly ShipmentColumnId[]
}

/** Takes all that is filtered along as a CSV file: with every column, or with those that show. */
export function ExportMenu({ list, visible }: ExportMenuProps) {
  const client = shipmentIndexOf(useQueryClient())
  const messages = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = list.totals.shipments

  const take = async (columns: readonly ShipmentColumnId[] | null) => {
    setIsOpen(false)
    button.current?.focus()
    setIsBusy(true)
    try {
      const file = await exportShipments(client, list, columns)
      if (!file) {
        messages.error('Shipments could not be exported')
        return
      }
      download(file.text, `shipments-${dayOf(new Date())}.csv`)
      messages.success(`${formatCount(file.shipments)} shipments exported`)
    } finally {
      setIsBusy(false)
    }
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving close the menu; its buttons do the rest
    <div
      className="cc-export"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        ref={button}
        className="btn btn-light"
        type="button"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        aria-disabled={isBusy || !list.isWhole || count === 0}
        onClick={() => !isBusy && list.isWhole && count > 0 && setIsOpen(!isOpen)}
      >
        <Icon name="download" small />
        Export CSV
      </button>
      {isOpen && (
        <div className="cc-export-list">
          <p>{count === 1 ? '1 shipment' : `${formatCount(count)} shipments`}, as filtered</p>
          <button className="btn cc-ghost" type="button" onClick={() => void take(null)}>
            All columns
          </button>
          <button className="btn cc-ghost" type="button" onClick={() => void take(visible)}>
            Visible columns
          </button>
        </div>
      )}
    </div>
  )
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
