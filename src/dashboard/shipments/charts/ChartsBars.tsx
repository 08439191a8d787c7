import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChartPoint } from './chartsData'
import { ChartsFigure } from './ChartsFigure'
import { formatMeasure, tick, tooltip, type Measure } from './chartsMeasure'

const ROW = 30

interface ChartsBarsProps {
  /** «By center» */
  title: string
  points: readonly ChartPoint[]
  measure: Measure
}

/** A measure side by side, the numbers at the ends of the bars. */
export function ChartsBars({ title, points, measure }: ChartsBarsProps) {
  const noun = title.replace(/^By (.)/, (_, letter: string) => letter.toUpperCase())
  const format = formatMeasure[measure]
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
          <YAxis
            type="category"
            dataKey="name"
            width={132}
            axisLine={false}
            tickLine={false}
            tick={tick}
            interval={0}
          />
          <Tooltip formatter={(value) => format(Number(value))} {...tooltip} />
          <Bar
            dataKey={measure}
            name={title}
            fill="var(--cc-chart)"
            radius={[0, 4, 4, 0]}
            barSize={16}
            isAnimationActive={false}
          >
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
