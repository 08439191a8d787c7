import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, type Ref, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DataTable, type DataTableProps } from '@/components/dataTable/DataTable'
import type { ListTexts } from '@/components/dataTable/ListTexts'
import { MARK_DURATION_MS } from '@/components/dataTable/markDurationMs'
import type { Sort } from '@/components/dataTable/sortedRows'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { useAddressValues } from '@/components/useAddressValues'
import { useTypedSearch } from '@/components/useTypedSearch'
import { foldedText, searchWords } from '@/domain/foldedText'
import { textLimits } from '@/domain/forms/textLimits'
import { formatCount } from '@/domain/numbers'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { TOKEN_PARAM, rememberedTerm, rememberTerm } from '@/session/rememberedTerms'
import { t } from '@/texts/t'
import './searchedList.css'

interface SearchedListProps<Row, Key extends QueryKey> {
  title: string
  texts: ListTexts
  query: UseQueryOptions<Row[], Error, Row[], Key>
  /** This and the next three properties must be defined outside the component. */
  columns: readonly DataColumn<Row>[]
  startSort: Sort
  keyOf: (row: Row) => string
  /** The text that is searched. */
  textOf: (row: Row) => string
  /** The count of a list that is neither searched nor filtered. */
  countOf: (rows: readonly Row[]) => string
  /** Memoised; null for all rows. */
  filter?: ((row: Row) => boolean) | null
  onClearFilter?: () => void
  rowClass?: (row: Row) => string
  placeholder: string
  /** The texts of a list without rows, and of a search that finds none. */
  none: string
  noneFound: string
  headingRef?: Ref<HTMLHeadingElement>
  table?: Pick<DataTableProps<Row>, 'className' | 'rowHeight'>
  /** Shown beside the search. */
  children?: ReactNode
}

const REFRESH_INTERVAL_MS = 60_000

/**
 * A list that is short enough to be searched and sorted here. A search finds rows with all of its words, in any order,
 * or with any of its airway bill numbers.
 */
export function SearchedList<Row extends object, Key extends QueryKey>(props: SearchedListProps<Row, Key>) {
  const { title, texts, filter = null, keyOf, textOf, countOf, headingRef } = props
  const list = useQuery({ ...props.query, refetchInterval: REFRESH_INTERVAL_MS, refetchOnWindowFocus: true })
  const { data, error, isFetching } = list
  const { search, onSearch, sort, onSort } = useListAddress(props.startSort)
  const folded = useMemo(() => (data ?? []).map((row) => ({ row, text: foldedText(textOf(row)) })), [data, textOf])
  const found = useMemo(() => {
    const words = searchWords(search)
    const { numbers, rejected } = readTrackingNumbers(search, Infinity)
    const isMeant = (text: string) =>
      words.every((word) => text.includes(word)) ||
      (rejected.length === 0 && numbers.some((number) => text.includes(number)))
    const passes = ({ row, text }: { row: Row; text: string }) => filter?.(row) !== false && isMeant(text)
    return folded.filter(passes).map(({ row }) => row)
  }, [folded, search, filter])
  const isChanged = useChangedRows(data, keyOf)
  const isFiltered = search.trim() !== '' || filter !== null
  const clear = () => {
    onSearch('')
    props.onClearFilter?.()
  }
  const retry = () => void list.refetch()
  const id = useId()
  const { limited, notice } = useLengthNotice(textLimits.search)

  return (
    <>
      <div className="cc-page-head cc-beside cc-list-head">
        <div className="d-flex flex-wrap align-items-baseline gap-2">
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          <small className="m-0">
            {data &&
              (isFiltered
                ? t('desk.shownOf', { shown: formatCount(found.length), all: formatCount(data.length) })
                : countOf(data))}
          </small>
        </div>
        <div className="cc-search" role="search">
          <label className="visually-hidden" htmlFor={id}>
            {t('desk.search')}
          </label>
          <DeskIcon name="search" />
          <input
            {...limited}
            className="form-control"
            id={id}
            type="search"
            name="search"
            autoComplete="off"
            placeholder={props.placeholder}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
          {notice}
        </div>
        {props.children}
      </div>
      <DataTable
        label={title}
        texts={texts}
        {...props.table}
        columns={props.columns}
        rows={found}
        rowKey={keyOf}
        rowClass={(row) => `${props.rowClass?.(row) ?? ''} ${isChanged(row) ? 'cc-new' : ''}`.trim()}
        state={data ? 'ready' : isFetching ? 'loading' : 'failed'}
        onRetry={retry}
        reason={<NotAuthorized error={error} />}
        sort={sort}
        onSort={onSort}
        empty={isFiltered ? props.noneFound : props.none}
        onClearFilters={isFiltered ? clear : undefined}
        notice={
          list.isRefetchError && (
            <RefreshNotice
              texts={texts}
              loadedAt={list.dataUpdatedAt}
              reason={<NotAuthorized error={error} />}
              onRetry={retry}
            />
          )
        }
      />
    </>
  )
}

/**
 * Reads and writes the address of a list: its sort, and a mark in place of the search text, which may be a name
 * (product 12.6). `startSort` must be defined outside the component.
 */
function useListAddress(startSort: Sort) {
  const [params, change] = useAddressValues()
  const store = useCallback((text: string) => change({ [TOKEN_PARAM]: rememberTerm(text.trim()) }), [change])
  const { typed, type } = useTypedSearch(rememberedTerm(params.get(TOKEN_PARAM)), store)
  const column = params.get('sort')
  return {
    search: typed,
    onSearch: type,
    sort: column === null ? startSort : { column, isDescending: params.get('order') === 'desc' },
    onSort: (sort: Sort) => change({ sort: sort.column, order: sort.isDescending ? 'desc' : 'asc' }),
  }
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Marks rows that are new or changed since the last refresh, for a while. `keyOf` must be defined outside the
 * component.
 */
function useChangedRows<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string) {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  const [changed, setChanged] = useState(NONE)

  useEffect(() => {
    if (!rows) return
    const texts = new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))
    const known = before.current
    before.current = texts
    const differing = known ? [...texts].filter(([key, text]) => known.get(key) !== text) : []
    if (differing.length > 0) setChanged(new Set(differing.map(([key]) => key)))
  }, [rows, keyOf])
  useEffect(() => {
    if (changed.size === 0) return undefined
    const timer = setTimeout(() => setChanged(NONE), MARK_DURATION_MS)
    return () => clearTimeout(timer)
  }, [changed])

  return (row: Row) => changed.has(keyOf(row))
}
