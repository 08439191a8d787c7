import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { getNextAirwayBillNo } from '@/services/airwayBill'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { checkSession, sessionEndedQuery } from '@/services/center.queries'
import { isUnauthorized } from '@/services/http/errors'
import { retried } from '@/services/http/readRetry'
import { successText } from '@/services/http/successTexts'
import { bookingLedger } from './bookingLedger'
import type { Draft } from '../draft/draft'
import { findBooking } from './findBooking'
import { tryWithLock, withLock } from '@/browser/locks'
import { openReceiptTab, type ReceiptTab } from './receiptTab'
import { resolveBooking, submitBooking, type Submission } from './submission'
import { openJournal } from './submissionJournal'
import type { BookedVersion, Doing, Outcome, SubmissionParts } from './submissionParts'
import { useLooksAgain } from './useLooksAgain'
import { noteNextNumber } from '../number/useNextNumber'

export type SubmitState =
  | { step: 'editing' }
  /** Being sent or looked up. */
  | { step: 'sending'; progress: number | null; doing: Doing | null }
  /** Nobody knows whether the shipment is booked: the form stays locked while it is looked up. */
  | { step: 'unknown'; airwayBillNo: string; message: string | null; isLooking: boolean; lookedAt: Date }

export interface BookedShipment {
  id: string
  airwayBillNo: string
  version: BookedVersion
  /** The form's number, if it went to another shipment. */
  instead: string | null
  /** Reports the success. */
  text: string
}

interface SubmitOptions {
  draft: Draft
  username: string
  onBooked: (booked: BookedShipment) => void
  onRefused: (message: string) => void
}

const BEGINNING = { step: 'sending', progress: null, doing: null } as const

/** Only one tab of this browser sends at a time. */
const LOCK = 'booking'
const BUSY = 'Another tab is booking at this moment. Submit again when it is done.'

/** `submit` must be called during the click, because only then does the browser let the receipt's tab open. */
export function useSubmitBooking({ draft, username, onBooked, onRefused }: SubmitOptions) {
  const [journal] = useState(() => openJournal(draft))
  const [state, setState] = useState<SubmitState>(() => {
    const cutOff = journal.read()
    return cutOff && !cutOff.isSettled ? BEGINNING : { step: 'editing' }
  })
  const isBusy = useRef(false)
  const messages = useMessages()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(createAirwayBillMutation())
  /** What the answer to `create` said, if it was not lost. */
  const said = useRef(successText('createAirwayBill'))

  const whileSending = (change: { progress: number | null; doing?: Doing }) =>
    setState((now) => (now.step === 'sending' ? { ...now, ...change } : now))
  const asUser = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (isUnauthorized(error)) void checkSession(queryClient)
      throw error
    }
  }

  // Built for each submission: a duplicated draft gets its own id once it is edited.
  const parts = (): SubmissionParts => ({
    draftId: draft.id(),
    isOver: draft.isClosed,
    create: async (booking, files) => {
      const onProgress = (progress: number) => whileSending({ progress })
      const { id, text } = await mutateAsync({ booking, files, onProgress })
      said.current = text
      return id
    },
    find: (attempts, looks) => asUser(() => findBooking(attempts, { looks, username })),
    nextNumber: () => asUser(() => retried(getNextAirwayBillNo)),
    tell: (doing) => {
      if (doing.is === 'booking') noteNextNumber(queryClient, doing.airwayBillNo)
      whileSending({ doing, progress: null })
    },
    tryWithLock: (work) => tryWithLock(LOCK, work),
    withLock: (work) => withLock(LOCK, work),
    ledger: bookingLedger,
    journal,
  })

  const settle = (outcome: Outcome, tab?: ReceiptTab) => {
    if (outcome.is === 'booked') tab?.show(outcome.id)
    else tab?.close()
    switch (outcome.is) {
      case 'booked':
        setState({ step: 'editing' })
        onBooked({ ...outcome, text: said.current })
        break
      case 'unknown':
        setState((before) => ({
          step: 'unknown',
          airwayBillNo: outcome.airwayBillNo,
          message: outcome.message ?? (before.step === 'unknown' ? before.message : null),
          isLooking: false,
          lookedAt: new Date(),
        }))
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

  /** The flag is set in the same tick as the click, so that a second click does nothing. */
  const begin = (work: () => Promise<Outcome>, openTab?: () => ReceiptTab): void => {
    if (isBusy.current) return
    isBusy.current = true
    setState((before) => (before.step === 'unknown' ? { ...before, isLooking: true } : BEGINNING))
    const tab = openTab?.()
    void work().then((outcome) => {
      // The form is about to be replaced: until then another click would submit it again.
      isBusy.current = outcome.is === 'booked'
      settle(outcome, tab)
    })
  }

  const submit = (submission: Submission, isReceiptWanted: boolean): void =>
    begin(
      () => submitBooking(parts(), submission),
      () => openReceiptTab(isReceiptWanted),
    )
  const lookAgain = (): void => begin(() => resolveBooking(parts()))

  const look = useEffectEvent(lookAgain)
  useEffect(() => {
    const cutOff = journal.read()
    if (cutOff && !cutOff.isSettled) look()
  }, [journal])
  const isUnknown = state.step === 'unknown'
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  // Without a session the lists do not answer.
  useLooksAgain(state.step === 'unknown' && !hasSessionEnded ? state : null, lookAgain)
  const hadSessionEnded = useRef(false)
  useEffect(() => {
    if (isUnknown && hadSessionEnded.current && !hasSessionEnded) look()
    hadSessionEnded.current = hasSessionEnded === true
  }, [isUnknown, hasSessionEnded])

  return { state, submit, lookAgain, pinnedNumber: journal.read()?.airwayBillNo ?? null }
}
