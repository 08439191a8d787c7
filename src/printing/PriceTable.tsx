import type { Bill } from '@/domain/bill'
import { priceRows } from './billFacts'

/** What the shipment costs, Net Amount last. */
export function PriceTable({ bill }: { bill: Bill }) {
  return (
    <table className="p-price">
      <tbody>
        {priceRows(bill).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
