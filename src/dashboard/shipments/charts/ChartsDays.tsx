import { Area, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { daysText } from '@/domain/dayRanges'
import type { ChartPoint } from './chartsData'
import { ChartsFigure } from './ChartsFigure'
import { formatMeasure, tick, tooltip, type Measure } from './chartsMeasure'
import { formatCount } from '@/domain/numbers'

interface ChartsDaysProps {
  points: readonly ChartPoint[]
  /** The days before, one beside each; null where there is nothing to compare. */
  before: readonly ChartPoint[] | null
  measure: Measure
}

const dayText = (day: string) => daysText({ from: day, to: day })
const shortDay = (day: string) => dayText(day).replace(/, \d{4}$/, '')

/** A measure day by day, over that of the period before. */
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
          <YAxis
            tickFormatter={formatCount}
            width={72}
            axisLine={false}
            tickLine={false}
            tick={tick}
            allowDecimals={false}
          />
          <Tooltip
            labelFormatter={(day) => (typeof day === 'string' ? dayText(day) : day)}
            formatter={(value) => formatMeasure[measure](Number(value))}
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
            isAnimationActive={false}
          />
          {before && (
            <Line
              dataKey="before"
              name="The one before"
              type="linear"
              stroke="var(--cc-muted)"
              strokeDasharray="5 4"
              dot={false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </ChartsFigure>
  )
}
