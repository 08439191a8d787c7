import type { LinePreset } from '@/domain/booking/presets'
import { invoiceSumText, rowTotalText } from '../summary/bookingTotals'
import { useFromFields } from '../fields/useFromFields'
import { RowTable } from './RowTable'

const columns = [
  { cell: 'description', label: 'Description', isText: true, heading: 'cc-required' },
  { cell: 'quantity', label: 'Qty', spoken: 'Quantity', heading: 'number' },
  { cell: 'price', label: 'Price (US$)', spoken: 'Price', heading: 'number' },
] as const
const nameOf = (label: string, line: number) => `${label}, line ${line}`
const lineTotal = { label: 'Total', cell: (index: number) => <RowTotal index={index} /> }

export function InvoiceRows({ lines }: { lines: readonly LinePreset[] }) {
  return (
    <RowTable
      table="invoiceValues"
      section="invoice"
      caption="Invoice details"
      name="invoice details"
      index="Line"
      columns={columns}
      nameOf={nameOf}
      total={lineTotal}
      presets={{
        label: 'Add a preset line',
        names: lines.map(({ description }) => description),
        rows: lines.map((line) => ({ ...line })),
      }}
    >
      <Sum />
    </RowTable>
  )
}

function RowTotal({ index }: { index: number }) {
  const total = useFromFields([`invoiceValues.${index}`], ([row]) => (row ? rowTotalText(row) : ''))
  return (
    <input
      className="form-control cc-number-field"
      name={`invoiceValues.${index}.total`}
      aria-label={`Total, line ${index + 1}`}
      readOnly
      tabIndex={-1}
      value={total}
    />
  )
}

function Sum() {
  const sum = useFromFields(['invoiceValues'], ([rows]) => invoiceSumText(rows))
  return sum === null ? (
    <>Sum: a quantity or price is not a number</>
  ) : (
    <>
      Sum <b>{sum}</b>
    </>
  )
}
