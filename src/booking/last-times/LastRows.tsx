import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { DeskButton } from '@/components/desk/DeskButton'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { isOfPair, lastOfPair, laterOf } from '@/domain/booking/lastOfPair'
import { hasRows, statedRowsFromBill } from '@/domain/booking/rowsFromBill'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { receiptQuery } from '@/services/airwayBill.queries'
import { loadedShipmentsQuery } from '@/services/shipment-list/loadedShipments.queries'
import { formatDate } from '@/texts/dates'
import { hidden, rich } from '@/texts/rich'
import { t } from '@/texts/t'
import type { RowsFilling } from '../customers/readFillings'
import type { FormFilling } from '../customers/useFilling'
import { useFromFields } from '../fields/useFromFields'
import { unreadableText } from '../form/unreadableText'
import { useFunctionKey } from '../form/useFunctionKey'
import type { ShipperReceivers } from './shipperReceivers'
import type { LoadedRows } from './useLoadedRows'

export interface LastRowsProps {
  filling: FormFilling
  loaded: LoadedRows
  receivers: ShipperReceivers
}

/** Offers boxes and invoice lines of what the two parties sent last, and says which are filled in (product 5.19). */
export function LastRows({ filling, loaded, receivers }: LastRowsProps) {
  // Once all rows are removed again, none of them counts as filled in.
  const areThere = useFromFields(['dimValues', 'invoiceValues'], ([dimValues, invoiceValues]) =>
    hasRows({ dimValues, invoiceValues }),
  )
  const undo = () => {
    flushSync(() => filling.undo('rows'))
    focusRows()
  }
  return (
    <span className="cc-status" role="status">
      {filling.rows && areThere ? (
        <FilledRows {...filling.rows} onUndo={undo} />
      ) : (
        <OfferedRows filling={filling} loaded={loaded} receivers={receivers} />
      )}
    </span>
  )
}

const focusRows = () => document.getElementsByName('dimValues.0.length')[0]?.focus()

/** Several contact persons may have the same name, so this many of the latest shipments are examined. */
const MAX_SHIPMENTS_SEARCHED = 50

function OfferedRows({ filling, loaded, receivers }: LastRowsProps) {
  const { getValues } = useFormContext<BookingForm>()
  const client = useQueryClient()
  const [shipper, receiver] = useFromFields(['shipperContactPerson', 'recContactPerson'], (names) => names)
  const { data: found = [] } = useQuery(
    loadedShipmentsQuery({ lookup: `${shipper} ${receiver}` }, MAX_SHIPMENTS_SEARCHED),
  )
  const remembered = receivers.lastShipment()
  const last = laterOf(
    remembered && { id: remembered.shipment, createdAt: remembered.createdAt, dimensions: [] },
    lastOfPair(found, getValues()),
  )
  /** The notice shown in place of the button after a press, and the shipment that it is about. */
  const [notice, setNotice] = useState<{ id: string; content: ReactNode } | null>(null)

  const load = async ({ id, createdAt }: { id: string; createdAt: string }): Promise<string | null> => {
    const say = (content: ReactNode) => setNotice({ id, content })
    const sayWhy = (why: string) => {
      say(why)
      return why
    }
    say(t('booking.loadingBill'))
    try {
      const bill = await client.fetchQuery(receiptQuery(id))
      const number = bill.airwayBillNo
      const { rows, unreadable } = statedRowsFromBill(bill)
      if (hasRows(getValues())) return null
      if (!isOfPair(bill, getValues())) return sayWhy(t('lastTimes.isOfOthers', { number }))
      if (!hasRows({ dimValues: [], invoiceValues: [], ...rows })) {
        return sayWhy(t(unreadable.length > 0 ? 'lastTimes.rowsUnreadable' : 'lastTimes.hasNoRows', { number }))
      }
      flushSync(() => filling.fillRows(rows, { airwayBillNo: number, createdAt, unreadable }))
      // The pressed button is gone. If the focus is in another field by now, it stays there.
      if (document.activeElement === document.body) focusRows()
      return null
    } catch (error) {
      say(<ReloadHint failed={t('booking.billNotLoaded')} error={error} onRetry={() => fill({ id, createdAt })} />)
      return t('booking.billNotLoaded')
    }
  }
  const fill = (shipment: { id: string; createdAt: string }) => void loaded.load(() => load(shipment))
  const isNoticed = last !== undefined && notice?.id === last.id
  useFunctionKey('F10', last && !isNoticed ? (isShifted) => !isShifted && fill(last) : null)
  if (!last) return null
  if (isNoticed) return <>{notice.content}</>
  const count = last.dimensions.length
  const day = formatDate(last.createdAt)
  return (
    <button
      className="btn btn-link cc-inline cc-by-key"
      type="button"
      aria-keyshortcuts="F10"
      onClick={() => fill(last)}
    >
      {count > 0 ? t('lastTimes.sameBoxes', { day, count }) : t('lastTimes.sameRows', { day })}{' '}
      <span aria-hidden="true">
        <kbd className="d-inline-block">F10</kbd>
      </span>
    </button>
  )
}

function FilledRows({ onUndo, ...filling }: RowsFilling & { onUndo: () => void }) {
  const { airwayBillNo, createdAt, boxes, lines, unreadable } = filling
  const text = boxes === 0 ? 'lastTimes.filledLines' : lines === 0 ? 'lastTimes.filledBoxes' : 'lastTimes.filled'
  return (
    <>
      {t(text, { number: airwayBillNo, day: formatDate(createdAt), boxes, lines })}
      {unreadableText(unreadable)}{' '}
      <DeskButton look="inline" text={rich('lastTimes.undoRows', { hidden })} onClick={onUndo} />
    </>
  )
}
