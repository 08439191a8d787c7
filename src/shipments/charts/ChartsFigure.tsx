import type { ReactNode } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { Disclosure } from '@/components/desk/Disclosure'
import { PHONE_QUERY, useMedia } from '@/components/useMedia'
import type { Days } from '@/domain/days'
import { formatCount } from '@/domain/numbers'
import { daysText, dayText, shortDayText } from '@/texts/daysText'
import { language } from '@/texts/language'
import { t } from '@/texts/t'
import { ChartsTable } from './ChartsTable'
import {
  changeText,
  type ChartPoint,
  type Measure,
  measures,
  measureText,
  measureTexts,
  measureValue,
} from './chartMeasures'
import { type WeekPoint, weeklyPoints } from './chartPoints'

export function ChartsFigure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="cc-chart">
      <figcaption>
        <h3 className="mb-1">{title}</h3>
      </figcaption>
      {children}
    </figure>
  )
}

/** On phones, three days say where the time begins and ends, instead of as many as have room. */
function endsAndMiddle(data: readonly { name: string }[]) {
  const named = [data[0], data[Math.floor((data.length - 1) / 2)], data.at(-1)]
  return {
    ticks: [...new Set(named.flatMap((each) => each?.name ?? []))],
    interval: 'preserveStartEnd' as const,
  }
}

interface ChartsDaysProps {
  points: readonly ChartPoint[]
  /** The previous period, point by point; null if there is nothing to compare. */
  before: readonly ChartPoint[] | null
  /** The first day of this period: days before it are lighter. Null if all days belong to it. */
  currentFrom: string | null
  measure: Measure
}

/** More bars than these would be thinner than a line: phones then have one for each week, wider screens an area. */
const MAX_BARS = { phone: 60, wide: 190 }

/** Time runs in the direction of reading. */
const isMirrored = language === 'ur'

export function ChartsDays({ points, before, currentFrom, measure }: ChartsDaysProps) {
  const isPhone = useMedia(PHONE_QUERY)
  const isWeekly = isPhone && points.length > MAX_BARS.phone
  const drawn: readonly (ChartPoint | WeekPoint)[] = isWeekly ? weeklyPoints(points) : points
  const earlier = isWeekly && before ? weeklyPoints(before) : before
  // Where nothing is known, nothing is drawn or named: a bar's label would say 0.
  const data = drawn.map((point, index) => {
    const then = earlier?.[index]
    return {
      name: point.name,
      now: measureValue(point, measure),
      before: then && measureValue(then, measure),
      ...(currentFrom !== null && point.name < currentFrom ? { fill: 'var(--earlier)' } : {}),
    }
  })
  const timeOf = (from: string) => {
    const week = drawn.find(({ name }) => name === from)
    return week && 'until' in week ? daysText({ from, to: week.until }) : dayText(from)
  }
  return (
    <ChartsFigure title={t(isWeekly ? 'lists.perWeek' : 'lists.perDay')}>
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
              {...(isPhone ? endsAndMiddle(data) : { interval: 'equidistantPreserveStart' })}
              stroke="var(--cc-control)"
              tick={tick}
            />
            <YAxis
              orientation={isMirrored ? 'right' : 'left'}
              tickFormatter={formatCount}
              width="auto"
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
              tick={figureTick}
            />
            <Tooltip
              labelFormatter={(day) => (typeof day === 'string' ? timeOf(day) : day)}
              formatter={(value) => measureTexts[measure].format(Number(value))}
              {...tooltip}
            />
            {before && <Legend />}
            {drawn.length <= (isPhone ? MAX_BARS.phone : MAX_BARS.wide) ? (
              <Bar
                dataKey="now"
                name={t('lists.thisPeriod')}
                fill="var(--cc-route)"
                maxBarSize={32}
                radius={[2, 2, 0, 0]}
                {...still}
              />
            ) : (
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
            )}
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
      <Disclosure summary={t('lists.numbersPerDay')}>
        <ChartsTable title={t('lists.perDay')} noun={t('lists.day')} points={points} nameOf={dayText} />
      </Disclosure>
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

interface ChartsComparedProps {
  days: Days
  now: ChartPoint
  before: Days
  then: ChartPoint
}

export function ChartsCompared({ days, now, before, then }: ChartsComparedProps) {
  return (
    <table className="cc-compared mb-3">
      <caption className="visually-hidden">{t('lists.periods')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{daysText(days)}</th>
          <th scope="col">{daysText(before)}</th>
          <th scope="col">{t('lists.change')}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <tr key={each}>
            <th scope="row">{t(measureTexts[each].name)}</th>
            <td className="fw-bold" translate="no">
              {measureText(now, each)}
            </td>
            <td translate="no">{measureText(then, each)}</td>
            <td>
              <bdi>{changeText(now, then, each)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
