import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { getNextAirwayBillNo } from '@/services/airwayBill'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { noteSessionEnded, sessionEndedQuery } from '@/services/center.queries'
import { isSignedOut } from '@/services/errors'
import { retried } from '@/services/readRetry'
import { successTexts } from '@/services/successTexts'
import { bookingLedger } from './bookingLedger'
import type { Draft } from './draft'
import { findBooking } from './findBooking'
import { alone, inTurn } from './holdLock'
import { openReceiptTab, type ReceiptTab } from './receiptTab'
import { resolveBooking, submitBooking, type Outcome, type SubmissionParts } from './submission'
import { openJournal } from './submissionJournal'

export type SubmitState =
  | { step: 'editing' }
  /** A booking is on its way, or being looked up. */
  | { step: 'sending'; progress: number | null }
  /** The answer was lost and nobody knows whether the shipment is booked: the form stays locked. */
  | { step: 'unknown'; airwayBillNo: string; message: string | null }

export interface BookedShipment {
  id: string
  airwayBillNo: string
  /** Booked as an earlier attempt had it. */
  isEarlier: boolean
}

interface SubmitOptions {
  draft: Draft
  username: string
  onBooked: (booked: BookedShipment) => void
  onRefused: (message: string) => void
}

interface Attempt {
  booking: Booking
  files: BookingFiles
  isReceiptWanted: boolean
}

/** No two tabs of this browser send a booking at once. */
const LOCK = 'booking'
const BUSY = 'Another tab is booking at this moment. Submit again when it is done.'

/**
 * One submission at a time, sure of its outcome. Call `submit` inside the click: the receipt's tab is opened there,
 * pointed at the receipt on success and closed on failure. A submission that a reload has cut off is looked up first.
 */
export function useSubmitBooking({ draft, username, onBooked, onRefused }: SubmitOptions) {
  const [journal] = useState(() => openJournal(draft))
  const [state, setState] = useState<SubmitState>(() => {
    const cutOff = journal.read()
    return cutOff && !cutOff.isSettled ? { step: 'sending', progress: null } : { step: 'editing' }
  })
  const isBusy = useRef(false)
  const messages = useMessages()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(createAirwayBillMutation())

  // Made anew for each submission: a duplicated draft gets an id of its own when somebody types.
  const parts = (): SubmissionParts => ({
    draftId: draft.id(),
    create: (booking, files) =>
      mutateAsync({ booking, files, onProgress: (progress) => setState({ step: 'sending', progress }) }),
    find: async (attempts, looks) => {
      try {
        return await findBooking(attempts, { looks, username })
      } catch (error) {
        if (isSignedOut(error)) noteSessionEnded(queryClient)
        throw error
      }
    },
    nextNumber: () => retried(getNextAirwayBillNo),
    alone: (work) => alone(LOCK, work),
    inTurn: (work) => inTurn(LOCK, work),
    ledger: bookingLedger,
    journal,
  })

  const settle = (outcome: Outcome, tab?: ReceiptTab) => {
    if (outcome.is === 'booked') tab?.show(outcome.id)
    else tab?.close()
    switch (outcome.is) {
      case 'booked':
        setState({ step: 'editing' })
        messages.success(successTexts.createAirwayBill)
        onBooked(outcome)
        break
      case 'unknown':
        setState({ step: 'unknown', airwayBillNo: outcome.airwayBillNo, message: outcome.message })
        break
      case 'busy':
      case 'refused': {
        const message = outcome.is === 'busy' ? BUSY : outcome.message
        setState({ step: 'editing' })
        if (message === '') break
        messages.error(message)
        onRefused(message)
      }
    }
  }

  /** Begins, unless something is on its way: the flag is set in the same tick as the click. */
  const begin = (work: () => Promise<Outcome>, openTab?: () => ReceiptTab): void => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ step: 'sending', progress: null })
    const tab = openTab?.()
    void work().then((outcome) => {
      // A booked form is about to be replaced: until then another click means the booking that is made.
      isBusy.current = outcome.is === 'booked'
      settle(outcome, tab)
    })
  }

  const submit = ({ booking, files, isReceiptWanted }: Attempt): void =>
    begin(
      () => submitBooking(parts(), booking, files),
      () => openReceiptTab(isReceiptWanted),
    )
  /** Looks once more for a booking of which nobody knows. */
  const lookAgain = (): void => begin(() => resolveBooking(parts()))

  const look = useRef(lookAgain)
  useEffect(() => {
    look.current = lookAgain
  })
  const isUnknown = state.step === 'unknown'
  useEffect(() => {
    const cutOff = journal.read()
    if (cutOff && !cutOff.isSettled) look.current()
  }, [journal])
  useEffect(() => {
    if (!isUnknown) return
    const onOnline = () => look.current()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isUnknown])
  // Signed in again, the lists answer again.
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  const hadSessionEnded = useRef(false)
  useEffect(() => {
    if (isUnknown && hadSessionEnded.current && !hasSessionEnded) look.current()
    hadSessionEnded.current = hasSessionEnded === true
  }, [isUnknown, hasSessionEnded])

  return { state, submit, lookAgain, pinnedNumber: journal.read()?.airwayBillNo ?? null }
}
