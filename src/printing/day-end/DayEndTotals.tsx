import type { DayEnd, DayEndSum } from '@/domain/money/dayEnd'
import { formatAmount } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { Written } from '../papers/Written'

const signatures = ['Prepared by', 'Checked by', 'Cash received by'] as const

/** What the day comes to, by payment and by service, and the lines to sign on. Counts and sums are of the same rows. */
export function DayEndTotals({ day }: { day: DayEnd }) {
  const { all, cash, credit, unstated, cod, voids, services } = day
  return (
    <div className="p-day-end">
      <div className="p-day-sums">
        <table>
          <Head by="Payment" />
          <tbody>
            <SumRow name="Cash" sum={cash} />
            <SumRow name="Credit" sum={credit} />
            {unstated.shipments > 0 && <SumRow name="Payment not stated" sum={unstated} />}
            <SumRow name="Cash and credit" sum={all} isTotal />
            <SumRow name="COD Amount, in no other sum" sum={cod} />
          </tbody>
        </table>
        <table>
          <Head by="Service" />
          <tbody>
            {services.map(({ service, ...sum }) => (
              <SumRow name={service} sum={sum} key={service} />
            ))}
          </tbody>
          <tfoot>
            <SumRow name="Total" sum={all} />
          </tfoot>
        </table>
      </div>
      {voids > 0 && (
        <p>
          {voids === 1 ? 'One void shipment is' : `${formatCount(voids)} void shipments are`} listed, and in no count
          and no sum.
        </p>
      )}
      <ul>
        {signatures.map((name) => (
          <li key={name}>{name}, name and signature</li>
        ))}
      </ul>
    </div>
  )
}

function Head({ by }: { by: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{by}</th>
        <th scope="col" className="number">
          Shipments
        </th>
        <th scope="col" className="number">
          Net Amount (Rs)
        </th>
      </tr>
    </thead>
  )
}

function SumRow({ name, sum, isTotal = false }: { name: string; sum: DayEndSum; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">
        <Written text={name} />
      </th>
      <td className="number">{formatCount(sum.shipments)}</td>
      <td className="number">{formatAmount(sum.amount)}</td>
    </tr>
  )
}
