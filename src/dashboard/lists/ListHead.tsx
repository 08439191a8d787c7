import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from '@/components/Icon'
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
