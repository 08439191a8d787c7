import { useId, useState, type ReactNode } from 'react'
import { formatRupees } from '@/domain/money/money'
import type { ChartPoint } from './chartsData'
import { formatCount } from '@/domain/numbers'

interface ChartsFigureProps {
  title: string
  /** What the rows are: «Day», «Center». */
  noun: string
  points: readonly ChartPoint[]
  /** Names as people read them. */
  nameOf?: (name: string) => string
  children: ReactNode
}

/** A picture with its numbers: a table that screen readers always have, and everybody who asks for it. */
export function ChartsFigure({ title, noun, points, nameOf = (name) => name, children }: ChartsFigureProps) {
  const id = useId()
  const [hasNumbers, setHasNumbers] = useState(false)
  return (
    <figure className="cc-chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <button
          className="btn btn-link"
          type="button"
          aria-pressed={hasNumbers}
          onClick={() => setHasNumbers(!hasNumbers)}
        >
          Numbers<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <div
        className={hasNumbers ? 'cc-chart-numbers' : 'visually-hidden'}
        {...(hasNumbers ? { role: 'group', 'aria-labelledby': id, tabIndex: 0 } : {})}
      >
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{noun}</th>
              <th scope="col">Shipments</th>
              <th scope="col">Collection</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, shipments, collection }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                <td>{formatCount(shipments)}</td>
                <td>{formatRupees(collection)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
