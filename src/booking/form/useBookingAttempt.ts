import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { bookingDoubts } from '@/domain/booking/bookingDoubts'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { sessionEndedQuery } from '@/services/session.queries'
import { t } from '@/texts/t'
import type { CustomerPick } from '../customers/useCustomerPick'
import type { FormFilling } from '../customers/useFilling'
import type { Draft } from '../draft/draft'
import { phoneRulesQuery } from '../fields/PhoneField'
import type { BookingFields } from '../fields/useBookingFields'
import { chosenFiles, type FormFiles, problemAt, readyFiles } from '../files/useBookingFiles'
import type { ShipperReceivers } from '../last-times/shipperReceivers'
import type { LoadedRows } from '../last-times/useLoadedRows'
import { type BookedShipment, useSubmitBooking } from '../submit/useSubmitBooking'
import type { LastBooking } from './BookedPanel'
import { focusSubmit } from './focusNext'
import { focusProblem } from './focusProblem'
import { useDoubts } from './useDoubts'
import { useNextNumber } from './useNextNumber'
import { useOnceSettled } from './useOnceSettled'

interface Attempted {
  fields: BookingFields
  filling: FormFilling
  picking: CustomerPick
  loadedRows: LoadedRows
  receivers: ShipperReceivers
  files: FormFiles
  draft: Draft
  user: CurrentUser
  isReceiptWanted: boolean
  element: RefObject<HTMLFormElement | null>
  onBooked: (booked: BookedShipment, filled: LastBooking['filled']) => void
}

/**
 * Handles a press on Add Shipment: checks the form, waits for what is pending, asks about doubts, submits, and reports
 * what prevents the booking.
 */
export function useBookingAttempt({ fields, filling, files, draft, user, ...attempted }: Attempted) {
  const { picking, loadedRows, receivers, isReceiptWanted, element, onBooked } = attempted
  const { form, check } = fields
  const { places } = files
  /** Grows with each refused attempt. */
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** True if the booking was refused because nobody is signed in, or the user may not book. */
  const [isUnauthorized, setIsUnauthorized] = useState(false)
  /** True if the user has signed in again after such a refusal, and has to press Add Shipment once more. */
  const [mustPressAgain, setMustPressAgain] = useState(false)
  /** Why the last attempt was not sent; shown until that is resolved. */
  const [blockedBy, setBlockedBy] = useState<string | null>(null)
  if (blockedBy !== null && blockedBy !== picking.blocker) setBlockedBy(null)
  const doubts = useDoubts()
  const [isPressed, setIsPressed] = useState(false)
  // Needed if a number was entered only just before the press, as that loads the rules too.
  const phones = useQuery({ ...phoneRulesQuery(), enabled: isPressed })
  const { submit, pinnedNumber, ...submission } = useSubmitBooking({
    draft,
    self: user,
    // Only its texts are compared with what the lists show.
    currentBooking: () => ({ ...form.getValues(), dimValues: [], invoiceValues: [] }),
    onBooked: (shipment) => {
      const ids = filling.savedIds()
      receivers.remember(shipment.id)
      // If an earlier version was booked, nobody knows what it said.
      if (shipment.version === 'latest') void rememberBooking(identityOf(user), form.getValues())
      onBooked(shipment, { form: form.getValues(), files: files.readyNow(), ids })
    },
    onRefused: (message) => {
      setRefusal(message)
      // The number itself may be what was refused, because another center took it.
      void nextNumber.refetch()
    },
    onUnauthorized: () => setIsUnauthorized(true),
  })
  const nextNumber = useNextNumber(form, pinnedNumber)
  const isEditing = submission.state.kind === 'editing'

  const shownRefusal = refusal ?? blockedBy
  const refusalAlert = useRef<HTMLDivElement>(null)
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  const [hadEnded, setHadEnded] = useState(hasSessionEnded)
  if (hadEnded !== hasSessionEnded) {
    setHadEnded(hasSessionEnded)
    if (!hasSessionEnded && isUnauthorized) {
      setRefusal(null)
      setIsUnauthorized(false)
      setMustPressAgain(true)
    }
  }
  useEffect(() => {
    if (mustPressAgain && element.current) focusSubmit(element.current)
  }, [mustPressAgain, element])
  useEffect(() => {
    // While the sign-in popup is open, the focus must stay in it.
    if (shownRefusal !== null && !hasSessionEnded && isEditing) focusProblem(refusalAlert.current)
  }, [shownRefusal, hasSessionEnded, isEditing])

  /** The booking if it is valid; otherwise null, and the form shows what is wrong. */
  const validate = () => {
    setBlockedBy(picking.blocker)
    if (picking.blocker !== null) return null
    const read = check(filling.savedIds())
    if (!read.success || Object.values(places).some((place) => problemAt(place) !== null)) {
      void form
        .handleSubmit(() => undefined)()
        .then(() => setAttempt((earlier) => earlier + 1))
      return null
    }
    setAttempt(0)
    // Clears the errors of fields that are no longer shown as well.
    form.clearErrors()
    return { ...read.data, airwayBillNo: form.getValues('airwayBillNo') }
  }
  /** The booking to send; null if the form shows what is wrong or asks about doubts. */
  const validateAndAsk = () => {
    const booking = validate()
    if (!booking || doubts.ask(bookingDoubts(booking, chosenFiles(places), phones.data ?? null))) return null
    return { booking, files: readyFiles(places) }
  }
  const awaitedFilling = picking.awaited ?? loadedRows.awaited
  const awaited = awaitedFilling ?? files.awaited ?? (phones.isFetching ? t('booking.readingPhones') : null)
  /**
   * {@link validateAndAsk}, once nothing is awaited any more. Rows that were requested and could not be loaded are
   * reported instead of sending the booking without them.
   */
  const validateAfterWaiting = () => {
    const problem = loadedRows.takeProblem()
    if (problem !== null) setRefusal(problem)
    return problem === null ? validateAndAsk() : null
  }
  const { wait, goBack } = useOnceSettled({ awaited, check: validateAfterWaiting, isEditing, form: element })

  // Synchronous up to the submit: browsers let the receipt's tab open only during the click.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEditing) return
    setRefusal(null)
    setIsUnauthorized(false)
    setMustPressAgain(false)
    setBlockedBy(null)
    setIsPressed(true)
    // Discards a problem with rows that were given up before this press.
    loadedRows.takeProblem()
    // It is booked already, and the form may have changed since, so the form is not checked.
    if (submission.isMade()) return submit(wait, isReceiptWanted)
    // Errors that waiting cannot mend are shown immediately. While a customer is loading, empty fields may still be
    // filled.
    if (awaitedFilling !== null || (phones.isPending && validate())) submit(wait, isReceiptWanted)
    else if (!phones.isPending) {
      const ready = validateAndAsk()
      if (ready) submit(awaited === null ? ready : wait, isReceiptWanted)
    }
  }
  /** Runs all checks again: meanwhile, the number may have gone to another shipment. */
  const submitAgain = () => element.current?.requestSubmit()

  return {
    nextNumber,
    isEditing,
    onSubmit,
    state: submission.state,
    problems: {
      places,
      attempt: isEditing ? attempt : 0,
      refusal: shownRefusal,
      refusalRef: refusalAlert,
      mustPressAgain,
    },
    doubts: {
      doubts: doubts.asked,
      onBack: doubts.goBack,
      onBook: () => {
        doubts.accept()
        submitAgain()
      },
    },
    overlay: {
      state: submission.state,
      awaited,
      onLookAgain: submission.lookAgain,
      onBack: goBack,
      onRecognize: submission.recognize,
      onDisown: (doubt: Parameters<typeof submission.disown>[0]) => {
        submission.disown(doubt)
        submitAgain()
      },
    },
  }
}

/** If the module does not load, the booking is made all the same. */
async function rememberBooking(owner: string, booked: BookingForm): Promise<void> {
  const lastTimes = await import('../last-times/rememberBooking').catch(() => null)
  lastTimes?.rememberBooking(owner, booked)
}
