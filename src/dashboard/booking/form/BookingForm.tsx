import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { FormProvider, useForm, useFormContext, type Resolver } from 'react-hook-form'
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
import { Remarks, ShipmentSection } from '../sections/ShipmentSection'
import { BookingSummary } from '../summary/BookingSummary'
import { insuranceText } from '../summary/bookingTotals'
import { DimensionRows } from '../sections/DimensionRows'
import { DoubtsDialog, useDoubts } from './DoubtsDialog'
import type { Draft } from '../draft/draft'
import { FieldMarksContext, useMarks } from '../fields/fieldMarks'
import { focusFirstEmpty } from '../fields/focusFields'
import { InvoiceRows } from '../sections/InvoiceRows'
import { DraftAutosave } from '../draft/DraftAutosave'
import { KeysDialog } from './useFormKeys'
import { LeaveQuestion } from '../draft/LeaveQuestion'
import { Parties } from '../customers/Parties'
import { PresetsDialog, presetStore } from '../presets/PresetsDialog'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import { UnfinishedBookings } from '../draft/UnfinishedBookings'
import { readyFiles, useBookingFiles, type Place } from '../files/useBookingFiles'
import { useDeviceStore } from '@/browser/deviceStore'
import { useFilesAnywhere } from '../files/uploadPlaces'
import { useFillCustomer } from '../customers/useFillCustomer'

import { useFormKeys } from './useFormKeys'
import { useOffered } from '../fields/useOptions'

import { useNextNumber } from '../number/useNextNumber'
import { fieldChanges, FieldChangesContext, useLive } from '../fields/useLive'
import { useSubmitBooking, type BookedShipment } from '../submit/useSubmitBooking'
import { usePageTitle } from '@/components/usePageTitle'
import { bookingTitle } from '@/domain/bookingTitle'

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

const FILES_RETURNING = 'The files of this booking are still being brought back. Submit again in a moment.'
const FILE_PREPARING = 'A file is still being made ready. Submit again in a moment.'

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
  const { onTyped, marks, mark } = useMarks()
  const fieldMarks = useMemo(() => ({ marks, mark }), [marks, mark])
  const parties = useFillCustomer({ form, mark, owner, draft, files: formFiles })
  const hindrance = (isAt('returning') && FILES_RETURNING) || (isAt('preparing') && FILE_PREPARING) || parties.hindrance
  if (hinderedBy !== null && hinderedBy !== hindrance) setHinderedBy(null)
  const shownRefusal = refusal ?? hinderedBy
  /** Remounts the row tables after filling from a bill: else their Undo would bring back rows of another booking. */
  const rowsOf = parties.again?.airwayBillNo ?? ''
  const element = useRef<HTMLFormElement>(null)
  const [onFieldChange] = useState(() => fieldChanges(form))
  const { onKeyDown, isHelpOpen, openHelp, closeHelp } = useFormKeys(element)
  const { state, submit, lookAgain, recognize, disown, pinnedNumber } = useSubmitBooking({
    draft,
    self: user,
    onBooked: (shipment) =>
      onBooked(shipment, {
        form: form.getValues(),
        files: readyFiles(places),
        shipperId: parties.savedIds().shipperId,
      }),
    onRefused: (message) => {
      setRefusal(message)
      // The number itself may be what was refused, because another center took it.
      void nextNumber.refetch()
    },
  })
  const nextNumber = useNextNumber(form, pinnedNumber)
  const doubts = useDoubts()
  useFilesAnywhere(state.step === 'editing')
  const { setValue } = form
  // Users who rename themselves book under the new name.
  useEffect(() => setValue('user', username), [username, setValue])

  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  useEffect(() => {
    // The sign-in popup keeps the focus until it is done.
    if (shownRefusal !== null && !hasSessionEnded) refusalAlert.current?.focus()
  }, [shownRefusal, hasSessionEnded])

  const sameShipper = ({ form: booked, files, shipperId }: NonNullable<LastBooking['filled']>) => {
    parties.fill('shipper', customerOf('shipper', booked, shipperId))
    for (const field of uploadFields) {
      const file = files[field]
      if (file) formFiles.put(field, { is: 'ready', file })
    }
    focusFirstEmpty('receiver', form.getValues)
  }

  // Synchronous up to the submit: browsers let the receipt's tab open only during the click.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state.step !== 'editing') return
    setRefusal(null)
    setHinderedBy(hindrance)
    if (hindrance !== null) return
    const checked = bookingFormSchema.safeParse({ ...checkable(form.getValues()), ...parties.savedIds() })
    const files = readyFiles(places)
    if (checked.success && !isAt('refused', 'lost')) {
      setAttempt(0)
      if (doubts.ask(bookingDoubts(checked.data, files))) return
      const booking = { ...checked.data, airwayBillNo: form.getValues('airwayBillNo') }
      submit({ booking, files, isNumberGiven: !nextNumber.isProvisional }, isReceiptWanted)
    } else {
      void form
        .handleSubmit(() => undefined)()
        .then(() => setAttempt((earlier) => earlier + 1))
    }
  }

  return (
    <FormProvider {...form}>
      <FieldChangesContext value={onFieldChange}>
        <FieldMarksContext value={fieldMarks}>
          <BookingTitle />
          <DraftAutosave draft={draft} isEmpty={isEmpty} onTouched={setIsTyped} onNotKept={onNotKept} />
          {state.step === 'editing' && (
            <UnfinishedBookings owner={owner} isTouched={isTyped || hasFiles} onGoOn={onGoOn} />
          )}
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
            <BookAgain {...again} isTouched={isTyped || hasFiles} untouched={untouched} onFill={parties.fillAgain} />
          )}
          {parties.again && <BookedAgain again={parties.again} onUndo={parties.undoAgain} />}
          <form
            ref={element}
            className="cc-booking"
            noValidate
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
            onInput={({ target }) => onTyped((target as Partial<HTMLInputElement>).name ?? '')}
            inert={state.step !== 'editing'}
          >
            <div>
              <BookingProblems places={places} attempt={attempt} refusal={shownRefusal} refusalRef={refusalAlert} />
              <BookingDetails nextNumber={nextNumber} />
              <Parties owner={owner} parties={parties} places={places} />
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
        </FieldMarksContext>
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
          onLookAgain={lookAgain}
          onRecognize={recognize}
          onDisown={(doubt) => {
            disown(doubt)
            element.current?.requestSubmit()
          }}
        />
      </FieldChangesContext>
    </FormProvider>
  )
}

function FocusFirstEmpty() {
  const { getValues } = useFormContext<BookingFields>()
  useEffect(() => {
    // Deferred, because after a page change the focus first goes to the page's heading.
    const timer = setTimeout(() => focusFirstEmpty('booking', getValues))
    return () => clearTimeout(timer)
  }, [getValues])
  return null
}

/** Named after the booking, so that several tabs can be told apart. */
function BookingTitle() {
  const [shipperContactPerson, shipperCompany, recCity] = useLive(['shipperContactPerson', 'shipperCompany', 'recCity'])
  const title = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
  usePageTitle(title === null ? `${company.shortName} | Add New AirwayBill` : `${title} | ${company.shortName}`)
  return null
}
