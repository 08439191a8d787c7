import { useId, type ReactNode, type Ref } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Icon } from '@/components/Icon'
import { formatTime } from '@/domain/dates'
import { NotAuthorized } from '../NotAuthorized'
import './listHead.css'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'

interface ListHeadProps {
  title: string
  /** Undefined until it is known. */
  count?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
  search: string
  onSearch: (search: string) => void
  placeholder: string
  children?: ReactNode
}

export function ListHead({ title, count, headingRef, search, onSearch, placeholder, children }: ListHeadProps) {
  const id = useId()
  const { limited, notice } = useLengthNotice(textLimits.search)
  return (
    <div className="cc-page-head cc-list-head">
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <small>{count}</small>
      </div>
      <div className="cc-search" role="search">
        <label className="visually-hidden" htmlFor={id}>
          Search
        </label>
        <Icon name="search" />
        <input
          {...limited}
          className="form-control"
          id={id}
          type="search"
          name="search"
          autoComplete="off"
          placeholder={placeholder}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {notice}
      </div>
      {children}
    </div>
  )
}

interface RefreshNoticeProps {
  /** For example «Centers». */
  noun: string
  list: Pick<UseQueryResult, 'isRefetchError' | 'error' | 'dataUpdatedAt' | 'refetch'>
}

/** Rows that could not be refreshed stay, with the time they are from. */
export function RefreshNotice({ noun, list }: RefreshNoticeProps) {
  if (!list.isRefetchError) return null
  return (
    <p className="cc-old-rows" role="status">
      <NotAuthorized error={list.error} />
      {noun} could not be refreshed. These are from <b>{formatTime(new Date(list.dataUpdatedAt))}</b>.{' '}
      <button className="btn btn-link cc-inline p-0" type="button" onClick={() => void list.refetch()}>
        Try again
      </button>
    </p>
  )
}
