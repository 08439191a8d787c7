import { language } from '@/texts/language'
import { t } from '@/texts/t'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { Area, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { dayText, shortDayText } from '@/domain/dayRanges'
import { formatCount } from '@/domain/numbers'
import { measures, measureTexts, type ChartPoint, type Measure } from './chartsData'

function ChartsFigure({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <figure className="cc-chart" aria-labelledby={id}>
      <figcaption>
        <h3 className="mb-1" id={id}>
          {title}
        </h3>
      </figcaption>
      {children}
    </figure>
  )
}

interface ChartsTableProps {
  title: string
  points: readonly ChartPoint[]
  noun: string
  nameOf?: (name: string) => string
  /** Which of the measures is drawn as a bar, if any. */
  measure?: Measure
}

function ChartsTable({ title, points, noun, nameOf = (name) => name, measure }: ChartsTableProps) {
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
                {measureTexts[each].format(point[each])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A table whose rows carry their bars. */
export function ChartsBars(bars: Omit<ChartsTableProps, 'nameOf'>) {
  return (
    <ChartsFigure title={bars.title}>
      <ChartsTable {...bars} />
    </ChartsFigure>
  )
}

interface ChartsDaysProps {
  points: readonly ChartPoint[]
  /** The previous period, point by point; null if there is nothing to compare. */
  before: readonly ChartPoint[] | null
  measure: Measure
}

/** Time goes the way of reading. */
const isMirrored = language === 'ur'

export function ChartsDays({ points, before, measure }: ChartsDaysProps) {
  const data = points.map((point, index) => ({
    name: point.name,
    now: point[measure],
    before: before?.[index]?.[measure],
  }))
  return (
    <ChartsFigure title={t('lists.perDay')}>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={220}>
          <ComposedChart
            data={data}
            margin={{ top: 8, right: 8, bottom: 0, left: isMirrored ? 24 : 8 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--cc-line)" />
            <XAxis
              reversed={isMirrored}
              dataKey="name"
              tickFormatter={shortDayText}
              minTickGap={32}
              stroke="var(--cc-control)"
              tick={tick}
            />
            <YAxis
              orientation={isMirrored ? 'right' : 'left'}
              tickFormatter={formatCount}
              width={72}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
              tick={figureTick}
            />
            <Tooltip
              labelFormatter={(day) => (typeof day === 'string' ? dayText(day) : day)}
              formatter={(value) => measureTexts[measure].format(Number(value))}
              {...tooltip}
            />
            {before && <Legend />}
            <Area
              dataKey="now"
              name={t('lists.thisPeriod')}
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
                name={t('lists.periodBefore')}
                type="linear"
                stroke="var(--cc-muted)"
                strokeDasharray="5 4"
                dot={false}
                {...still}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <details>
        <summary>{t('lists.numbersPerDay')}</summary>
        <ChartsTable title={t('lists.perDay')} noun={t('lists.day')} points={points} nameOf={dayText} />
      </details>
    </ChartsFigure>
  )
}

/** In the theme's colours: light, dark, and on paper. */
const tick = { fill: 'var(--cc-muted)', fontSize: 12 }
const figureTick = { ...tick, direction: 'ltr' }
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
