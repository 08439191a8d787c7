import { useId, type ReactNode, type Ref } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Icon } from '@/components/Icon'
import { formatTime } from '@/domain/dates'
import './listHead.css'

interface ListHeadProps {
  title: string
  /** How many there are, once that is known. */
  count?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
  search: string
  onSearch: (search: string) => void
  /** By what a row is found. */
  placeholder: string
  /** The screen's main action. */
  children?: ReactNode
}

/** The head of a short list: its title, how many there are, the search, and what can be added. */
export function ListHead({ title, count, headingRef, search, onSearch, placeholder, children }: ListHeadProps) {
  const id = useId()
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
          className="form-control"
          id={id}
          type="search"
          name="search"
          autoComplete="off"
          placeholder={placeholder}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {children}
    </div>
  )
}

interface RefreshNoticeProps {
  /** What the rows are: «Centers». */
  noun: string
  list: Pick<UseQueryResult, 'isRefetchError' | 'dataUpdatedAt' | 'refetch'>
}

/** Over the rows of a short list that could not be refreshed: they stay, and how old they are is said. */
export function RefreshNotice({ noun, list }: RefreshNoticeProps) {
  if (!list.isRefetchError) return null
  return (
    <p className="cc-old-rows" role="status">
      {noun} could not be refreshed. These are from <b>{formatTime(new Date(list.dataUpdatedAt))}</b>.{' '}
      <button className="btn btn-link cc-inline p-0" type="button" onClick={() => void list.refetch()}>
        Try again
      </button>
    </p>
  )
}
