import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { bookingFromBill, decidedAnew } from '@/domain/booking/bookAgain'
import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import { receiptQuery } from '@/services/airwayBill.queries'
import { useFieldMarks } from './fieldMarks'
import { ReloadHint } from './ReloadHint'
import { useServices } from './useOptions'

interface BookAgainProps {
  /** The earlier shipment. */
  id: string
  /** Something stands in the form already: it is not replaced unasked. */
  isTouched: boolean
  /** The bill stands in the form. */
  isTaken: boolean
  onTaken: () => void
  /** It has taken the place of an unfinished booking. */
  onReplaced: () => void
  /** What stands in a form that nobody has touched. */
  untouched: BookingForm
  onFile: (field: UploadField, file: null, problem: null) => void
}

/** Fills a new form from an earlier bill, and points out what must be decided anew. */
export function BookAgain({ id, isTouched, isTaken, onTaken, onReplaced, untouched, onFile }: BookAgainProps) {
  const { setValue } = useFormContext<BookingForm>()
  const { mark } = useFieldMarks()
  const { data: bill, isError, refetch } = useQuery(receiptQuery(id))
  const { data: services = [], isFetched } = useServices()
  const isReady = bill !== undefined && (services.length > 0 || isFetched)

  const take = () => {
    if (!bill) return
    // What another customer's booking has left must not go out with this one.
    const { user, airwayBillNo, ...others } = untouched
    const empty = emptyBookingForm(user, airwayBillNo)
    const anew = Object.fromEntries(decidedAnew.map((name) => [name, empty[name]]))
    const fields = { ...others, ...anew, ...bookingFromBill(bill, services) }
    if (isTouched) {
      for (const field of uploadFields) onFile(field, null, null)
      onReplaced()
    }
    for (const [name, value] of Object.entries(fields))
      setValue(name as keyof BookingForm, value, { shouldDirty: true })
    mark(decidedAnew, 'anew')
    onTaken()
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (isReady && !isTaken && !isTouched) latest.current()
  }, [isReady, isTaken, isTouched])

  if (isError) {
    return (
      <p className="cc-again" role="status">
        <ReloadHint what="The earlier bill" onRetry={() => void refetch()} />
      </p>
    )
  }
  if (!bill) return null
  if (!isTaken) {
    return isTouched ? (
      <p className="cc-again" role="status">
        An unfinished booking stands here.{' '}
        <button className="btn btn-link p-0 cc-inline" type="button" onClick={take}>
          Replace it with bill {bill.airwayBillNo}
        </button>
      </p>
    ) : null
  }
  return (
    <p className="cc-again" role="status">
      Filled from bill <b className="cc-awb">{bill.airwayBillNo}</b>. To be decided anew: payment and amounts, COD,
      weight and pieces, remote area, insurance, and the files. The number is a new one.
    </p>
  )
}
