import type { DataColumn } from '@/components/dataTable/DataColumn'
import { Icon, type IconName } from '@/components/Icon'
import type { Center } from '@/domain/people'
import { DASH, momentColumn } from '../shipments/table/billColumns'

export type CenterAction = 'edit' | 'activate' | 'inactivate' | 'delete'

export const centerColumns: readonly DataColumn<Center>[] = [
  {
    id: 'centerName',
    head: 'Center',
    isRowHead: true,
    isSortable: true,
    width: [11.75, 15],
    sortValue: ({ centerName }) => centerName,
    cell: ({ centerName, centerAddress }) => (
      <>
        {centerName || DASH}
        <small title={centerAddress}>{centerAddress || DASH}</small>
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
        <b className="fw-semibold">{fullName || DASH}</b>
        <small title={email}>{email || DASH}</small>
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
    cell: ({ username }) => username || DASH,
    cardLabel: 'Username',
  },
  {
    id: 'phone',
    head: 'Phone',
    className: 'cc-number',
    isSortable: true,
    width: [7.5],
    sortValue: ({ phone }) => phone,
    cell: ({ phone }) => phone || DASH,
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
    cell: ({ isActive }) => (
      <span className={`badge bg-${isActive ? 'success' : 'secondary'}`}>{isActive ? 'Active' : 'Inactive'}</span>
    ),
  },
  momentColumn('createdAt', 'Created', { yields: 2 }),
]

const looks: Record<CenterAction, { label: string; icon: IconName }> = {
  edit: { label: 'Edit', icon: 'edit' },
  inactivate: { label: 'Deactivate', icon: 'power' },
  activate: { label: 'Activate', icon: 'power' },
  delete: { label: 'Delete', icon: 'delete' },
}

export function actionsColumn(onAction: (action: CenterAction, center: Center) => void): DataColumn<Center> {
  const buttons = (center: Center, isNarrow: boolean) => {
    // No call to the backend could name a row without an id.
    if (center.id === '') return null
    const actions: CenterAction[] = ['edit', center.isActive ? 'inactivate' : 'activate', 'delete']
    return actions.map((action) => {
      const { label, icon } = looks[action]
      const bad = action === 'delete' ? ' bad' : ''
      return (
        <button
          // A button whose action changes keeps its place and the focus.
          key={icon}
          className={(isNarrow ? 'cc-action' : 'btn cc-ghost') + bad}
          type="button"
          title={isNarrow ? label : undefined}
          aria-label={label}
          onClick={() => onAction(action, center)}
        >
          <Icon name={icon} small={!isNarrow} />
          {!isNarrow && label}
        </button>
      )
    })
  }
  return {
    id: 'actions',
    head: 'Actions',
    isWords: true,
    className: 'actions',
    width: [16.75, 0],
    yields: 3,
    narrow: {
      width: [1.25, 0],
      slots: 3,
      cell: (center) => <div className="cc-actions">{buttons(center, true)}</div>,
    },
    cell: (center) => <div className="buttons">{buttons(center, false)}</div>,
  }
}
