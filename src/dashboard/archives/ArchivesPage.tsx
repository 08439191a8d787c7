import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { archiveStatusBadge, archiveStatuses, isArchiveVoid } from '@/domain/shipment/shipmentStatus'
import { archivedShipmentsQuery } from '@/services/archive'
import { SearchedList } from '../lists/SearchedList'
import { archiveColumns } from './archiveColumns'

const newestFirst = { column: 'createdAt', isDescending: true }

/** Bills of the old system. */
export default function ArchivesPage() {
  usePageTitle(`${company.shortName} | Archive's Data`)
  const [params, setParams] = useSearchParams()
  const status = archiveStatuses.find((text) => text === params.get('status')) ?? ''
  const filter = useMemo(
    () => (status === '' ? null : (bill: ArchivedShipment) => statusText(bill) === status),
    [status],
  )
  const onStatus = (text: string) =>
    setParams(
      (before) => {
        before.delete('status')
        if (text !== '') before.set('status', text)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <SearchedList
      title="Archive's Data"
      noun="archived shipments"
      query={archivedShipmentsQuery()}
      columns={archiveColumns}
      startSort={newestFirst}
      keyOf={keyOf}
      textOf={searchText}
      countOf={countOf}
      filter={filter}
      onClearFilter={() => onStatus('')}
      rowClass={rowClass}
      placeholder="Number, name, country"
      none="The archive is empty."
      noneFound="No archived shipments match."
    >
      <select
        className="form-select"
        aria-label="Status"
        value={status}
        onChange={({ target }) => onStatus(target.value)}
      >
        <option value="">All statuses</option>
        {archiveStatuses.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
    </SearchedList>
  )
}

const keyOf = ({ airwayBillNo }: ArchivedShipment) => airwayBillNo
const rowClass = ({ status }: ArchivedShipment) => (isArchiveVoid(status) ? 'void' : '')
const countOf = ({ length }: readonly ArchivedShipment[]) => (length === 1 ? '1 bill' : `${length} bills`)
const statusText = ({ status }: ArchivedShipment) => archiveStatusBadge(status)?.text ?? ''

function searchText(shipment: ArchivedShipment): string {
  const { airwayBillNo, service, consignee, consignor, origin, destination, repFullName } = shipment
  const texts = [airwayBillNo, service, consignee, consignor, origin, destination, statusText(shipment), repFullName]
  return texts.join('\n')
}
