import { useId, useState, type ReactNode } from 'react'
import {
  Bar,
  BarChart,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  Area,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
} from 'recharts'
import { measures, measureTexts, type ChartPoint, type Measure } from './chartsData'
import { formatCount } from '@/domain/numbers'
import { daysText } from '@/domain/dayRanges'

interface ChartsFigureProps {
  title: string
  /** «Day», «Center» */
  noun: string
  points: readonly ChartPoint[]
  nameOf?: (name: string) => string
  children: ReactNode
}

/** Screen readers always get the table, other users on request. */
function ChartsFigure({ title, noun, points, nameOf = (name) => name, children }: ChartsFigureProps) {
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
              {measures.map((each) => (
                <th key={each} scope="col">
                  {measureTexts[each].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row" translate="no">
                  {nameOf(point.name)}
                </th>
                {measures.map((each) => (
                  <td key={each} translate="no">
                    {measureTexts[each].format(point[each])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const ROW = 30

interface ChartsBarsProps {
  /** «By center» */
  title: string
  points: readonly ChartPoint[]
  measure: Measure
}

export function ChartsBars({ title, points, measure }: ChartsBarsProps) {
  const noun = title.replace(/^By (.)/, (_, letter: string) => letter.toUpperCase())
  const { format } = measureTexts[measure]
  return (
    <ChartsFigure title={title} noun={noun} points={points}>
      <ResponsiveContainer width="100%" height={Math.max(2, points.length) * ROW + 8}>
        <BarChart
          data={[...points]}
          layout="vertical"
          margin={{ top: 0, right: measure === 'collection' ? 120 : 56, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="name" width={132} interval={0} {...bareAxis} />
          <Tooltip formatter={(value) => format(Number(value))} {...tooltip} />
          <Bar dataKey={measure} name={title} fill="var(--cc-chart)" radius={[0, 4, 4, 0]} barSize={16} {...still}>
            <LabelList
              dataKey={measure}
              position="right"
              fill="var(--cc-ink)"
              fontSize={12}
              formatter={(value) => format(Number(value))}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartsFigure>
  )
}

interface ChartsDaysProps {
  points: readonly ChartPoint[]
  /** The previous period, point by point; null if there is nothing to compare. */
  before: readonly ChartPoint[] | null
  measure: Measure
}

const dayText = (day: string) => daysText({ from: day, to: day })
const shortDay = (day: string) => dayText(day).replace(/, \d{4}$/, '')

export function ChartsDays({ points, before, measure }: ChartsDaysProps) {
  const data = points.map((point, index) => ({
    name: point.name,
    now: point[measure],
    before: before?.[index]?.[measure],
  }))
  return (
    <ChartsFigure title="Per day" noun="Day" points={points} nameOf={dayText}>
      <ResponsiveContainer width="100%" height={220}>
        <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--cc-line)" />
          <XAxis dataKey="name" tickFormatter={shortDay} minTickGap={32} stroke="var(--cc-control)" tick={tick} />
          <YAxis tickFormatter={formatCount} width={72} allowDecimals={false} {...bareAxis} />
          <Tooltip
            labelFormatter={(day) => (typeof day === 'string' ? dayText(day) : day)}
            formatter={(value) => measureTexts[measure].format(Number(value))}
            {...tooltip}
          />
          {before && <Legend />}
          <Area
            dataKey="now"
            name="This period"
            type="linear"
            stroke="var(--cc-route)"
            strokeWidth={2}
            fill="var(--cc-route)"
            fillOpacity={0.16}
            {...still}
          />
          {before && (
            <Line
              dataKey="before"
              name="The one before"
              type="linear"
              stroke="var(--cc-muted)"
              strokeDasharray="5 4"
              dot={false}
              {...still}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartsFigure>
  )
}

/** In the theme's colours: light, dark, and on paper. */
const tick = { fill: 'var(--cc-muted)', fontSize: 12 }
const bareAxis = { axisLine: false, tickLine: false, tick } as const
const still = { isAnimationActive: false } as const
const tooltip = {
  contentStyle: {
    background: 'var(--cc-surface)',
    border: '1px solid var(--cc-control)',
    borderRadius: 8,
    color: 'var(--cc-ink)',
  },
  itemStyle: { color: 'var(--cc-ink)' },
  cursor: { fill: 'var(--cc-sunken)' },
  ...still,
} as const
