import type { PrintedLine } from './billFacts'
import { Written } from './Written'

interface InvoiceTableProps {
  lines: PrintedLine[]
  /** Number of the first line. */
  from: number
  /** Stands below the last line of the invoice alone. */
  totals: { quantity: string; total: string } | null
}

/** The goods: serial number, description, quantity, unit price and total, in dollars. */
export function InvoiceTable({ lines, from, totals }: InvoiceTableProps) {
  return (
    <table className="p-items">
      {/* A total that had to move alone has no line below the head. */}
      {lines.length > 0 && (
        <thead>
          <tr>
            <th scope="col" className="s">
              S. no.
            </th>
            <th scope="col">Description</th>
            <th scope="col" className="n">
              Quantity
            </th>
            <th scope="col" className="n">
              Unit price
            </th>
            <th scope="col" className="n">
              Total
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line, index) => (
          <tr key={from + index}>
            <td className="s">{from + index}</td>
            <td>
              <Written text={line.description} />
            </td>
            <td className="n">{line.quantity}</td>
            <td className="n">{line.price}</td>
            <td className="n">{line.total}</td>
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="n">{totals.quantity}</td>
            <td className="n" colSpan={2}>
              {totals.total}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
