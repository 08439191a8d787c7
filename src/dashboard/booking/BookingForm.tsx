import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { company } from '@/company'
import {
  bookingFormSchema,
  emptyBookingForm,
  type Booking,
  type BookingForm as BookingFields,
} from '@/domain/forms/bookingForm'
import { identityOf, type CurrentUser } from '@/domain/people'
import { sessionEndedQuery } from '@/services/center.queries'
import { BookAgain } from './BookAgain'
import { BookingActions, PayBar } from './BookingActions'
import { BookingDetails } from './BookingDetails'
import { BookingProblems } from './BookingProblems'
import { BookingSummary } from './BookingSummary'
import { insuranceText } from './bookingTotals'
import { DimensionRows } from './DimensionRows'
import type { Draft } from './draft'
import { FieldMarksContext } from './fieldMarks'
import { InvoiceRows } from './InvoiceRows'
import { KeptAt } from './KeptAt'
import { KeysDialog } from './KeysDialog'
import { LeaveQuestion } from './LeaveQuestion'
import { Parties } from './Parties'
import { PresetsDialog } from './PresetsDialog'
import { presetStore } from './presetStore'
import { Remarks } from './Remarks'
import { ShipmentSection } from './ShipmentSection'
import { SubmitOverlay } from './SubmitOverlay'
import { UnfinishedBookings } from './UnfinishedBookings'
import { useBookingFiles } from './useBookingFiles'
import { useDeviceStore } from './deviceStore'
import { useFormKeys } from './useFormKeys'
import { useMarks } from './useMarks'
import { useNextNumber } from './useNextNumber'
import { useQuietTyping } from './useQuietTyping'
import { useSubmitBooking, type BookedShipment } from './useSubmitBooking'

interface BookingFormProps {
  user: CurrentUser
  draft: Draft
  /** The earlier shipment that is booked again, and whether the form is filled from it. */
  again: { id: string; isTaken: boolean; onTaken: () => void } | null
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onBooked: (booked: BookedShipment) => void
  /** The booking is given up. */
  onGivenUp: () => void
  /** Another unfinished booking takes the place of this one. @returns whether it was still to be had */
  onGoOn: (draftId: string) => Promise<boolean>
  onCancel: () => void
  onNotKept: () => void
}

/** What is typed or chosen; the number and the user come by themselves. */
const bookingFields = (Object.keys(emptyBookingForm('', '')) as (keyof BookingFields)[]).filter(
  (name) => name !== 'airwayBillNo' && name !== 'user',
)

const schemaResolver = zodResolver(bookingFormSchema)

/** The insurance value is computed from the worth of the package, never typed. */
const withComputed = (fields: BookingFields): BookingFields => ({
  ...fields,
  insuranceValue: insuranceText(fields.worthOfPackage, company.insuranceRate),
})
const resolver: Resolver<BookingFields, unknown, Booking> = (fields, context, options) =>
  schemaResolver(withComputed(fields), context, options)

const FILES_RETURNING = 'The files of this booking are still being brought back. Submit again in a moment.'
const NUMBER_COMING = 'The airway bill number is still being fetched. Submit again in a moment.'
const FILE_COMING = 'A file is still being made ready. Submit again in a moment.'

/** Add New AirwayBill: the stations of a booking from top to bottom, the bill as it stands beside them. */
export function BookingForm(props: BookingFormProps) {
  const { user, draft, again, isReceiptWanted, onReceiptWanted, onBooked, onGivenUp, onGoOn, onCancel, onNotKept } =
    props
  const { username } = user
  const owner = identityOf(user)
  const presets = useDeviceStore(presetStore, owner)
  const [untouched] = useState(() => ({ ...emptyBookingForm(username, ''), ...presets.defaults }))
  const form = useForm<BookingFields, unknown, Booking>({
    resolver,
    defaultValues: { ...untouched, ...draft.texts, user: username, airwayBillNo: '' },
    shouldFocusError: false,
  })
  const { files, fileErrors, isReturning, isComing, setFile } = useBookingFiles(draft, onNotKept)
  const hasFiles = isReturning || isComing || Object.values(files).some((file) => file !== null)
  const [nothing] = useState(() => emptyBookingForm(username, ''))
  // A default that was taken out, by hand or because it is no longer offered, is nothing to lose either.
  const isEmpty = (fields: BookingFields) =>
    bookingFields.every((name) =>
      [untouched[name], nothing[name]].some((empty) => JSON.stringify(empty) === JSON.stringify(fields[name])),
    )
  const [isTyped, setIsTyped] = useState(() => !isEmpty({ ...untouched, ...draft.texts }))
  const [attempt, setAttempt] = useState(0)
  /** Begins shipper and receiver anew: what they still wait for was another booking's. */
  const [replaced, setReplaced] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [arePresetsOpen, setArePresetsOpen] = useState(false)
  const refusalAlert = useRef<HTMLDivElement>(null)
  const { onTyped, marks, mark } = useMarks()
  const fieldMarks = useMemo(() => ({ marks, mark }), [marks, mark])
  const { onKeyDown, isHelpOpen, openHelp, closeHelp } = useFormKeys()
  const element = useQuietTyping(form, onTyped)
  const { state, submit, lookAgain, pinnedNumber } = useSubmitBooking({
    draft,
    username,
    onBooked,
    onRefused: (message) => {
      setRefusal(message)
      // The number may be what was refused: another center can have taken it meanwhile.
      void nextNumber.refetch()
    },
  })
  const nextNumber = useNextNumber(form, pinnedNumber)
  const { setValue } = form
  // Whoever changes his own username books under the new one.
  useEffect(() => setValue('user', username), [username, setValue])

  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  useEffect(() => {
    // The sign-in popup keeps the focus until it is done.
    if (refusal !== null && !hasSessionEnded) refusalAlert.current?.focus()
  }, [refusal, hasSessionEnded])

  // Checked in the same tick as the click, so that the receipt's tab may still open.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state.step !== 'editing') return
    setRefusal(isReturning ? FILES_RETURNING : isComing ? FILE_COMING : null)
    if (isReturning || isComing) return
    const checked = bookingFormSchema.safeParse(withComputed(form.getValues()))
    if (checked.success && Object.keys(fileErrors).length === 0) {
      // The last visit's number may have been booked since.
      if (nextNumber.isProvisional) {
        setRefusal(NUMBER_COMING)
        return
      }
      setAttempt(0)
      submit({ booking: checked.data, files, isReceiptWanted })
    } else {
      void form
        .handleSubmit(() => undefined)()
        .then(() => setAttempt((earlier) => earlier + 1))
    }
  }

  return (
    <FormProvider {...form}>
      <FieldMarksContext value={fieldMarks}>
        <KeptAt draft={draft} isEmpty={isEmpty} onTouched={setIsTyped} onNotKept={onNotKept} />
        {state.step === 'editing' && (
          <UnfinishedBookings owner={owner} isTouched={isTyped || hasFiles} onGoOn={onGoOn} />
        )}
        {again && (
          <BookAgain
            {...again}
            isTouched={isTyped || hasFiles}
            onReplaced={() => setReplaced((times) => times + 1)}
            untouched={untouched}
            onFile={setFile}
          />
        )}
        <form
          ref={element}
          className="cc-book"
          noValidate
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          onInput={({ target }) => onTyped((target as Partial<HTMLInputElement>).name ?? '')}
          inert={state.step !== 'editing'}
        >
          <div>
            <BookingProblems fileErrors={fileErrors} attempt={attempt} refusal={refusal} refusalRef={refusalAlert} />
            <BookingDetails nextNumber={nextNumber} />
            <Parties key={replaced} owner={owner} files={files} fileErrors={fileErrors} onFile={setFile} />
            <ShipmentSection />
            <DimensionRows boxes={presets.boxes} />
            <InvoiceRows lines={presets.lines} />
            <Remarks />
          </div>
          <aside className="cc-sum" aria-label="Summary">
            <BookingSummary />
            <BookingActions
              isReceiptWanted={isReceiptWanted}
              onReceiptWanted={onReceiptWanted}
              onCancel={onCancel}
              onHelp={openHelp}
              onPresets={() => setArePresetsOpen(true)}
            />
          </aside>
          <PayBar />
        </form>
        {arePresetsOpen && (
          <PresetsDialog owner={owner} onNotKept={onNotKept} onClose={() => setArePresetsOpen(false)} />
        )}
      </FieldMarksContext>
      {isHelpOpen && <KeysDialog onClose={closeHelp} />}
      <LeaveQuestion hasWork={isTyped || hasFiles} state={state} onGivenUp={onGivenUp} />
      <SubmitOverlay state={state} onLookAgain={lookAgain} />
    </FormProvider>
  )
}
