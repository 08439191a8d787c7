import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { Center } from '@/domain/people'
import { viewerCan } from '@/domain/roles'
import { centerKeys, centersQuery } from '@/services/center.queries'
import { ListHead } from '../lists/ListHead'
import { useCurrentUser } from '../session/useCurrentUser'
import { useFound, useListAddress } from '../lists/useListAddress'
import { CenterPopup, type OpenPopup } from './CenterPopup'
import { CentersTable, type CenterAction } from './CentersTable'
import './centers.css'

const ONE_MINUTE = 60_000
const byName = { column: 'centerName', isDescending: false }

/** The head office manages the centers; a center may only read the list. */
export default function CentersPage() {
  usePageTitle(`${company.shortName} | Centers`)
  const canManage = viewerCan.manageCenters(useCurrentUser())
  const queryClient = useQueryClient()
  const list = useQuery({ ...centersQuery(), refetchInterval: ONE_MINUTE, refetchOnWindowFocus: true })
  const { search, onSearch, sort, onSort } = useListAddress(byName)
  const found = useFound(list.data, search, searchText)
  const [popup, setPopup] = useState<OpenPopup | null>(null)

  // The focus is lost with a deleted row, so it moves to the heading, where screen readers go on.
  const heading = useRef<HTMLHeadingElement>(null)
  const [deleted, setDeleted] = useState(0)
  useEffect(() => {
    if (deleted > 0) heading.current?.focus()
  }, [deleted])

  const openFor = useCallback((action: CenterAction, center: Center) => setPopup({ kind: action, center }), [])
  const close = () => setPopup(null)
  const finish = () => {
    if (popup?.kind === 'delete') setDeleted((count) => count + 1)
    close()
  }
  // Whatever failed, the list may be outdated: the center may be gone, or the answer lost on its way.
  const reload = () => void queryClient.invalidateQueries({ queryKey: centerKeys.all, exact: true })

  return (
    <>
      <ListHead
        title="Centers"
        count={list.data && countOf(list.data)}
        headingRef={heading}
        search={search}
        onSearch={onSearch}
        placeholder="Center, person or phone"
      >
        {canManage && (
          <button className="btn btn-primary" type="button" onClick={() => setPopup({ kind: 'add' })}>
            <Icon name="add" small />
            Add Center
          </button>
        )}
      </ListHead>
      <CentersTable
        list={list}
        rows={found}
        sort={sort}
        onSort={onSort}
        onAction={canManage ? openFor : undefined}
        onClearSearch={search.trim() === '' ? undefined : () => onSearch('')}
      />
      {popup && <CenterPopup popup={popup} onDone={finish} onFailure={reload} onClose={close} />}
    </>
  )
}

function searchText({ centerName, centerAddress, fullName, email, username, phone, isActive }: Center): string {
  return [centerName, centerAddress, fullName, email, username, phone, isActive ? 'Active' : 'Inactive'].join('\n')
}

function countOf(centers: readonly Center[]): string {
  const inactive = centers.filter(({ isActive }) => !isActive).length
  if (inactive === 0) return String(centers.length)
  return `${centers.length}, ${inactive} inactive`
}
