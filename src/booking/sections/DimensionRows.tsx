import { useQueryClient } from '@tanstack/react-query'
import { lazyPart } from '@/components/lazyPart'
import type { BoxPreset } from '@/domain/booking/presets'
import { hasRows } from '@/domain/booking/rowsFromBill'
import { DASH } from '@/domain/dash'
import { airwayBillKeys } from '@/services/airwayBill.queries'
import { rich } from '@/texts/rich'
import { loadTexts, t } from '@/texts/t'
import type { LastRowsProps } from '../last-times/LastRows'
import { useFromFields } from '../fields/useFromFields'
import { unequalRowsText, volumetricText } from '../summary/bookingTotals'
import { RowTable, type TableTexts } from './RowTable'

const dimensions: TableTexts = {
  table: 'dimValues',
  section: 'dimensions',
  note: 'booking.inCentimetres',
  caption: 'booking.dimensionsCaption',
  add: 'booking.addDimensions',
  remove: 'booking.deleteDimensions',
  undo: 'booking.undoDimensions',
  index: 'booking.piece',
  columns: [
    { cell: 'length', label: 'booking.length' },
    { cell: 'width', label: 'booking.width' },
    { cell: 'height', label: 'booking.height' },
  ],
  nameOf: (label, piece) => t('booking.cellOfPiece', { label, piece }),
  presets: 'booking.addPresetBox',
  times: 'booking.equalPieces',
}

export function DimensionRows({ boxes, ...lastRows }: LastRowsProps & { boxes: readonly BoxPreset[] }) {
  const presets = boxes.map(({ name, ...row }) => ({ name, row }))
  return (
    <RowTable texts={dimensions} presets={presets} status={<LastRowsPart {...lastRows} />}>
      <Volumetric />
    </RowTable>
  )
}

const LastRows = lazyPart(
  async () => (await Promise.all([import('../last-times/LastRows'), loadTexts('lastTimes')]))[0].LastRows,
  { failed: 'booking.billNotLoaded' },
)

/**
 * Loaded once there may be rows to offer: no row is entered yet, and both parties have names that a list or this
 * computer may know.
 */
function LastRowsPart(props: LastRowsProps) {
  const { filling, receivers } = props
  const client = useQueryClient()
  const isOffered = useFromFields(
    ['shipperContactPerson', 'recContactPerson', 'dimValues', 'invoiceValues'],
    ([shipper, receiver, dimValues, invoiceValues]) =>
      shipper.trim() !== '' && receiver.trim() !== '' && !hasRows({ dimValues, invoiceValues }),
  )
  const hasLists = client.getQueryCache().findAll({ queryKey: airwayBillKeys.shipments }).length > 0
  return filling.rows || (isOffered && (hasLists || receivers.lastShipment())) ? <LastRows {...props} /> : null
}

function Volumetric() {
  const weight = useFromFields(['dimValues'], ([rows]) => volumetricText(rows))
  const unequal = useFromFields(['dimValues', 'pieces'], ([rows, pieces]) => unequalRowsText(pieces, rows))
  return (
    <>
      {rich('booking.volumetricOf', { weight: <b dir="ltr">{weight === DASH ? weight : `${weight} kg`}</b> })}
      {unequal !== '' && (
        <>
          {' '}
          <small className="cc-flag d-block">{unequal}</small>
        </>
      )}
    </>
  )
}
