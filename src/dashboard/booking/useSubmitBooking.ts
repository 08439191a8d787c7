import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { isServiceError, isTransient, type ServiceError } from '@/services/errors'
import { successTexts } from '@/services/successTexts'
import { findBooking } from './findBooking'
import { openReceiptTab, type ReceiptTab } from './receiptTab'

export type SubmitState =
  | { step: 'editing' }
  | { step: 'sending'; progress: number | null }
  /** The answer was lost and nobody knows whether the shipment is booked: the form stays locked. */
  | { step: 'unknown'; booking: Booking }

export interface BookedShipment {
  id: string
  airwayBillNo: string
}

interface SubmitOptions {
  onBooked: (booked: BookedShipment) => void
  onRefused: (message: string) => void
}

interface Attempt {
  booking: Booking
  files: BookingFiles
  isReceiptWanted: boolean
}

/** An answer that may have been lost after the booking was made: none at all, a gateway's, or one that is unreadable. */
function isLost(error: ServiceError): boolean {
  return error.kind !== 'refused' || isTransient(error)
}

/**
 * How often to look for the booking after an error. A lost answer wants two looks. A refusal wants one: browsers send a
 * request again by themselves when the line breaks before the answer, and then the second try is told «exists».
 */
function looksAfter(error: ServiceError): number {
  return isLost(error) ? 2 : 1
}

/**
 * One submission at a time, sure of its outcome (specification 4 and 8; design 5). Call `submit` inside the click: the
 * receipt's tab is opened there, pointed at the receipt on success and closed on failure.
 */
export function useSubmitBooking({ onBooked, onRefused }: SubmitOptions) {
  const [state, setState] = useState<SubmitState>({ step: 'editing' })
  const isBusy = useRef(false)
  const messages = useMessages()
  const create = useMutation(createAirwayBillMutation())

  const refuse = (message: string) => {
    setState({ step: 'editing' })
    messages.error(message)
    onRefused(message)
  }
  const celebrate = (id: string, airwayBillNo: string) => {
    setState({ step: 'editing' })
    messages.success(successTexts.createAirwayBill)
    onBooked({ id, airwayBillNo })
  }

  const settle = async (attempt: Attempt, tab: ReceiptTab) => {
    const { booking, files } = attempt
    const onProgress = (progress: number) => setState({ step: 'sending', progress })
    const succeed = (id: string) => {
      tab.show(id)
      celebrate(id, booking.airwayBillNo)
    }
    try {
      succeed(await create.mutateAsync({ booking, files, onProgress }))
    } catch (error) {
      if (!isServiceError(error)) throw error
      try {
        const id = await findBooking(booking, looksAfter(error))
        if (id !== null) return succeed(id)
        tab.close()
        refuse(error.message)
      } catch {
        tab.close()
        if (isLost(error)) setState({ step: 'unknown', booking })
        else refuse(error.message)
      }
    }
  }

  /** Sends a booking, unless one is on its way: the flag is set in the same tick as the click. */
  const submit = (attempt: Attempt): void => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ step: 'sending', progress: null })
    const tab = openReceiptTab(attempt.isReceiptWanted)
    void settle(attempt, tab).finally(() => {
      isBusy.current = false
    })
  }

  /** Looks once more for a booking of which nobody knows. */
  const lookAgain = async (booking: Booking): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ step: 'sending', progress: null })
    try {
      const id = await findBooking(booking, 2)
      if (id === null) refuse(`Airway bill ${booking.airwayBillNo} is not booked. You can submit it again.`)
      else celebrate(id, booking.airwayBillNo)
    } catch {
      setState({ step: 'unknown', booking })
    } finally {
      isBusy.current = false
    }
  }

  return { state, submit, lookAgain }
}
