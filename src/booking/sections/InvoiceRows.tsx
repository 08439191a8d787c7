import type { LinePreset } from '@/domain/booking/presets'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { useFromFields } from '../fields/useFromFields'
import { invoiceSumText, rowTotalText } from '../summary/bookingTotals'
import { Remarks } from './Remarks'
import { RowTable, type TableTexts } from './RowTable'

const invoice: TableTexts = {
  table: 'invoiceValues',
  section: 'invoice',
  caption: 'booking.invoice',
  add: 'booking.addInvoice',
  remove: 'booking.deleteInvoice',
  undo: 'booking.undoInvoice',
  index: 'booking.line',
  columns: [
    { cell: 'description', label: 'booking.description', isText: true },
    { cell: 'quantity', label: 'booking.qty', spoken: 'booking.quantity' },
    { cell: 'price', label: 'booking.priceInDollars', spoken: 'booking.price' },
  ],
  nameOf: (label, line) => t('booking.cellInLine', { label, line }),
  presets: 'booking.addPresetLine',
  times: 'booking.equalLines',
}

const rowTotal = (index: number) => <RowTotal index={index} />

export function InvoiceRows({ lines }: { lines: readonly LinePreset[] }) {
  const presets = lines.map((row) => ({ name: row.description, row: { ...row } }))
  return (
    <RowTable texts={invoice} presets={presets} total={rowTotal} after={<Remarks />}>
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
