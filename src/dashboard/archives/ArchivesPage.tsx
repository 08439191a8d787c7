import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/dataTable/DataTable'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { archiveStatusBadge, archiveStatuses, isArchiveVoid } from '@/domain/shipment/shipmentStatus'
import { archivedShipmentsQuery } from '@/services/archive'
import { ListHead } from '../lists/ListHead'
import { RefreshNotice } from '../lists/RefreshNotice'
import { useChangedRows } from '../lists/useChangedRows'
import { useFound, useListAddress } from '../lists/useListAddress'
import { archiveColumns } from './archiveColumns'
import { NotAuthorized } from '../NotAuthorized'

const ONE_MINUTE = 60_000
const newestFirst = { column: 'createdAt', isDescending: true }

/** Bills of the old system. */
export default function ArchivesPage() {
  usePageTitle(`${company.shortName} | Archive's Data`)
  const list = useQuery({ ...archivedShipmentsQuery(), refetchInterval: ONE_MINUTE, refetchOnWindowFocus: true })
  const { search, onSearch, sort, onSort } = useListAddress(newestFirst)
  const [params, setParams] = useSearchParams()
  const status = archiveStatuses.find((text) => text === params.get('status')) ?? ''
  const bills = useMemo(
    () => list.data?.filter((bill) => status === '' || statusText(bill) === status),
    [list.data, status],
  )
  const found = useFound(bills, search, searchText)
  const isChanged = useChangedRows(list.data, keyOf)
  const isFiltered = search.trim() !== '' || status !== ''
  const onStatus = (text: string) =>
    setParams(
      (before) => {
        before.delete('status')
        if (text !== '') before.set('status', text)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => {
    onSearch('')
    onStatus('')
  }
  const { data, isFetching, refetch } = list

  return (
    <>
      <ListHead
        title="Archive's Data"
        count={data && countOf(data.length)}
        search={search}
        onSearch={onSearch}
        placeholder="Number, name, country"
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
      </ListHead>
      <DataTable
        label="Archive's Data"
        noun="archived shipments"
        columns={archiveColumns}
        rows={found}
        rowKey={keyOf}
        rowClass={(bill) => `${isArchiveVoid(bill.status) ? 'void' : ''} ${isChanged(bill) ? 'cc-new' : ''}`.trim()}
        state={data ? 'ready' : isFetching ? 'loading' : 'failed'}
        onRetry={() => void refetch()}
        reason={<NotAuthorized error={list.error} />}
        sort={sort}
        onSort={onSort}
        empty={isFiltered ? 'No archived shipments match.' : 'The archive is empty.'}
        onClearFilters={isFiltered ? clear : undefined}
        notice={
          list.isRefetchError && (
            <RefreshNotice
              noun="Archived shipments"
              loadedAt={list.dataUpdatedAt}
              error={list.error}
              onRetry={() => void refetch()}
            />
          )
        }
      />
    </>
  )
}

function keyOf({ airwayBillNo }: ArchivedShipment): string {
  return airwayBillNo
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
