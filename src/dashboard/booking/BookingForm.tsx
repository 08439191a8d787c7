import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { company } from '@/company'
import {
  bookingFormSchema,
  emptyBookingForm,
  noFiles,
  type Booking,
  type BookingFiles,
  type BookingForm as BookingFields,
} from '@/domain/forms/bookingForm'
import type { CurrentUser } from '@/domain/people'
import type { UploadField } from '@/domain/uploads'
import { BookingActions, PayBar } from './BookingActions'
import { BookingDetails } from './BookingDetails'
import { BookingSummary } from './BookingSummary'
import { BookingProblems } from './BookingProblems'
import { insuranceText } from './bookingTotals'
import { DimensionRows } from './DimensionRows'
import { InvoiceRows } from './InvoiceRows'
import { Parties } from './Parties'
import { Remarks } from './Remarks'
import { ShipmentSection } from './ShipmentSection'
import type { FileErrors } from './ShipperSection'
import { SubmitOverlay } from './SubmitOverlay'
import { forgetDraft, readDraft } from './draft'
import { KeptAt } from './KeptAt'
import { useNextNumber } from './useNextNumber'
import { useSubmitBooking, type BookedShipment } from './useSubmitBooking'

interface BookingFormProps {
  user: CurrentUser
  /** The tab's first form goes on with its draft; the one after a booking starts empty. */
  isFirst: boolean
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onBooked: (booked: BookedShipment) => void
  onCancel: (isTouched: boolean) => void
}

const schemaResolver = zodResolver(bookingFormSchema)

/** The insurance value is computed from the worth of the package, never typed. */
const withComputed = (fields: BookingFields): BookingFields => ({
  ...fields,
  insuranceValue: insuranceText(fields.worthOfPackage, company.insuranceRate),
})
const resolver: Resolver<BookingFields, unknown, Booking> = (fields, context, options) =>
  schemaResolver(withComputed(fields), context, options)

/** Add New AirwayBill: the stations of a booking from top to bottom, the bill as it stands beside them. */
export function BookingForm({ user, isFirst, isReceiptWanted, onReceiptWanted, onBooked, onCancel }: BookingFormProps) {
  const [empty] = useState(() => emptyBookingForm(user.username, ''))
  const [draft] = useState(() => (isFirst ? readDraft(user.username) : {}))
  const form = useForm<BookingFields, unknown, Booking>({
    resolver,
    defaultValues: { ...empty, ...draft, user: user.username, airwayBillNo: '' },
    shouldFocusError: false,
  })
  const [files, setFiles] = useState<BookingFiles>(noFiles)
  const [fileErrors, setFileErrors] = useState<FileErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalAlert = useRef<HTMLDivElement>(null)
  const nextNumber = useNextNumber(form)
  const { state, submit, lookAgain } = useSubmitBooking({
    onBooked,
    onRefused: (message) => {
      setRefusal(message)
      // The number may be what was refused: another center can have taken it meanwhile.
      void nextNumber.refetch()
    },
  })

  useEffect(() => {
    // The form before this one may have written itself down once more while it was being taken away.
    if (!isFirst) forgetDraft(user.username)
  }, [isFirst, user.username])

  useEffect(() => {
    if (refusal !== null) refusalAlert.current?.focus()
  }, [refusal])

  const setFile = (field: UploadField, file: File | null, problem: string | null) => {
    setFiles((earlier) => ({ ...earlier, [field]: file }))
    setFileErrors(({ [field]: _settled, ...others }) => (problem === null ? others : { ...others, [field]: problem }))
  }

  // Checked in the same tick as the click, so that the receipt's tab may still open.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    const checked = bookingFormSchema.safeParse(withComputed(form.getValues()))
    if (checked.success && Object.keys(fileErrors).length === 0) {
      submit({ booking: checked.data, files, isReceiptWanted })
    } else {
      void form
        .handleSubmit(() => undefined)()
        .then(() => setAttempt((earlier) => earlier + 1))
    }
  }
  const isTouched = () =>
    JSON.stringify({ ...form.getValues(), airwayBillNo: '' }) !== JSON.stringify(empty) ||
    Object.values(files).some((file) => file !== null)
  const isLocked = state.step !== 'editing'

  return (
    <FormProvider {...form}>
      <KeptAt username={user.username} />
      <form className="cc-book" noValidate onSubmit={onSubmit} inert={isLocked}>
        <div>
          <BookingProblems fileErrors={fileErrors} attempt={attempt} refusal={refusal} refusalRef={refusalAlert} />
          <BookingDetails nextNumber={nextNumber} />
          <Parties files={files} fileErrors={fileErrors} onFile={setFile} />
          <ShipmentSection />
          <DimensionRows />
          <InvoiceRows />
          <Remarks />
        </div>
        <aside className="cc-sum" aria-label="Summary">
          <BookingSummary />
          <BookingActions
            isReceiptWanted={isReceiptWanted}
            onReceiptWanted={onReceiptWanted}
            onCancel={() => onCancel(isTouched())}
          />
        </aside>
        <PayBar />
      </form>
      <SubmitOverlay state={state} onLookAgain={(booking) => void lookAgain(booking)} />
    </FormProvider>
  )
}
