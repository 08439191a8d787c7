import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { company } from '@/company'
import { bookingDoubts } from '@/domain/booking/bookingDoubts'
import {
  bookingFormSchema,
  emptyBookingForm,
  type Booking,
  type BookingForm as BookingFields,
} from '@/domain/forms/bookingForm'
import { identityOf, type CurrentUser } from '@/domain/people'
import { customerOf } from '@/domain/forms/parties'
import { uploadFields } from '@/domain/booking/uploads'
import { presetBookingForm } from '@/domain/booking/presets'
import { sessionEndedQuery } from '@/services/center.queries'
import { BookedPanel, type LastBooking } from './BookedPanel'
import { BookAgain, BookedAgain } from './BookAgain'
import { BookingActions, PayBar } from './BookingActions'
import { BookingDetails } from '../sections/BookingDetails'
import { BookingProblems } from './BookingProblems'
import { BookingTitle } from './BookingTitle'
import { Remarks, ShipmentSection } from '../sections/ShipmentSection'
import { BookingSummary } from '../summary/BookingSummary'
import { insuranceText } from '../summary/bookingTotals'
import { DimensionRows } from '../sections/DimensionRows'
import { DoubtsDialog, useDoubts } from './DoubtsDialog'
import type { Draft } from '../draft/draft'
import { FieldMarks } from '../fields/fieldMarks'
import { FocusFirstEmpty } from './FocusFirstEmpty'
import { focusFirstEmpty } from '../fields/focusFields'
import { InvoiceRows } from '../sections/InvoiceRows'
import { DraftAutosave } from '../draft/DraftAutosave'
import { KeysDialog } from './useFormKeys'
import { LeaveQuestion } from '../draft/LeaveQuestion'
import { Parties } from '../customers/Parties'
import { PresetsDialog, presetStore } from '../presets/PresetsDialog'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import { UnfinishedBookings } from '../draft/UnfinishedBookings'
import { chosenFiles, readyFiles, useBookingFiles, type Place } from '../files/useBookingFiles'
import { useDeviceStore } from '@/browser/deviceStore'
import { useFilesAnywhere } from '../files/uploadPlaces'
import { useFilling } from '../customers/useFilling'
import { useFormKeys } from './useFormKeys'
import { useOffered } from '../fields/useOptions'
import { useNextNumber } from '../number/useNextNumber'
import { useOnceSettled } from './useOnceSettled'
import { useSubmitBooking, type BookedShipment } from '../submit/useSubmitBooking'

interface BookingFormProps {
  user: CurrentUser
  draft: Draft
  /** This tab's previous booking. */
  last: LastBooking | null
  /** The earlier shipment that is booked again. */
  again: { id: string; isTaken: boolean; onTaken: () => void } | null
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onBooked: (booked: BookedShipment, filled: LastBooking['filled']) => void
  onGivenUp: () => void
  /** Switches to another unfinished booking; resolves to false if it is no longer there. */
  onGoOn: (draftId: string) => Promise<boolean>
  onCancel: () => void
  onNotKept: () => void
}

/** The fields a user fills in; the form fills in airway bill number and user name. */
const bookingFields = (Object.keys(emptyBookingForm('', '')) as (keyof BookingFields)[]).filter(
  (name) => name !== 'airwayBillNo' && name !== 'user',
)

const schemaResolver = zodResolver(bookingFormSchema)

/** Passes validation while there is no number yet: the number is fetched right before the booking is sent. */
const NUMBER_TO_COME = 'to come'

export function BookingForm(props: BookingFormProps) {
  const {
    user,
    draft,
    last,
    again,
    isReceiptWanted,
    onReceiptWanted,
    onBooked,
    onGivenUp,
    onGoOn,
    onCancel,
    onNotKept,
  } = props
  const { username } = user
  const owner = identityOf(user)
  const presets = useDeviceStore(presetStore, owner)
  const [untouched] = useState(() => presetBookingForm(username, presets))
  const isOffered = useOffered()
  /** Adds what is calculated and drops choices that are no longer offered. */
  const checkable = (fields: BookingFields): BookingFields => ({
    ...fields,
    airwayBillNo: fields.airwayBillNo || NUMBER_TO_COME,
    service: isOffered.service(fields.service) ? fields.service : '',
    recCountry: isOffered.country(fields.recCountry) ? fields.recCountry : '',
    insuranceValue: insuranceText(fields.worthOfPackage, company.insuranceRate),
  })
  const resolver: Resolver<BookingFields, unknown, Booking> = (fields, context, options) =>
    schemaResolver(checkable(fields), context, options)
  const form = useForm<BookingFields, unknown, Booking>({
    resolver,
    defaultValues: { ...untouched, ...draft.texts, user: username, airwayBillNo: '' },
    shouldFocusError: false,
  })
  const formFiles = useBookingFiles(draft, onNotKept)
  const { places } = formFiles
  const isAt = (...states: Place['is'][]) => Object.values(places).some(({ is }) => states.includes(is))
  const hasFiles = isAt('returning', 'preparing', 'ready')
  const [nothing] = useState(() => emptyBookingForm(username, ''))
  // A default cleared by the user, or because it is no longer offered, does not count as unsaved work either.
  const isEmpty = (fields: BookingFields) =>
    bookingFields.every((name) =>
      [untouched[name], nothing[name]].some((empty) => JSON.stringify(empty) === JSON.stringify(fields[name])),
    )
  const [isTyped, setIsTyped] = useState(() => !isEmpty({ ...untouched, ...draft.texts }))
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** What kept the last attempt from being sent; shown until it is out of the way. */
  const [hinderedBy, setHinderedBy] = useState<string | null>(null)
  const [arePresetsOpen, setArePresetsOpen] = useState(false)
  const refusalAlert = useRef<HTMLDivElement>(null)
  const filling = useFilling({ form, owner, draft, files: formFiles })
  const awaited = filling.awaited ?? formFiles.awaited
  if (hinderedBy !== null && hinderedBy !== filling.hindrance) setHinderedBy(null)
  const shownRefusal = refusal ?? hinderedBy
  /** Remounts the row tables after filling from a bill: else their Undo would bring back rows of another booking. */
  const rowsOf = filling.bill?.airwayBillNo ?? ''
  const element = useRef<HTMLFormElement>(null)
  const { onKeyDown, isHelpOpen, openHelp, closeHelp } = useFormKeys(element)
  const { state, submit, lookAgain, recognize, disown, pinnedNumber } = useSubmitBooking({
    draft,
    self: user,
    onBooked: (shipment) =>
      onBooked(shipment, {
        form: form.getValues(),
        files: readyFiles(places),
        shipperId: filling.savedIds().shipperId,
      }),
    onRefused: (message) => {
      setRefusal(message)
      // The number itself may be what was refused, because another center took it.
      void nextNumber.refetch()
    },
  })
  const nextNumber = useNextNumber(form, pinnedNumber)
  const isEditing = state.step === 'editing'
  const doubts = useDoubts()
  useFilesAnywhere(isEditing)
  const { setValue } = form
  // Users who rename themselves book under the new name.
  useEffect(() => setValue('user', username), [username, setValue])

  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  useEffect(() => {
    // The sign-in popup keeps the focus until it is done.
    if (shownRefusal !== null && !hasSessionEnded && isEditing) refusalAlert.current?.focus()
  }, [shownRefusal, hasSessionEnded, isEditing])

  const sameShipper = ({ form: booked, files, shipperId }: NonNullable<LastBooking['filled']>) => {
    filling.fill('shipper', customerOf('shipper', booked, shipperId))
    for (const field of uploadFields) {
      const file = files[field]
      if (file) formFiles.put(field, { is: 'ready', file })
    }
    focusFirstEmpty('receiver', form.getValues)
  }

  /** What is to be sent; otherwise null, and the form says what is in the way. */
  const checked = () => {
    setHinderedBy(filling.hindrance)
    if (filling.hindrance !== null) return null
    const read = bookingFormSchema.safeParse({ ...checkable(form.getValues()), ...filling.savedIds() })
    if (!read.success || isAt('refused', 'lost')) {
      void form
        .handleSubmit(() => undefined)()
        .then(() => setAttempt((earlier) => earlier + 1))
      return null
    }
    setAttempt(0)
    const files = readyFiles(places)
    if (doubts.ask(bookingDoubts(read.data, chosenFiles(places)))) return null
    const booking = { ...read.data, airwayBillNo: form.getValues('airwayBillNo') }
    return { booking, files, isNumberGiven: !nextNumber.isProvisional }
  }
  const { wait, goBack } = useOnceSettled({ awaited, check: checked, isEditing, form: element })

  // Synchronous up to the submit: browsers let the receipt's tab open only during the click.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEditing) return
    setRefusal(null)
    setHinderedBy(null)
    // What is wrong whatever comes is said at once; a customer may still fill what is empty.
    const submission = filling.awaited === null ? checked() : null
    if (awaited !== null && (submission || filling.awaited)) submit(wait, isReceiptWanted)
    else if (submission) submit(submission, isReceiptWanted)
  }

  return (
    <FormProvider {...form}>
      <FieldMarks value={filling.marks}>
        <BookingTitle />
        <DraftAutosave draft={draft} isEmpty={isEmpty} onTouched={setIsTyped} onNotKept={onNotKept} />
        {isEditing && <UnfinishedBookings owner={owner} isTouched={isTyped || hasFiles} onGoOn={onGoOn} />}
        <FocusFirstEmpty key={again?.isTaken ? 'filled' : 'opened'} />
        {last && (
          <BookedPanel
            last={last}
            isPrinted={isReceiptWanted}
            isPassed={isTyped || hasFiles}
            onSameShipper={sameShipper}
          />
        )}
        {again && (
          <BookAgain {...again} isTouched={isTyped || hasFiles} untouched={untouched} onFill={filling.fillFromBill} />
        )}
        {filling.bill && (
          <BookedAgain bill={filling.bill} onUndo={filling.shipper ? null : () => filling.undo('bill')} />
        )}
        <form
          ref={element}
          className="cc-booking"
          noValidate
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          onInput={({ target }) => filling.onTyped((target as Partial<HTMLInputElement>).name ?? '')}
          inert={!isEditing}
        >
          <div>
            <BookingProblems
              places={places}
              attempt={isEditing ? attempt : 0}
              refusal={shownRefusal}
              refusalRef={refusalAlert}
            />
            <BookingDetails nextNumber={nextNumber} />
            <Parties owner={owner} filling={filling} places={places} />
            <ShipmentSection />
            <DimensionRows key={`dimensions ${rowsOf}`} boxes={presets.boxes} />
            <InvoiceRows key={`invoice ${rowsOf}`} lines={presets.lines} />
            <Remarks />
          </div>
          <aside className="cc-summary" aria-label="Summary">
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
        {arePresetsOpen && <PresetsDialog owner={owner} onClose={() => setArePresetsOpen(false)} />}
      </FieldMarks>
      {doubts.asked.length > 0 && (
        <DoubtsDialog
          doubts={doubts.asked}
          onBack={doubts.goBack}
          onBook={() => {
            doubts.accept()
            // Runs all checks again: meanwhile, the number may have gone to another shipment.
            element.current?.requestSubmit()
          }}
        />
      )}
      {isHelpOpen && <KeysDialog onClose={closeHelp} />}
      <LeaveQuestion hasWork={isTyped || hasFiles} state={state} onGivenUp={onGivenUp} />
      <SubmitOverlay
        state={state}
        awaited={awaited}
        onLookAgain={lookAgain}
        onBack={goBack}
        onRecognize={recognize}
        onDisown={(doubt) => {
          disown(doubt)
          element.current?.requestSubmit()
        }}
      />
    </FormProvider>
  )
}
