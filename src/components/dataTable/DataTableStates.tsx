import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import type { DataColumn } from './DataColumn'

const ROWS = 8
const widths = ['short', 'medium', 'long']

/** Grey bars in the real widths of the columns, while there is nothing else to show. */
export function SkeletonRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have nothing but their place
        <tr key={row} className="late">
          {columns.map(({ id, className }, column) => (
            <td key={id} className={className}>
              <span className={`cc-skeleton ${widths[(row + column) % 3]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface NoRowsProps {
  noun: string
  children?: ReactNode
  onClearFilters?: (() => void) | undefined
}

/** The dry bed. */
export function NoRows({ noun, children, onClearFilters }: NoRowsProps) {
  return (
    <div className="cc-no-rows">
      <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
        <path className="dry" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22h120" />
        <circle cx="14" cy="62" r="8" />
        <circle cx="226" cy="14" r="8" />
      </svg>
      <h2>No {noun}</h2>
      {children !== undefined && <p>{children}</p>}
      {onClearFilters && (
        <button className="btn btn-outline-secondary" type="button" onClick={onClearFilters}>
          Clear the filters
        </button>
      )}
    </div>
  )
}

/** The line that is cut: a failed list says so in its own place. */
export function RowsFailed({ noun, onRetry }: { noun: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className="cc-no-rows" role="status">
      <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
        <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 16-21" />
        <path className="dry" d="M138 14h88" />
        <path className="cut" d="m111 6 16 16M127 6l-16 16" />
        <circle className="node" cx="14" cy="62" r="8" />
        <circle cx="226" cy="14" r="8" />
      </svg>
      <h2>{capital(noun)} could not be loaded</h2>
      <p>Your filters are kept. Nothing on this screen has been changed.</p>
      {onRetry && (
        <button className="btn btn-primary" type="button" onClick={onRetry}>
          <Icon name="refresh" small />
          Try again
        </button>
      )}
    </div>
  )
}
