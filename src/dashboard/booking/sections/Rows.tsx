import type { BoxPreset, LinePreset } from '@/domain/booking/presets'
import { useFromFields } from '../fields/useFromFields'
import { invoiceSumText, rowTotalText, volumetricText } from '../summary/bookingTotals'
import { RowTable } from './RowTable'

export function DimensionRows({ boxes }: { boxes: readonly BoxPreset[] }) {
  return (
    <RowTable table="dimValues" presets={boxes.map(({ name, ...row }) => ({ name, row }))}>
      <Volumetric />
    </RowTable>
  )
}

function Volumetric() {
  const volumetric = useFromFields(['dimValues'], ([rows]) => volumetricText(rows))
  return (
    <>
      Volumetric weight <b>{volumetric} kg</b>
    </>
  )
}

const rowTotal = (index: number) => <RowTotal index={index} />

export function InvoiceRows({ lines }: { lines: readonly LinePreset[] }) {
  const presets = lines.map((row) => ({ name: row.description, row: { ...row } }))
  return (
    <RowTable table="invoiceValues" presets={presets} total={rowTotal}>
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
