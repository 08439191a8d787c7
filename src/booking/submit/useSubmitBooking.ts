import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '@/components/messages/useMessages'
import type { Self } from '@/domain/booking/compareShipment'
import type { Booking } from '@/domain/forms/bookingForm'
import { successTexts } from '@/services/airwayBill'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { sessionEndedQuery } from '@/services/session.queries'
import { refreshAllTabs } from '@/services/shipment-list/writeIntoLists'
import { t } from '@/texts/t'
import type { Draft } from '../draft/draft'
import { backendParts, type CreationTexts } from './backendParts'
import type { BookedVersion } from './bookedVersion'
import { openReceiptTab, type ReceiptOutcome, type ReceiptTab } from './openReceiptTab'
import type { Doubtful, Outcome, Submission, SubmissionParts, SubmissionProgress } from './submission'
import { booked, resolveBooking, submitBooking, wentWrong } from './submitBooking'
import { useRepeatedLookup } from './useRepeatedLookup'

export type SubmitState =
  | { kind: 'editing' }
  /** Being sent or looked up. */
  | { kind: 'sending'; progress: number | null; doing: SubmissionProgress | null }
  /** Nobody knows whether the shipment is booked: the form stays locked while it is looked up. */
  | { kind: 'unknown'; airwayBillNo: string; message: string | null; isLooking: boolean; lookedAt: Date }
  /** A shipment has the number: the form stays locked until the clerk says whether it is this one. */
  | { kind: 'doubtful'; doubt: Doubtful; isLooking: boolean }

export interface BookedShipment {
  id: string
  airwayBillNo: string
  version: BookedVersion
  /** The form's number, if it went to another shipment. */
  instead: string | null
  /** The message that reports the success. */
  text: string
  receipt: ReceiptOutcome
}

interface SubmitOptions {
  draft: Draft
  self: Self
  /** The booking as the form has it now. */
  currentBooking?: () => Booking
  onBooked: (booked: BookedShipment) => void
  onRefused: (message: string) => void
  /** Called after `onRefused` if nobody is signed in, or the user may not book. */
  onUnauthorized?: () => void
}

const BEGINNING = { kind: 'sending', progress: null, doing: null } as const

/** `submit` must be called during the click, because only then does the browser let the receipt's tab open. */
export function useSubmitBooking({ draft, self, currentBooking, onBooked, ...options }: SubmitOptions) {
  const { record } = draft
  const [isCutOff] = useState(() => record.sending()?.isSettled === false)
  const [state, setState] = useState<SubmitState>(isCutOff ? BEGINNING : { kind: 'editing' })
  const isBusy = useRef(false)
  const hideRefusal = useRef<() => void>(() => undefined)
  const messages = useMessages()
  const queryClient = useQueryClient()
  /** What the answer to `create` said, if it was not lost. */
  const creationTexts = useRef<CreationTexts>({ text: successTexts.create })
  /** The outcome once the booking is made, and the version of the draft at that time. */
  const made = useRef<{ outcome: Outcome & { kind: 'booked' }; version: string } | null>(null)
  /**
   * The outcome of a booking that was made but could not be shown: the next press shows it and sends nothing, whatever
   * has been typed since.
   */
  const outcomeMade = (): Outcome | null => {
    if (made.current === null) return null
    const { outcome, version } = made.current
    return version === record.version() ? outcome : { ...outcome, version: 'earlier' }
  }

  const whileSending = (change: { progress: number | null; doing?: SubmissionProgress }) =>
    setState((now) => (now.kind === 'sending' ? { ...now, ...change } : now))

  const parts = (): SubmissionParts => ({
    ...backendParts({
      queryClient,
      self,
      onProgress: (progress) => whileSending({ progress }),
      onCreated: (answer) => {
        creationTexts.current = answer
      },
    }),
    record,
    isClosed: draft.isClosed,
    tell: (doing) => {
      // This number is newer than the one the form was opened with.
      if (doing.kind === 'booking') queryClient.setQueryData(nextAirwayBillNoQuery().queryKey, doing.airwayBillNo)
      whileSending({ doing, progress: null })
    },
  })

  const settle = (outcome: Outcome, tab?: ReceiptTab) => {
    const receipt = outcome.kind === 'booked' ? tab?.show(outcome.id) : tab?.close()
    switch (outcome.kind) {
      case 'booked':
        refreshAllTabs(queryClient)
        setState({ kind: 'editing' })
        onBooked({ ...outcome, text: creationTexts.current.text, receipt: receipt ?? 'not opened' })
        if (creationTexts.current.problem) messages.error(creationTexts.current.problem)
        break
      case 'unknown':
        setState((before) => ({
          kind: 'unknown',
          airwayBillNo: outcome.airwayBillNo,
          message: outcome.message ?? (before.kind === 'unknown' ? before.message : null),
          isLooking: false,
          lookedAt: new Date(),
        }))
        break
      case 'doubtful':
        setState({ kind: 'doubtful', doubt: outcome, isLooking: false })
        break
      case 'busy':
      case 'refused': {
        const message = outcome.kind === 'busy' ? t('booking.busy') : outcome.message
        setState({ kind: 'editing' })
        if (message === '') break
        hideRefusal.current = messages.error(message)
        options.onRefused(message)
        if (outcome.kind === 'refused' && outcome.isUnauthorized) options.onUnauthorized?.()
      }
    }
  }

  /** The flag is set in the same tick as the click, so that a second click does nothing. */
  const begin = (work: () => Promise<Outcome>, openTab?: () => ReceiptTab): void => {
    if (isBusy.current) return
    isBusy.current = true
    hideRefusal.current()
    setState((before) =>
      before.kind === 'unknown' || before.kind === 'doubtful' ? { ...before, isLooking: true } : BEGINNING,
    )
    void finish(work, openTab)
  }

  /** Always returns, whatever is thrown meanwhile: otherwise the form would stay locked forever. */
  const finish = async (work: () => Promise<Outcome>, openTab?: () => ReceiptTab): Promise<void> => {
    let tab: ReceiptTab | undefined
    let outcome: Outcome
    try {
      tab = openTab?.()
      outcome = outcomeMade() ?? (await work())
    } catch (error) {
      console.warn(error)
      outcome = outcomeMade() ?? wentWrong()
    }
    if (outcome.kind === 'booked') made.current ??= { outcome, version: record.version() }
    try {
      // The form is about to be replaced: until then another click would submit it again.
      isBusy.current = outcome.kind === 'booked'
      settle(outcome, tab)
    } catch (error) {
      console.warn(error)
      isBusy.current = false
      setState({ kind: 'editing' })
      messages.error(t('booking.showFailed'))
    }
  }

  /** The number that the clerk has said belongs to another shipment. */
  const disowned = useRef<string | null>(null)
  /** Sends a booking. `given` may be a function that resolves to it once it is ready, or to null to send nothing. */
  const submit = (given: Submission | (() => Promise<Submission | null>), isReceiptWanted: boolean): void =>
    begin(
      async () => {
        const submission = typeof given === 'function' ? await given() : given
        return submission ? submitBooking(parts(), submission, disowned.current) : { kind: 'refused', message: '' }
      },
      () => openReceiptTab(isReceiptWanted),
    )
  /** For the clerk who recognizes the booking: its receipt opens. */
  const recognize = ({ shipment, airwayBillNo, version }: Doubtful): void =>
    begin(
      () => booked(record, shipment?.id ?? '', airwayBillNo, version),
      () => openReceiptTab(true),
    )
  /** Unlocks the form at once, so that it can be submitted in the same click. */
  const disown = ({ airwayBillNo, why }: Doubtful): void => {
    // Nothing is booked under the number, so the backend may give out the same one again: it is not excluded.
    if (why === 'not looked up') void record.save(null)
    else disowned.current = airwayBillNo
    flushSync(() => setState({ kind: 'editing' }))
  }
  const lookAgain = (): void => begin(() => resolveBooking(parts(), currentBooking?.()))

  const look = useEffectEvent(lookAgain)
  useEffect(() => {
    if (isCutOff) look()
  }, [isCutOff])
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  // Without a session the lists do not answer.
  useRepeatedLookup(state.kind === 'unknown' ? state : null, hasSessionEnded === true, lookAgain)

  return {
    state,
    submit,
    /** The booking is made, and only has to be shown. */
    isMade: () => made.current !== null,
    lookAgain,
    recognize,
    disown,
    pinnedNumber: record.sending()?.airwayBillNo || null,
  }
}
