import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { Center } from '@/domain/people'
import { viewerCan } from '@/domain/roles'
import { centerKeys, centersQuery } from '@/services/center.queries'
import { SearchedList } from '../lists/SearchedList'
import { useCurrentUser } from '../session/useCurrentUser'
import { CenterPopup, type OpenPopup } from './CenterPopup'
import { actionsColumn, centerColumns } from './centerColumns'
import './centers.css'

const byName = { column: 'centerName', isDescending: false }
/** In rem: two lines. */
const tableLook = { className: 'cc-centers', rowHeight: 3.5 }

/** The head office manages the centers; a center may only read the list. */
export default function CentersPage() {
  usePageTitle(`${company.shortName} | Centers`)
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

  // The focus is lost with a deleted row, so it moves to the heading, where screen readers go on.
  const heading = useRef<HTMLHeadingElement>(null)
  const [deleted, setDeleted] = useState(0)
  useEffect(() => {
    if (deleted > 0) heading.current?.focus()
  }, [deleted])

  const close = () => setPopup(null)
  const finish = () => {
    if (popup?.kind === 'delete') setDeleted((count) => count + 1)
    close()
  }
  // Whatever failed, the list may be outdated: the center may be gone, or the answer lost on its way.
  const reload = () => void queryClient.invalidateQueries({ queryKey: centerKeys.all, exact: true })

  return (
    <>
      <SearchedList
        title="Centers"
        noun="centers"
        query={centersQuery()}
        columns={columns}
        startSort={byName}
        keyOf={keyOf}
        textOf={searchText}
        countOf={countOf}
        placeholder="Center, person or phone"
        none="No center has been added yet."
        noneFound="No center matches your search."
        headingRef={heading}
        table={tableLook}
      >
        {canManage && (
          <button className="btn btn-primary" type="button" onClick={() => setPopup({ kind: 'add' })}>
            <Icon name="add" small />
            Add Center
          </button>
        )}
      </SearchedList>
      {popup && <CenterPopup popup={popup} onDone={finish} onFailure={reload} onClose={close} />}
    </>
  )
}

const keyOf = ({ id }: Center) => id

function searchText({ centerName, centerAddress, fullName, email, username, phone, isActive }: Center): string {
  return [centerName, centerAddress, fullName, email, username, phone, isActive ? 'Active' : 'Inactive'].join('\n')
}

function countOf(centers: readonly Center[]): string {
  const inactive = centers.filter(({ isActive }) => !isActive).length
  if (inactive === 0) return String(centers.length)
  return `${centers.length}, ${inactive} inactive`
}
