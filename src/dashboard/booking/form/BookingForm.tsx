import { startTransition, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { ActionDialog } from '../../ActionDialog'
import { usePageTitle } from '@/components/usePageTitle'
import { bookingTitle } from '@/domain/unfinishedBooking'
import { bookingFromForm, formAfresh } from '@/domain/booking/bookAgain'
import { customerOf } from '@/domain/forms/parties'
import { identityOf, type CurrentUser } from '@/domain/people'
import { uploadFields } from '@/domain/booking/uploads'
import { useDeviceStore } from '@/browser/deviceStore'
import { paths } from '@/paths'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import { CustomerScreenButton } from '../customer-screen/CustomerScreenButton'
import { Parties } from '../customers/Parties'
import { useFilling } from '../customers/useFilling'
import type { Draft, SetAside } from '../draft/draft'
import { DraftAutosave } from '../draft/DraftAutosave'
import { readPrintWanted, writePrintWanted } from '../draft/tabStorage'
import { HeldBookings, HoldDialog } from '../draft/HeldBookings'
import { DiscardQuestion, UnfinishedBookings } from '../draft/UnfinishedBookings'
import type { UnfinishedDrafts } from '../draft/useUnfinished'
import { FieldMarks } from '../fields/fieldMarks'
import { focusFirstEmpty, FocusFirstEmpty } from '../fields/focusFields'
import { useFromFields } from '../fields/useFromFields'
import { nameAt, useBookingFiles, useGivenFiles } from '../files/useBookingFiles'
import { PresetsDialog, presetStore } from '../presets/PresetsDialog'
import { BookingDetails } from '../sections/BookingDetails'
import { DimensionRows, InvoiceRows } from '../sections/Rows'
import { Remarks, ShipmentSection } from '../sections/ShipmentSection'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import type { BookedShipment, SubmitState } from '../submit/useSubmitBooking'
import { BookingSummary } from '../summary/BookingSummary'
import { LastRowsPart } from '../last-times/LastRowsPart'
import { BookAgain, BookedAgain } from './BookAgain'
import { BookedPanel, type BookNext, type LastBooking } from './BookedPanel'
import { BookingActions, PayBar } from './BookingActions'
import { BookingProblems } from './BookingProblems'
import { DoubtsDialog } from './DoubtsDialog'
import { useBookingAttempt } from './useBookingAttempt'
import { useBookingFields } from './useBookingFields'
import { goToHeld, useHolding } from './useHolding'
import { KeysDialog, useFormKeys } from './useFormKeys'
import { t } from '@/texts/t'

interface BookingFormProps {
  user: CurrentUser
  draft: Draft
  /** This tab's previous booking. */
  last: LastBooking | null
  /** The earlier shipment that is booked again. */
  again: { id: string; isTaken: boolean; onTaken: () => void } | null
  onBooked: (booked: BookedShipment, filled: LastBooking['filled'], cash: string) => void
  onGivenUp: () => void
  /** The user's other drafts. */
  unfinished: UnfinishedDrafts
  onHold: (setAside: SetAside) => Promise<boolean>
  /** Switches to another unfinished booking; resolves to false if this one stays. */
  onGoOn: (draftId: string, setAside: SetAside | null) => Promise<boolean>
  onNotKept: () => void
  hasCustomerScreen: boolean
}

export function BookingForm({ user, draft, last, again, unfinished, onBooked, ...props }: BookingFormProps) {
  const owner = identityOf(user)
  const presets = useDeviceStore(presetStore, owner)
  const fields = useBookingFields(user.username, presets, draft)
  const { form, untouched, isEmpty } = fields
  const files = useBookingFiles(draft)
  const filling = useFilling({ form, owner, draft, files })
  const [isReceiptWanted, setIsReceiptWanted] = useState(() => readPrintWanted(owner))
  const element = useRef<HTMLFormElement>(null)
  const cash = useRef('')
  const attempt = useBookingAttempt({
    fields,
    filling,
    files,
    draft,
    user,
    isReceiptWanted,
    element,
    onBooked: (booked, filled) => onBooked(booked, filled, cash.current),
  })
  const [arePresetsOpen, setArePresetsOpen] = useState(false)
  const [isTyped, setIsTyped] = useState(() => !isEmpty(draft.texts))
  const isTouched = isTyped || Object.values(files.places).some((place) => nameAt(place) !== null)
  const holding = useHolding({
    draft,
    fields: form.getValues,
    unfinished,
    hasWork: () => isTouched || !isEmpty(form.getValues()),
    isEditing: attempt.isEditing,
    onHold: props.onHold,
    onGoOn: props.onGoOn,
  })
  const { onKeyDown, isHelpOpen, openHelp, closeHelp } = useFormKeys(element, { hold: holding.ask, goToHeld })
  // The first letter is drawn before what follows from it.
  const onTouched = (isTouchedNow: boolean) => startTransition(() => setIsTyped(isTouchedNow))
  const give = useGivenFiles(files, attempt.isEditing)
  /** Remounts the row tables after filling from a bill: else their Undo would bring back rows of another booking. */
  const rowsOf = `${filling.bill?.airwayBillNo} ${filling.rows?.airwayBillNo}`

  const bookNext: BookNext = (how, { filled, shipment: { airwayBillNo } }) => {
    if (how === 'sameShipper') filling.fill('shipper', customerOf('shipper', filled.form, filled.shipperId))
    else {
      const missing = { service: '', recCountry: '' }
      filling.fillFromBill({ ...formAfresh(untouched), ...bookingFromForm(filled.form) }, { airwayBillNo, missing })
    }
    for (const field of uploadFields) {
      const file = filled.files[field]
      if (file) files.put(field, file)
    }
    focusFirstEmpty(how === 'sameShipper' ? 'receiver' : 'booking', form.getValues)
  }

  return (
    <FormProvider {...form}>
      <FieldMarks value={filling.marks}>
        <BookingTitle />
        <div className="cc-page-head cc-beside cc-booking-head">
          <h1 className="flex-none">{t('booking.title')}</h1>
          <HeldBookings
            drafts={holding.held}
            canHold={isTouched && attempt.isEditing}
            isInert={!attempt.isEditing || holding.isLeaving}
            onHold={holding.ask}
            onGoOn={holding.goOn}
            onDiscard={holding.askToDiscard}
          />
          <DraftAutosave draft={draft} isEmpty={isEmpty} onTouched={onTouched} onNotKept={props.onNotKept} />
          <Link className="btn btn-light" to={paths.bookingsFromFile()}>
            {t('booking.fromFile')}
          </Link>
        </div>
        {attempt.isEditing && (
          <UnfinishedBookings
            drafts={unfinished.found.filter(({ held }) => held === null)}
            onGoOn={holding.goOn}
            onDiscard={holding.askToDiscard}
          />
        )}
        <FocusFirstEmpty key={again?.isTaken ? 'filled' : 'opened'} />
        {last && (
          <BookedPanel
            last={last}
            isPrinted={isReceiptWanted}
            isNextBegun={isTouched}
            onNext={() => focusFirstEmpty('booking', form.getValues)}
            onBookNext={bookNext}
          />
        )}
        {again && <BookAgain {...again} isTouched={isTouched} untouched={untouched} onFill={filling.fillFromBill} />}
        {filling.bill && (
          <BookedAgain bill={filling.bill} onUndo={filling.shipper ? null : () => filling.undo('bill')} />
        )}
        <form
          ref={element}
          className="cc-booking"
          noValidate
          onSubmit={attempt.onSubmit}
          onKeyDown={onKeyDown}
          onInput={({ target }) => filling.onTyped((target as Partial<HTMLInputElement>).name ?? '')}
          inert={!attempt.isEditing || holding.isLeaving}
        >
          <div>
            <BookingProblems {...attempt.problems} />
            <BookingDetails nextNumber={attempt.nextNumber} />
            <Parties owner={owner} filling={filling} files={files} onGive={give} />
            <ShipmentSection owner={owner} />
            <DimensionRows
              key={`dimensions ${rowsOf}`}
              boxes={presets.boxes}
              status={<LastRowsPart filling={filling} />}
            />
            <InvoiceRows key={`invoice ${rowsOf}`} lines={presets.lines} />
            <Remarks />
          </div>
          <BookingSummary onCash={(given) => (cash.current = given)}>
            <BookingActions
              isReceiptWanted={isReceiptWanted}
              onReceiptWanted={(isWanted) => {
                setIsReceiptWanted(isWanted)
                writePrintWanted(owner, isWanted)
              }}
              onHelp={openHelp}
              onPresets={() => setArePresetsOpen(true)}
            >
              <CustomerScreenButton hasScreen={props.hasCustomerScreen} last={last} isTouched={isTouched} />
            </BookingActions>
          </BookingSummary>
          <PayBar />
        </form>
        {arePresetsOpen && <PresetsDialog owner={owner} onClose={() => setArePresetsOpen(false)} />}
      </FieldMarks>
      {attempt.doubts.doubts.length > 0 && <DoubtsDialog {...attempt.doubts} />}
      {holding.question && <HoldDialog {...holding.question} />}
      {holding.discardQuestion && <DiscardQuestion {...holding.discardQuestion} />}
      {isHelpOpen && <KeysDialog onClose={closeHelp} />}
      <LeaveQuestion hasWork={isTouched} state={attempt.state} onGivenUp={props.onGivenUp} />
      <SubmitOverlay {...attempt.overlay} />
    </FormProvider>
  )
}

/** Named after the booking, so that several tabs can be told apart. */
function BookingTitle() {
  const title = useFromFields(
    ['shipperContactPerson', 'shipperCompany', 'recCity'],
    ([shipperContactPerson, shipperCompany, recCity]) =>
      bookingTitle({ shipperContactPerson, shipperCompany, recCity }),
  )
  usePageTitle(title === null ? `${company.shortName} | ${t('booking.title')}` : `${title} | ${company.shortName}`)
  return null
}

interface LeaveQuestionProps {
  hasWork: boolean
  state: SubmitState
  onGivenUp: () => void
}

/** The draft survives signing in again, so going to the login page needs no question. */
const isKeptAt = (pathname: string) => pathname === paths.login()

/** While a booking is being sent no question is asked: the user stays until the outcome is known. */
function LeaveQuestion({ hasWork, state, onGivenUp }: LeaveQuestionProps) {
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(hasWork, onGivenUp, isKeptAt)
  const isOnItsWay = state.kind === 'sending'
  useEffect(() => {
    if (isAsking && isOnItsWay) onStay()
  })
  if (!isAsking || isOnItsWay) return null
  const openNumber = openNumberOf(state)
  return (
    <ActionDialog
      title={t('booking.leave')}
      confirm={t('booking.discard')}
      isDangerous
      other={onLeaveAsIs && { label: t('booking.keepDraft'), onChoose: onLeaveAsIs }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {openNumber !== null && `${t('booking.lookFirst', { number: openNumber })} `}
      {t(onLeaveAsIs ? 'booking.draftIsSaved' : 'booking.logoutDeletes')}
    </ActionDialog>
  )
}

function openNumberOf(state: SubmitState): string | null {
  if (state.kind === 'doubtful') return state.doubt.airwayBillNo
  return state.kind === 'unknown' ? state.airwayBillNo : null
}
