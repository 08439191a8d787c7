import type { CSSProperties } from 'react'
import { t } from '@/texts/t'
import { type ChartPoint, type Measure, measures, measureText, measureTexts } from './chartMeasures'

interface ChartsTableProps {
  title: string
  points: readonly ChartPoint[]
  noun: string
  nameOf?: (name: string) => string
  /** Which of the measures is drawn as a bar, if any. */
  measure?: Measure
}

/** With a measure, its rows carry their bars. */
export function ChartsTable({ title, points, noun, nameOf = (name) => name, measure }: ChartsTableProps) {
  const largest = measure ? Math.max(...points.map((point) => point[measure])) : 0
  const shareOf = (point: ChartPoint) => (measure && largest > 0 ? Math.max(0, point[measure] / largest) : 0)
  return (
    <table className="w-100 cc-small">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          {measures.map((each) => (
            <th key={each} scope="col">
              {t(measureTexts[each].name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.name} style={{ '--share': shareOf(point) } as CSSProperties}>
            <th scope="row" translate="no">
              <bdi>{nameOf(point.name)}</bdi>
            </th>
            {measures.map((each) => (
              <td key={each} translate="no">
                {measureText(point, each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
