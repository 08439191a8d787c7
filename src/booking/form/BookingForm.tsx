import { lazyPart } from '@/components/lazyPart'
import { startTransition, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useDeviceStore } from '@/browser/deviceStore'
import { TRACE_PREFIX } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { t } from '@/texts/t'
import { Parties } from '../customers/Parties'
import { useCustomerPick } from '../customers/useCustomerPick'
import { useFilling } from '../customers/useFilling'
import { usePendingCustomers } from '../customers/usePendingCustomers'
import { DraftAutosave } from '../draft/DraftAutosave'
import { HeldBookings } from '../draft/HeldBookings'
import { LeftDrafts } from '../draft/LeftDrafts'
import type { Draft, SetAside } from '../draft/draft'
import { useHolding } from '../draft/useHolding'
import type { OtherDrafts } from '../draft/useOtherDrafts'
import { FieldMarks } from '../fields/BookingText'
import { useBookingFields } from '../fields/useBookingFields'
import { useFieldMarks } from '../fields/useFieldMarks'
import { nameAt, useBookingFiles } from '../files/useBookingFiles'
import { useGivenFiles } from '../files/useGivenFiles'
import { shipperReceivers } from '../last-times/shipperReceivers'
import { useLoadedRows } from '../last-times/useLoadedRows'
import { PresetsDialog } from '../presets/PresetsDialog'
import { presetStore } from '../presets/presetStore'
import { BookingDetails } from '../sections/BookingDetails'
import { DimensionRows } from '../sections/DimensionRows'
import { InvoiceRows } from '../sections/InvoiceRows'
import { ShipmentSection } from '../sections/ShipmentSection'
import { SubmitOverlay } from '../submit/SubmitOverlay'
import type { BookedShipment } from '../submit/useSubmitBooking'
import { BookingSummary } from '../summary/BookingSummary'
import { BookAgain, BookedAgain } from './BookAgain'
import { BookedPanel, type LastBooking } from './BookedPanel'
import { BookingActions } from './BookingActions'
import { BookingProblems } from './BookingProblems'
import { BookingTools } from './BookingTools'
import { DoubtsDialog } from './DoubtsDialog'
import { KeysDialog } from './KeysDialog'
import { LeaveQuestion } from './LeaveQuestion'
import { PayBar } from './PayBar'
import { FirstFocus } from './FirstFocus'
import { useBookingAttempt } from './useBookingAttempt'
import { useFormKeys } from './useFormKeys'

/** Nothing is loaded, computed or sent before there is a customer screen. */
const ShowToCustomer = lazyPart(async () => (await import('../customer-screen/ShowToCustomer')).ShowToCustomer, {
  failed: 'booking.customerScreenFailed',
})

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
  otherDrafts: OtherDrafts
  onHold: (setAside: SetAside) => Promise<boolean>
  /** Switches to another draft; resolves to false if this one stays. */
  onGoOn: (draftId: string, setAside: SetAside | null) => Promise<boolean>
  onSaveFailed: () => void
  hasCustomerScreen: boolean
}

export function BookingForm({ user, draft, last, again, otherDrafts, onBooked, ...props }: BookingFormProps) {
  const owner = identityOf(user)
  const presets = useDeviceStore(presetStore, owner)
  const fields = useBookingFields(user.username, presets, draft)
  const { form, untouched, isEmpty, isUntouched } = fields
  const files = useBookingFiles(draft)
  const { marks, mark, onTyped } = useFieldMarks()
  const pending = usePendingCustomers()
  const filling = useFilling({ form, owner, draft, files, mark, pending })
  const picking = useCustomerPick({ form, draft, pending, fill: filling.fill })
  const loadedRows = useLoadedRows()
  const receivers = shipperReceivers(owner, filling.savedIds)
  const printKey = `${TRACE_PREFIX}print:${owner}`
  const [isReceiptWanted, setIsReceiptWanted] = useState(() => tabStore.read(printKey) !== 'no')
  const [isTyped, setIsTyped] = useState(() => !isEmpty(draft.texts))
  const isTouched = isTyped || Object.values(files.places).some((place) => nameAt(place) !== null)
  const element = useRef<HTMLFormElement>(null)
  const cash = useRef('')
  const attempt = useBookingAttempt({
    fields,
    filling,
    picking,
    loadedRows,
    receivers,
    files,
    draft,
    user,
    isReceiptWanted,
    element,
    onBooked: (booked, filled) => onBooked(booked, filled, cash.current),
  })
  const [arePresetsOpen, setArePresetsOpen] = useState(false)
  const holding = useHolding({
    draft,
    fields: form.getValues,
    otherDrafts,
    hasWork: () => isTouched || !isEmpty(form.getValues()),
    isEditing: attempt.isEditing,
    onHold: props.onHold,
    onGoOn: props.onGoOn,
  })
  const { onKeyDown, isHelpOpen, openHelp, closeHelp } = useFormKeys(element, {
    hold: holding.ask,
    goToHeld: () => holding.showList(true),
  })
  // A transition, so that the first letter appears before everything that depends on it is rendered.
  const onTouched = (isTouchedNow: boolean) => startTransition(() => setIsTyped(isTouchedNow))
  const give = useGivenFiles(files, attempt.isEditing)
  /** Remounts the row tables after filling from a bill: otherwise their Undo would restore rows of another booking. */
  const rowsOf = `${filling.bill?.airwayBillNo} ${filling.rows?.airwayBillNo}`

  return (
    <FormProvider {...form}>
      <FieldMarks value={marks}>
        <div className="cc-page-head cc-beside cc-booking-head">
          <h1>{t('booking.title')}</h1>
          <DraftAutosave
            draft={draft}
            isEmpty={isEmpty}
            isUntouched={isUntouched}
            onTouched={onTouched}
            onSaveFailed={props.onSaveFailed}
          />
          <HeldBookings holding={holding} isTouched={isTouched} />
          <BookingTools onHelp={openHelp} onPresets={() => setArePresetsOpen(true)} />
        </div>
        {attempt.isEditing && (
          <LeftDrafts drafts={otherDrafts.found.filter(({ held }) => held === null)} holding={holding} />
        )}
        <FirstFocus key={again?.isTaken ? 'filled' : 'opened'} />
        {last && (
          <BookedPanel last={last} isNextBegun={isTouched} untouched={untouched} filling={filling} files={files} />
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
          onInput={({ target }) => onTyped((target as Partial<HTMLInputElement>).name ?? '')}
          inert={holding.isInert}
        >
          <div>
            <BookingDetails nextNumber={attempt.nextNumber} />
            <Parties
              owner={owner}
              filling={filling}
              pending={pending}
              picking={picking}
              receivers={receivers}
              onTyped={onTyped}
              files={files}
              onGive={give}
            />
            <ShipmentSection owner={owner} />
            <DimensionRows
              key={`dimensions ${rowsOf}`}
              boxes={presets.boxes}
              filling={filling}
              loaded={loadedRows}
              receivers={receivers}
            />
            <InvoiceRows key={`invoice ${rowsOf}`} lines={presets.lines} />
          </div>
          <div className="cc-beside-form">
            <BookingSummary onCash={(given) => (cash.current = given)}>
              <BookingActions
                isReceiptWanted={isReceiptWanted}
                onReceiptWanted={(isWanted) => {
                  setIsReceiptWanted(isWanted)
                  tabStore.write(printKey, isWanted ? 'yes' : 'no')
                }}
              />
            </BookingSummary>
            <BookingProblems {...attempt.problems} />
          </div>
          <PayBar />
        </form>
        {props.hasCustomerScreen && <ShowToCustomer last={last} isTouched={isTouched} />}
        {arePresetsOpen && <PresetsDialog owner={owner} onClose={() => setArePresetsOpen(false)} />}
      </FieldMarks>
      {attempt.doubts.doubts.length > 0 && <DoubtsDialog {...attempt.doubts} />}
      {holding.questions}
      {isHelpOpen && <KeysDialog onClose={closeHelp} />}
      <LeaveQuestion draft={draft} hasWork={isTouched} state={attempt.state} onGivenUp={props.onGivenUp} />
      <SubmitOverlay {...attempt.overlay} />
    </FormProvider>
  )
}
