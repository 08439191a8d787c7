import type { QueryClient } from '@tanstack/react-query'
import type { Self } from '@/domain/booking/compareShipment'
import { identityOf } from '@/domain/currentUser'
import { noFiles } from '@/domain/forms/bookingForm'
import { isAnswerLost, isServiceError, isUnauthorized, NO_ANSWER_TEXT, ServiceError } from '@/services/http/errors'
import { sessionEndedQuery } from '@/services/session.queries'
import { refreshAllTabs } from '@/services/shipment-list/writeIntoLists'
import { t } from '@/texts/t'
import { rememberBooking } from '../last-times/rememberBooking'
import { backendParts } from '../submit/backendParts'
import type { Doubtful, Outcome, SubmissionParts } from '../submit/submission'
import { booked, resolveBooking, submitBooking } from '../submit/submitBooking'
import { rowOf } from './fileState'
import type { OpenFile } from './openFile'
import type { ShownShipment } from './shipmentReader'

/** Milliseconds from one lookup to the next. */
const LOOKUP_INTERVAL_MS = 5000

const endsRun = (error: unknown) => isServiceError(error) && (isUnauthorized(error) || isAnswerLost(error))

type Work = (parts: SubmissionParts) => Promise<Outcome>

type ToBook = Pick<ShownShipment, 'no' | 'booking'>

/** What is noted while a shipment is booked or looked up. */
interface Noted {
  /** Whether it was sent or looked up; if not, another tab with the same row has booked it. */
  isSent: boolean
  /** Whether nothing can be sent after it, so that the run ends. */
  isEnd: boolean
  /** What failed besides, although the shipment was booked. */
  problem: string | null
}

/**
 * Books the shipments of a file one after the other, each as the form does: under a number of its own, and never twice
 * (product 5.9). A shipment in doubt waits for the clerk while the others go on, as its number is used up either way.
 * After a lost answer the number is looked up until the outcome is known. If nothing can be sent, the run ends.
 */
export function fileRun(file: OpenFile, queryClient: QueryClient, self: Self) {
  let running: Promise<void> | null = null
  let endPause: () => void = () => undefined
  /** Ends the wait for a number when Stop is pressed: nothing has been sent by then, and the answer may never come. */
  let endAsking: () => void = () => undefined
  const disowned = new Map<number, string>()

  const progress = () => file.read().progress
  const isStopped = () => progress().run?.isStopping === true || file.isClosed()
  const pause = () =>
    new Promise<void>((resolve) => {
      endPause = resolve
      setTimeout(resolve, LOOKUP_INTERVAL_MS)
    })

  /** How the form's steps are taken for a shipment of the file, and what is noted meanwhile. */
  const stepsFor = (no: number): { parts: SubmissionParts; noted: Noted } => {
    const noted: Noted = { isSent: rowOf(file.read().state, no).sending !== null, isEnd: false, problem: null }
    const backend = backendParts({
      queryClient,
      self,
      onCreated: (texts) => {
        noted.problem = texts.problem ?? null
      },
    })
    const failing = (ends: (error: unknown) => boolean) => (error: unknown) => {
      noted.isEnd = ends(error)
      throw error
    }
    let isGivenUp = false
    const givenUp = () =>
      new Promise<never>((_resolve, reject) => {
        endAsking = () => {
          isGivenUp = true
          reject(new ServiceError('airwaybill/getLast', { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT }))
        }
      })
    const lines = file.shown(no)?.lines.map((line) => line.no) ?? []
    const parts: SubmissionParts = {
      ...backend,
      record: file.recordOf(no, lines),
      isClosed: () => isGivenUp || file.isClosed(),
      create: (booking, files) => {
        noted.isSent = true
        return backend.create(booking, files).catch(failing(endsRun))
      },
      find: (attempts, looks) => {
        noted.isSent = true
        return backend.find(attempts, looks)
      },
      nextNumber: () =>
        Promise.race([backend.nextNumber().catch(failing(isServiceError)), givenUp()]).finally(() => {
          endAsking = () => undefined
        }),
      tell: () => undefined,
    }
    return { parts, noted }
  }

  /** @returns why the run cannot go on after it; null if it can */
  const settle = async (no: number, work: Work): Promise<string | null> => {
    const { parts, noted } = stepsFor(no)
    const { [no]: _former, ...doubts } = progress().doubts
    file.progress({ doubts })
    const sent = file.shown(no)?.booking
    let outcome = await work(parts)
    while (outcome.kind === 'unknown' && !isStopped()) {
      await pause()
      // Without a session the lists do not answer.
      if (queryClient.getQueryData(sessionEndedQuery().queryKey) !== true) outcome = await resolveBooking(parts)
    }
    switch (outcome.kind) {
      case 'booked':
        refreshAllTabs(queryClient)
        if (!noted.isSent) file.changeRow(no, { isEarlier: true })
        else if (outcome.version !== 'latest') file.changeRow(no, { bookedVersion: outcome.version })
        // If an earlier version was booked, its contents are not known.
        else if (sent) rememberBooking(identityOf(self), sent)
        if (noted.problem !== null) file.changeRow(no, { refusal: noted.problem })
        return null
      case 'doubtful':
        file.progress({ doubts: { ...progress().doubts, [no]: outcome } })
        return null
      case 'unknown':
        return t('fromFile.stillUnknown', { number: outcome.airwayBillNo })
      case 'busy':
        return t('booking.busy')
      case 'refused':
        if (outcome.message !== '') file.changeRow(no, { refusal: outcome.message })
        return noted.isEnd ? outcome.message : null
    }
  }

  /** One run at a time: a call during a run does nothing. */
  const begin = (works: readonly (readonly [no: number, work: Work])[]): void => {
    if (running || works.length === 0) return
    const go = async () => {
      for (const [done, [no, work]] of works.entries()) {
        if (isStopped()) break
        const isStopping = false
        file.progress({ run: { no, done, all: works.length, isStopping }, ...(done === 0 && { halted: null }) })
        const halted = await settle(no, work)
        if (halted === null) continue
        file.progress({ halted })
        break
      }
    }
    running = go()
      .catch((error: unknown) => {
        // What was sent is on record, and is looked up before anything is sent again.
        file.progress({ halted: t('fromFile.runBroke') })
        console.warn(error)
      })
      .finally(() => {
        running = null
        file.progress({ run: null })
      })
  }

  /** Bookings that were cut off before their answer, to be looked up. */
  const lookUps = () =>
    Object.entries(file.read().state.rows).flatMap(([no, { sending }]) =>
      sending?.isSettled === false && !progress().doubts[Number(no)] ? [[Number(no), resolveBooking] as const] : [],
    )
  /**
   * A shipment that was changed after the press is not sent: it may be half typed, and its doubts were not asked about.
   */
  const send =
    ({ no, booking: pressed }: ToBook): Work =>
    async (parts) => {
      const booking = file.shown(no)?.booking
      if (!booking || JSON.stringify(booking) !== JSON.stringify(pressed)) return { kind: 'refused', message: '' }
      file.changeRow(no, { refusal: null })
      // No number was shown beforehand, so it is always asked for.
      const submission = { booking: { ...booking, airwayBillNo: '' }, files: noFiles }
      return submitBooking(parts, submission, disowned.get(no) ?? null)
    }

  return {
    /** Books shipments as they are shown at the press. */
    book: (shipments: readonly ToBook[]): void =>
      begin([...lookUps(), ...shipments.map((shipment) => [shipment.no, send(shipment)] as const)]),
    /** Finds out what became of shipments whose booking was cut off. */
    lookUp: (): void => begin(lookUps()),
    lookAgain: (no: number): void => begin([[no, resolveBooking]]),
    /** Called when the clerk says that the shipment with this number is this booking. */
    recognize: (no: number, { shipment: found, airwayBillNo, version }: Doubtful): void =>
      begin([[no, ({ record }) => booked(record, found?.id ?? '', airwayBillNo, version)]]),
    /**
     * Called when the clerk says that it is another shipment, or that nothing is booked under the number: books this
     * one under the next number.
     */
    disown: (no: number, { airwayBillNo, why }: Doubtful): void => {
      if (why === 'exists') disowned.set(no, airwayBillNo)
      const work: Work = async (parts) => {
        // Nothing is booked under the number, so the backend may give out the same one again: it is not excluded.
        if (why === 'not looked up') await parts.record.save(null)
        return send({ no, booking: file.shown(no)?.booking ?? null })(parts)
      }
      begin([[no, work]])
    },
    /** Ends the run after the shipment that is being booked; one that still waits for its number is not sent. */
    stop: (): void => {
      const { run } = progress()
      if (run) file.progress({ run: { ...run, isStopping: true } })
      endPause()
      endAsking()
    },
    /** Resolves once nothing is on its way any more; null if nothing is. */
    ended: (): Promise<void> | null => running,
  }
}

export type FileRun = ReturnType<typeof fileRun>
