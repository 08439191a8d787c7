import type { ReactNode } from 'react'
import type { BoxPreset, LinePreset } from '@/domain/booking/presets'
import { useFromFields } from '../fields/useFromFields'
import { invoiceSumText, rowTotalText, volumetricText } from '../summary/bookingTotals'
import { RowTable } from './RowTable'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

export function DimensionRows({ boxes, status }: { boxes: readonly BoxPreset[]; status: ReactNode }) {
  return (
    <RowTable table="dimValues" presets={boxes.map(({ name, ...row }) => ({ name, row }))} status={status}>
      <Volumetric />
    </RowTable>
  )
}

function Volumetric() {
  const volumetric = useFromFields(['dimValues'], ([rows]) => volumetricText(rows))
  return <>{rich('booking.volumetricOf', { weight: <b dir="ltr">{volumetric} kg</b> })}</>
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
      className="form-control text-end"
      name={`invoiceValues.${index}.total`}
      aria-label={t('booking.totalOfLine', { line: index + 1 })}
      dir="ltr"
      readOnly
      tabIndex={-1}
      value={total}
    />
  )
}

function Sum() {
  const sum = useFromFields(['invoiceValues'], ([rows]) => invoiceSumText(rows))
  return sum === null ? <>{t('booking.noSum')}</> : <>{rich('booking.sum', { sum: <b>{sum}</b> })}</>
}
