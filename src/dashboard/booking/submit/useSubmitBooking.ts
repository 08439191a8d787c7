import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Self } from '@/domain/booking/sameShipment'
import { useMessages } from '@/components/messages/useMessages'
import { getNextAirwayBillNo, successTexts } from '@/services/airwayBill'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { checkSession, sessionEndedQuery } from '@/services/center.queries'
import { isUnauthorized } from '@/services/http/errors'
import { retried } from '@/services/http/readRetry'
import { bookingLedger } from './bookingLedger'
import type { Draft } from '../draft/draft'
import { findBooking } from './findBooking'
import { tryWithLock, withLock } from '@/browser/locks'
import { openReceiptTab, type ReceiptTab } from './receiptTab'
import { booked, resolveBooking, submitBooking, type Doing, type SubmissionParts } from './runSubmission'
import { openJournal } from './submissionJournal'
import type { BookedVersion, Doubtful, Outcome, Submission } from './submissionSteps'
import { useLooksAgain } from './useLooksAgain'
import { noteNextNumber } from '../number/useNextNumber'

export type SubmitState =
  | { step: 'editing' }
  /** Being sent or looked up. */
  | { step: 'sending'; progress: number | null; doing: Doing | null }
  /** Nobody knows whether the shipment is booked: the form stays locked while it is looked up. */
  | { step: 'unknown'; airwayBillNo: string; message: string | null; isLooking: boolean; lookedAt: Date }
  /** A shipment has the number: the form stays locked until the clerk says whether it is this one. */
  | { step: 'doubtful'; doubt: Doubtful; isLooking: boolean }

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
  self: Self
  onBooked: (booked: BookedShipment) => void
  onRefused: (message: string) => void
}

const BEGINNING = { step: 'sending', progress: null, doing: null } as const

/** Only one tab of this browser sends at a time. */
const LOCK = 'booking'
const BUSY = 'Another tab is still booking. Nothing was sent from this one.'

/** `submit` must be called during the click, because only then does the browser let the receipt's tab open. */
export function useSubmitBooking({ draft, self, onBooked, onRefused }: SubmitOptions) {
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
  const said = useRef(successTexts.create)

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
    find: (attempts, looks) => asUser(() => findBooking(attempts, { looks, self })),
    nextNumber: () => asUser(() => retried(getNextAirwayBillNo)),
    tell: (doing) => {
      if (doing.kind === 'booking') noteNextNumber(queryClient, doing.airwayBillNo)
      whileSending({ doing, progress: null })
    },
    tryWithLock: (work) => tryWithLock(LOCK, work),
    withLock: (work) => withLock(LOCK, work),
    ledger: bookingLedger,
    journal,
  })

  const settle = (outcome: Outcome, tab?: ReceiptTab) => {
    if (outcome.kind === 'booked') tab?.show(outcome.id)
    else tab?.close()
    switch (outcome.kind) {
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
      case 'doubtful':
        setState({ step: 'doubtful', doubt: outcome, isLooking: false })
        break
      case 'busy':
      case 'refused': {
        const message = outcome.kind === 'busy' ? BUSY : outcome.message
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
    setState((before) =>
      before.step === 'unknown' || before.step === 'doubtful' ? { ...before, isLooking: true } : BEGINNING,
    )
    const tab = openTab?.()
    void work().then((outcome) => {
      // The form is about to be replaced: until then another click would submit it again.
      isBusy.current = outcome.kind === 'booked'
      settle(outcome, tab)
    })
  }

  /** The number of which the clerk has said that it belongs to another shipment. */
  const disowned = useRef<string | null>(null)
  /** Given a function, waits for what is to be sent; null if nothing is. */
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
      () => booked(parts(), shipment?.id ?? '', airwayBillNo, version),
      () => openReceiptTab(true),
    )
  /** Unlocks the form at once, so that it can be submitted in the same click. */
  const disown = ({ airwayBillNo }: Doubtful): void => {
    disowned.current = airwayBillNo
    flushSync(() => setState({ step: 'editing' }))
  }
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

  return { state, submit, lookAgain, recognize, disown, pinnedNumber: journal.read()?.airwayBillNo ?? null }
}
