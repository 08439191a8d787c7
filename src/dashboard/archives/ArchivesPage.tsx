import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import type { ListTexts } from '@/components/dataTable/ListTexts'
import { momentColumn } from '@/components/dataTable/momentColumn'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useAddressValues } from '@/components/useAddressValues'
import { usePageTitle } from '@/components/usePageTitle'
import { DASH } from '@/domain/dash'
import { newTab } from '@/domain/links'
import { grossTotal } from '@/domain/money/billing'
import { formatCount } from '@/domain/numbers'
import { archiveStatusBadge, archiveStatuses, archiveStatusName, isArchiveVoid } from '@/domain/shipment/archiveStatus'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { paths } from '@/paths'
import { archivedShipmentsQuery } from '@/services/archive.queries'
import {
  consignee,
  consignor,
  destination,
  ONE_ACTION_PADDING_REM,
  origin,
  remoteArea,
  remoteOnCard,
  service,
  textColumn,
  totalColumn,
} from '@/shipments/table/shipmentCells'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'
import { t } from '@/texts/t'
import { SearchedList } from '../lists/SearchedList'

const listTexts: ListTexts = {
  loading: 'desk.loadingArchive',
  none: 'desk.noArchive',
  failed: 'desk.archiveFailed',
  outdated: 'desk.archiveOutdated',
}

const newestFirst = { column: 'createdAt', isDescending: true }

/** Archive's Data: the bills of the old system. */
export default function ArchivesPage() {
  usePageTitle(`${company.shortName} | ${t('desk.archiveTitle')}`)
  const [params, change] = useAddressValues()
  const status = archiveStatuses.find(({ name }) => name === params.get('status'))?.name ?? ''
  const filter = useMemo(
    () => (status === '' ? null : (bill: ArchivedShipment) => archiveStatusName(bill.status) === status),
    [status],
  )
  const onStatus = (text: string) => change({ status: text })
  return (
    <SearchedList
      title={t('desk.archiveTitle')}
      texts={listTexts}
      query={archivedShipmentsQuery()}
      columns={archiveColumns}
      startSort={newestFirst}
      keyOf={keyOf}
      textOf={searchText}
      countOf={countOf}
      filter={filter}
      onClearFilter={() => onStatus('')}
      rowClass={rowClass}
      placeholder={t('desk.searchArchive')}
      none={t('desk.archiveEmpty')}
      noneFound={t('desk.archiveNoneFound')}
    >
      <select
        className="form-select"
        aria-label={t('desk.status')}
        value={status}
        onChange={({ target }) => onStatus(target.value)}
      >
        <option value="">{t('desk.allStatuses')}</option>
        {archiveStatuses.map(({ name, key }) => (
          <option key={name} value={name}>
            {t(key)}
          </option>
        ))}
      </select>
    </SearchedList>
  )
}

const keyOf = ({ airwayBillNo, id }: ArchivedShipment) => airwayBillNo || id
const rowClass = ({ status }: ArchivedShipment) => (isArchiveVoid(status) ? 'void' : '')
const countOf = ({ length }: readonly ArchivedShipment[]) =>
  t('desk.bills', { count: length, bills: formatCount(length) })
function statusText({ status }: ArchivedShipment): string {
  const badge = archiveStatusBadge(status)
  return badge ? t(badge.key) : ''
}

function searchText(bill: ArchivedShipment): string {
  const { airwayBillNo, service: name, consignee: receiver, consignor: shipper, repFullName } = bill
  const places = [bill.origin, bill.destination]
  const shown = [serviceText(name), ...places.map(placeName)]
  return [airwayBillNo, name, receiver, shipper, ...places, ...shown, statusText(bill), repFullName].join('\n')
}

interface ReceiptLinkProps {
  airwayBillNo: string
  className: string
  /** For screen readers, in place of the content. */
  name?: string
  children: ReactNode
}

function ReceiptLink({ airwayBillNo, className, name, children }: ReceiptLinkProps) {
  return (
    <Link className={className} to={paths.archiveReceipt(airwayBillNo)} {...newTab} title={name} aria-label={name}>
      {children}
    </Link>
  )
}

/** In the order of product 10.1. */
const archiveColumns: readonly DataColumn<ArchivedShipment>[] = [
  textColumn('airwayBillNo', 'lists.abNo', {
    isRowHead: true,
    width: [5.75, 6],
    cell: ({ airwayBillNo }) =>
      airwayBillNo === '' ? (
        DASH
      ) : (
        <ReceiptLink airwayBillNo={airwayBillNo} className="cc-number">
          {airwayBillNo}
        </ReceiptLink>
      ),
  }),
  service,
  consignee,
  consignor,
  origin,
  destination,
  // Archived rows have no dimensions, so the total has no volumetric part.
  totalColumn('lists.shipmentGTotal', ({ shipAmount, discount, gst }) =>
    grossTotal({ amount: shipAmount, discount, gst }),
  ),
  remoteArea,
  {
    id: 'status',
    head: 'lists.shipmentStatus',
    isWords: true,
    className: 'status',
    isSortable: true,
    width: [6.625, 8],
    sortValue: ({ status }) => status,
    cell: ({ status }) => {
      const badge = archiveStatusBadge(status)
      return badge ? <span className={`badge bg-${badge.variant}`}>{t(badge.key)}</span> : DASH
    },
  },
  {
    ...textColumn('repFullName', 'desk.bookedByPerson', { width: [6.75, 7], className: 'booked-by' }),
    attributes: remoteOnCard,
  },
  momentColumn('createdAt', 'lists.bookingDate'),
  {
    id: 'actions',
    head: 'lists.actions',
    isWords: true,
    className: 'actions single',
    width: [ONE_ACTION_PADDING_REM, 0],
    slots: 1,
    cell: ({ airwayBillNo }) =>
      airwayBillNo !== '' && (
        <div className="cc-actions">
          <ReceiptLink airwayBillNo={airwayBillNo} className="cc-action" name={t('desk.view')}>
            <DeskIcon name="view" />
            <span className="cc-narrow-only">{t('desk.view')}</span>
          </ReceiptLink>
        </div>
      ),
  },
]
