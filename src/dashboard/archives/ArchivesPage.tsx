import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/DataTable'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { ArchivedShipment } from '@/domain/shipment'
import { archiveStatusBadge, voidBadge } from '@/domain/shipmentStatus'
import { archivedShipmentsQuery } from '@/services/archive.queries'
import { ListHead } from '../ListHead'
import { RefreshNotice } from '../RefreshNotice'
import { useFound } from '../useFound'
import { useListAddress } from '../useListAddress'
import { archiveColumns } from './archiveColumns'
import './archives.css'

const newestFirst = { column: 'createdAt', isDescending: true }

/** Archive's Data (specification 2): the old system's bills, each with its archived receipt. */
export default function ArchivesPage() {
  usePageTitle(`${company.shortName} | Archive's Data`)
  // Nothing is added to an archive by the minute: it is looked at again when somebody comes back to it.
  const list = useQuery({ ...archivedShipmentsQuery(), refetchOnWindowFocus: true })
  const { search, onSearch, sort, onSort } = useListAddress(newestFirst)
  const found = useFound(list.data, search, searchText)
  const isSearched = search.trim() !== ''
  const { data, isFetching, refetch } = list

  return (
    <>
      <ListHead
        title="Archive's Data"
        count={data && countOf(data.length)}
        search={search}
        onSearch={onSearch}
        placeholder="Number, name, country"
      />
      <DataTable
        label="Archive's Data"
        noun="archived shipments"
        className="cc-archive"
        minWidth={66}
        columns={archiveColumns}
        rows={found}
        rowKey={({ airwayBillNo }) => airwayBillNo}
        rowClass={(shipment) => (statusText(shipment) === voidBadge.text ? 'void' : '')}
        state={data ? 'ready' : isFetching ? 'loading' : 'failed'}
        onRetry={() => void refetch()}
        sort={sort}
        onSort={onSort}
        empty={isSearched ? 'No archived shipment has all of these words.' : 'The archive is empty.'}
        onClearFilters={isSearched ? () => onSearch('') : undefined}
        notice={<RefreshNotice noun="Archived shipments" list={list} />}
      />
    </>
  )
}

function countOf(bills: number): string {
  return bills === 1 ? '1 bill' : `${bills} bills`
}

function statusText({ status }: ArchivedShipment): string {
  return archiveStatusBadge(status)?.text ?? ''
}

function searchText(shipment: ArchivedShipment): string {
  const { airwayBillNo, service, consignee, consignor, origin, destination, repFullName } = shipment
  const texts = [airwayBillNo, service, consignee, consignor, origin, destination, statusText(shipment), repFullName]
  return texts.join('\n')
}
