import { useQueryClient } from '@tanstack/react-query'
import { Icon } from '@/components/Icon'
import { useMessages } from '@/components/messages/useMessages'
import type { OneAtATime } from '@/browser/useOneAtATime'
import { dayOf } from '@/domain/dates'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { exportShipments } from './exportShipments'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import { formatCount } from '@/domain/numbers'
import type { ShipmentList } from '../list/useShipmentList'

interface ExportChoicesProps {
  list: ShipmentList
  /** The columns that show. */
  visible: readonly ShipmentColumnId[]
  /** This list is taken along once at a time. */
  once: OneAtATime
  onTaken: () => void
}

/** Takes all that is filtered along as a CSV file: with every column, or with those that show. */
export function ExportChoices({ list, visible, once, onTaken }: ExportChoicesProps) {
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
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
