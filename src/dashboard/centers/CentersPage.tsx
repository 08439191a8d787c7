import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import type { ListTexts } from '@/components/dataTable/ListTexts'
import { momentColumn } from '@/components/dataTable/momentColumn'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { usePageTitle } from '@/components/usePageTitle'
import type { Center } from '@/domain/account'
import { DASH } from '@/domain/dash'
import { viewerCan } from '@/domain/roles'
import { centerKeys, centersQuery } from '@/services/center.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { language } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import { SearchedList } from '../lists/SearchedList'
import { CenterPopup } from './CenterPopup'
import type { CenterAction, OpenPopup } from './centerAction'
import './centers.css'

const listTexts: ListTexts = {
  loading: 'desk.loadingCenters',
  none: 'desk.noCenters',
  failed: 'desk.centersFailed',
  outdated: 'desk.centersOutdated',
}

const byName = { column: 'centerName', isDescending: false }
/** Rows of two lines; `rowHeight` in rem. */
const tableLook = { className: 'cc-centers', rowHeight: 3.5 }

/** The head office manages the centers; a center may only read the list. */
export default function CentersPage() {
  usePageTitle(t('desk.centers'))
  const canManage = viewerCan.manageCenters(useCurrentUser())
  const queryClient = useQueryClient()
  const [popup, setPopup] = useState<OpenPopup | null>(null)
  const columns = useMemo(
    () =>
      canManage
        ? [...centerColumns, actionsColumn((action, center) => setPopup({ kind: action, center }))]
        : centerColumns,
    [canManage],
  )

  // The focus is lost with a deleted row, so it moves to the heading, from where screen readers continue.
  const heading = useRef<HTMLHeadingElement>(null)
  const [deleted, setDeleted] = useState(0)
  useEffect(() => {
    if (deleted > 0) heading.current?.focus()
  }, [deleted])

  const shown = useRef<OpenPopup | null>(null)
  useEffect(() => {
    shown.current = popup
  }, [popup])
  const close = () => setPopup(null)
  const finish = () => {
    // An answer may come after its popup was closed, when another one is open, or the user types elsewhere.
    if (shown.current !== popup) return
    if (popup?.kind === 'delete') setDeleted((count) => count + 1)
    close()
  }
  // Whatever has failed, the list may be outdated: the center may be gone, or the answer was lost.
  const reload = () => void queryClient.invalidateQueries({ queryKey: centerKeys.all, exact: true })

  return (
    <>
      <SearchedList
        title={t('desk.centers')}
        texts={listTexts}
        query={centersQuery()}
        columns={columns}
        startSort={byName}
        keyOf={keyOf}
        textOf={searchText}
        countOf={countOf}
        placeholder={t('desk.searchCenters')}
        none={t('desk.noneAdded')}
        noneFound={t('desk.noCenterFound')}
        headingRef={heading}
        table={tableLook}
      >
        {canManage && (
          <DeskButton
            look="primary"
            icon="add"
            text={t('desk.addCenterTitle')}
            onClick={() => setPopup({ kind: 'add' })}
          />
        )}
      </SearchedList>
      {popup && <CenterPopup popup={popup} onDone={finish} onFailure={reload} onClose={close} />}
    </>
  )
}

const keyOf = ({ id }: Center) => id

/** Null if it is not known whether the center is active. */
function stateKey({ isActive }: Center): TextKey | null {
  if (isActive === null) return null
  return isActive ? 'desk.active' : 'desk.inactive'
}

function searchText(center: Center): string {
  const { centerName, centerAddress, fullName, email, username, phone } = center
  const state = stateKey(center)
  return [centerName, centerAddress, fullName, email, username, phone, state ? t(state) : ''].join('\n')
}

function countOf(centers: readonly Center[]): string {
  const inactive = centers.filter(({ isActive }) => isActive === false).length
  if (inactive === 0) return String(centers.length)
  return t('desk.countInactive', { all: centers.length, inactive })
}

const centerColumns: readonly DataColumn<Center>[] = [
  {
    id: 'centerName',
    head: 'desk.center',
    isRowHead: true,
    isSortable: true,
    width: [14.25, 18],
    sortValue: ({ centerName }) => centerName,
    cell: ({ centerName, centerAddress }) => (
      <>
        <bdi>{centerName || DASH}</bdi>
        <small dir="auto" title={centerAddress}>
          {centerAddress || DASH}
        </small>
      </>
    ),
  },
  {
    id: 'fullName',
    head: 'desk.representative',
    className: 'person',
    isSortable: true,
    width: [11.25, 14],
    sortValue: ({ fullName }) => fullName,
    cell: ({ fullName, email }) => (
      <>
        <b className="fw-semibold">
          <bdi>{fullName || DASH}</bdi>
        </b>
        <small dir="auto" title={email}>
          {email || DASH}
        </small>
      </>
    ),
  },
  {
    id: 'username',
    head: 'desk.username',
    isSortable: true,
    width: [5.5, 6.5],
    sortValue: ({ username }) => username,
    cell: ({ username }) => username || DASH,
    cardLabel: 'desk.username',
  },
  {
    id: 'phone',
    head: 'desk.phone',
    className: 'cc-number',
    isSortable: true,
    width: [7],
    sortValue: ({ phone }) => phone,
    cell: ({ phone }) => phone || DASH,
    cardLabel: 'desk.phone',
  },
  {
    id: 'status',
    head: 'desk.status',
    isWords: true,
    className: 'state',
    isSortable: true,
    width: [5.75],
    sortValue: ({ isActive }) => (isActive === null ? null : Number(!isActive)),
    cell: (center) => {
      const state = stateKey(center)
      if (state === null) return DASH
      return <span className={`badge bg-${center.isActive ? 'success' : 'secondary'}`}>{t(state)}</span>
    },
  },
  momentColumn('createdAt', 'lists.created', { cardLabel: 'lists.created' }),
]

const looks: Record<CenterAction, { label: TextKey; icon: DeskIconName }> = {
  edit: { label: 'desk.edit', icon: 'edit' },
  inactivate: { label: 'desk.deactivate', icon: 'power' },
  activate: { label: 'desk.activate', icon: 'power' },
  delete: { label: 'desk.delete', icon: 'delete' },
}

/** As wide as its three buttons: in Urdu their names are longer. */
const ACTIONS_WIDTH_REM = { en: 16, ur: 20 }

function actionsColumn(onAction: (action: CenterAction, center: Center) => void): DataColumn<Center> {
  const buttons = (center: Center) => {
    // Calls name a center by its id, so a row without one has no actions.
    if (center.id === '') return null
    // If the state of a center is not known, either action may be needed.
    const actions: CenterAction[] = [
      'edit',
      ...(center.isActive === true ? [] : (['activate'] as const)),
      ...(center.isActive === false ? [] : (['inactivate'] as const)),
      'delete',
    ]
    return actions.map((action, place) => {
      const { label: key, icon } = looks[action]
      const label = t(key)
      const bad = action === 'delete' ? ' bad' : ''
      return (
        <button
          // The same button element when its action changes, so that the focus stays on it.
          key={`${place} ${icon}`}
          className={`btn cc-ghost text-nowrap${bad}`}
          type="button"
          aria-label={label}
          onClick={() => onAction(action, center)}
        >
          <DeskIcon name={icon} small />
          {label}
        </button>
      )
    })
  }
  return {
    id: 'actions',
    head: 'desk.actions',
    isWords: true,
    className: 'actions',
    width: [ACTIONS_WIDTH_REM[language], 0],
    cell: (center) => <div className="buttons">{buttons(center)}</div>,
  }
}
