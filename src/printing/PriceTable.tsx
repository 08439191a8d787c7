import type { Bill } from '@/domain/bill'
import { priceRows } from './billFacts'

/** Beyond this a value is set smaller, so that it stays on its line. */
const LONG_VALUE = 15

/** What the shipment costs, Net Amount last. */
export function PriceTable({ bill }: { bill: Bill }) {
  return (
    <table className="p-price">
      <tbody>
        {priceRows(bill).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={value.length > LONG_VALUE ? 'long' : undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
