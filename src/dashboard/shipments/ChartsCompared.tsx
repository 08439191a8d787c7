import { daysText, type Days } from '@/domain/dayRanges'
import { formatRupees } from '@/domain/money'
import type { ChartPoint } from './chartsData'
import { formatCount } from '@/domain/numbers'

interface ChartsComparedProps {
  now: ChartPoint
  before: ChartPoint
  days: Days
  daysBefore: Days
}

/** This period against the one before. */
export function ChartsCompared({ now, before, days, daysBefore }: ChartsComparedProps) {
  return (
    <table className="cc-compared">
      <caption className="visually-hidden">This period against the one before</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{daysText(days)}</th>
          <th scope="col">{daysText(daysBefore)}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Shipments</th>
          <td>{formatCount(now.shipments)}</td>
          <td>{formatCount(before.shipments)}</td>
          <td>{changeText(now.shipments, before.shipments)}</td>
        </tr>
        <tr>
          <th scope="row">Collection</th>
          <td>{formatRupees(now.collection)}</td>
          <td>{formatRupees(before.collection)}</td>
          <td>{changeText(now.collection, before.collection)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** In whole percent; a period before without anything has none. */
function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'none' : 'new'
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'none'
  return percent > 0 ? `+${formatCount(percent)} %` : `−${formatCount(-percent)} %`
}
