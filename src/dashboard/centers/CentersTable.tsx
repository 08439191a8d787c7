import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataTable } from '@/components/dataTable/DataTable'
import { momentText, type DataColumn, type Sort } from '@/components/dataTable/DataColumn'
import { Icon, type IconName } from '@/components/Icon'
import type { Center } from '@/domain/people'
import { RefreshNotice } from '../lists/RefreshNotice'
import { useChangedRows } from '../lists/useChangedRows'
import { NotAuthorized } from '../NotAuthorized'

export type CenterAction = 'edit' | 'activate' | 'inactivate' | 'delete'

interface CentersTableProps {
  list: UseQueryResult<Center[]>
  /** Those found by the search. */
  rows: readonly Center[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** Without it the list is read only. */
  onAction?: ((action: CenterAction, center: Center) => void) | undefined
  onClearSearch?: (() => void) | undefined
}

const NOTHING = '—'

const columns: readonly DataColumn<Center>[] = [
  {
    id: 'centerName',
    head: 'Center',
    isRowHead: true,
    isSortable: true,
    width: [11.75, 15],
    sortValue: ({ centerName }) => centerName,
    cell: ({ centerName, centerAddress }) => (
      <>
        {centerName || NOTHING}
        <small title={centerAddress}>{centerAddress || NOTHING}</small>
      </>
    ),
  },
  {
    id: 'fullName',
    head: 'Representative',
    isSortable: true,
    width: [10.75, 14],
    sortValue: ({ fullName }) => fullName,
    cell: ({ fullName, email }) => (
      <>
        <b className="fw-semibold">{fullName || NOTHING}</b>
        <small title={email}>{email || NOTHING}</small>
      </>
    ),
  },
  {
    id: 'username',
    head: 'Username',
    isSortable: true,
    width: [5.75, 6.5],
    yields: 1,
    sortValue: ({ username }) => username,
    cell: ({ username }) => username || NOTHING,
    cardLabel: 'Username',
  },
  {
    id: 'phone',
    head: 'Phone',
    className: 'cc-number',
    isSortable: true,
    width: [7.5],
    sortValue: ({ phone }) => phone,
    cell: ({ phone }) => phone || NOTHING,
    cardLabel: 'Phone',
  },
  {
    id: 'status',
    head: 'Status',
    isWords: true,
    className: 'state',
    isSortable: true,
    width: [6],
    sortValue: ({ isActive }) => (isActive ? 0 : 1),
    cell: ({ isActive }) =>
      isActive ? (
        <span className="badge bg-success">Active</span>
      ) : (
        <span className="badge bg-secondary">Inactive</span>
      ),
  },
  {
    id: 'createdAt',
    head: 'Created',
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    width: [8, 13.5],
    yields: 2,
    sortValue: ({ createdAt }) => Date.parse(createdAt) || null,
    cell: ({ createdAt }) => momentText(createdAt),
  },
]

export function CentersTable({ list, rows, sort, onSort, onAction, onClearSearch }: CentersTableProps) {
  const { data, isFetching } = list
  const isChanged = useChangedRows(data, keyOf)
  const shown = useMemo(() => (onAction ? [...columns, actionsColumn(onAction)] : columns), [onAction])
  return (
    <DataTable
      label="Centers"
      noun="centers"
      className="cc-centers"
      rowHeight={3.5}
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      rowClass={(center) => (isChanged(center) ? 'cc-new' : '')}
      state={data ? 'ready' : isFetching ? 'loading' : 'failed'}
      onRetry={() => void list.refetch()}
      reason={<NotAuthorized error={list.error} />}
      sort={sort}
      onSort={onSort}
      empty={onClearSearch ? 'No center matches your search.' : 'No center has been added yet.'}
      onClearFilters={onClearSearch}
      notice={
        list.isRefetchError && (
          <RefreshNotice
            noun="Centers"
            loadedAt={list.dataUpdatedAt}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )
      }
    />
  )
}

function keyOf({ id }: Center): string {
  return id
}

interface RowAction {
  /** A key of its own, so that a button whose action changes keeps its place and the focus. */
  slot: 'edit' | 'switch' | 'delete'
  action: CenterAction
  label: 'Edit' | 'Activate' | 'Deactivate' | 'Delete'
  icon: IconName
}

/** None for a row without an id, which no call to the backend could name. */
function rowActions({ id, isActive }: Center): RowAction[] {
  if (id === '') return []
  return [
    { slot: 'edit', action: 'edit', label: 'Edit', icon: 'edit' },
    isActive
      ? { slot: 'switch', action: 'inactivate', label: 'Deactivate', icon: 'power' }
      : { slot: 'switch', action: 'activate', label: 'Activate', icon: 'power' },
    { slot: 'delete', action: 'delete', label: 'Delete', icon: 'delete' },
  ]
}

function actionsColumn(onAction: (action: CenterAction, center: Center) => void): DataColumn<Center> {
  const narrow = (center: Center) => (
    <div className="cc-actions">
      {rowActions(center).map(({ slot, action, label, icon }) => (
        <button
          key={slot}
          className={action === 'delete' ? 'cc-action bad' : 'cc-action'}
          type="button"
          title={label}
          aria-label={label}
          onClick={() => onAction(action, center)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
  return {
    id: 'actions',
    head: 'Actions',
    isWords: true,
    className: 'actions',
    width: [16.75, 0],
    yields: 3,
    narrow: { width: [1.25, 0], slots: 3, cell: narrow },
    cell: (center) => (
      <div className="buttons">
        {rowActions(center).map(({ slot, action, label, icon }) => (
          <button
            key={slot}
            className={`btn cc-ghost ${action === 'delete' ? 'bad' : ''}`}
            type="button"
            onClick={() => onAction(action, center)}
          >
            <Icon name={icon} small />
            {label}
          </button>
        ))}
      </div>
    ),
  }
}
