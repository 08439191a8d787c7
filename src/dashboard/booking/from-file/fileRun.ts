import type { QueryClient } from '@tanstack/react-query'
import type { Self } from '@/domain/booking/sameShipment'
import { noFiles, type Booking } from '@/domain/forms/bookingForm'
import { sessionEndedQuery } from '@/services/center.queries'
import { isLost, isServiceError, isUnauthorized } from '@/services/http/errors'
import { backendParts } from '../submit/backendParts'
import { booked, resolveBooking, submitBooking, type SubmissionParts } from '../submit/runSubmission'
import type { Doubtful, Outcome } from '../submit/submissionSteps'
import type { OpenFile } from './openFile'
import { t } from '@/texts/t'

interface RunOptions {
  file: OpenFile
  queryClient: QueryClient
  self: Self
}

/** Milliseconds from one lookup to the next. */
const PAUSE = 5000

export type FileRun = ReturnType<typeof fileRun>

/**
 * Books shipments of a file one after the other, each as the form books one: with a number of its own, never twice
 * (product 5.9). A shipment in doubt waits for the clerk, and the others go on: its number is gone. Where an answer is
 * lost, the number is looked up until that is settled; where nothing can be sent, the run ends.
 */
export function fileRun({ file, queryClient, self }: RunOptions) {
  let running: Promise<void> | null = null
  let isStopping = false
  let endPause: () => void = () => undefined
  const disowned = new Map<number, string>()

  const partsOf = (no: number) => {
    const backend = backendParts({ queryClient, self })
    const watched = { isSent: false, error: null as unknown }
    const watching = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await call()
      } catch (error) {
        watched.error = error
        throw error
      }
    }
    const lines = file.shown(no)?.lines.map((line) => line.no) ?? []
    const parts: SubmissionParts = {
      ...backend,
      record: file.recordOf(no, lines),
      isOver: file.isOver,
      create: (booking, files) => {
        watched.isSent = true
        return watching(() => backend.create(booking, files))
      },
      nextNumber: () => watching(backend.nextNumber),
      tell: (doing) => show({ doing }),
    }
    return { parts, watched }
  }
  const show = (change: Partial<NonNullable<ReturnType<OpenFile['read']>['progress']['run']>>) => {
    const { run } = file.read().progress
    if (run) file.progress({ run: { ...run, ...change } })
  }

  const isOver = () => isStopping || file.isOver()
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** @returns why the run cannot go on after it; null if it can */
  const settle = async (no: number, begin: (parts: SubmissionParts) => Promise<Outcome>): Promise<string | null> => {
    const { parts, watched } = partsOf(no)
    const { [no]: _former, ...doubts } = file.read().progress.doubts
    file.progress({ doubts })
    let outcome = await begin(parts)
    while (outcome.kind === 'unknown' && !isOver()) {
      await pause()
      // Without a session the lists do not answer.
      if (queryClient.getQueryData(sessionEndedQuery().queryKey) !== true) outcome = await resolveBooking(parts)
    }
    switch (outcome.kind) {
      case 'booked':
        return null
      case 'doubtful':
        file.progress({ doubts: { ...file.read().progress.doubts, [no]: outcome } })
        return null
      case 'unknown':
        return t('fromFile.stillUnknown', { number: outcome.airwayBillNo })
      case 'busy':
        return t('booking.busy')
      case 'refused': {
        if (outcome.message !== '') file.changeRow(no, { refusal: outcome.message })
        const { isSent, error } = watched
        if (!isServiceError(error)) return null
        return !isSent || isUnauthorized(error) || isLost(error) ? outcome.message : null
      }
    }
  }

  type Work = (parts: SubmissionParts) => Promise<Outcome>

  /** One at a time: what is begun meanwhile does nothing. */
  const begin = (works: readonly (readonly [no: number, work: Work])[]): void => {
    const [first] = works
    if (running || !first) return
    isStopping = false
    file.progress({ halted: null, run: { no: first[0], doing: null, done: 0, all: works.length, isStopping: false } })
    const go = async () => {
      for (const [done, [no, work]] of works.entries()) {
        if (isOver()) break
        show({ no, doing: null, done })
        const halted = await settle(no, work)
        if (halted === null) continue
        file.progress({ halted })
        break
      }
    }
    running = go().finally(() => {
      running = null
      file.progress({ run: null })
    })
  }

  const open = () =>
    Object.entries(file.read().state.rows).flatMap(([no, { sending }]) =>
      sending?.isSettled === false && !file.read().progress.doubts[Number(no)] ? [Number(no)] : [],
    )
  const lookUp: Work = resolveBooking
  const send =
    (no: number): Work =>
    async (parts) => {
      const booking: Booking | null = file.shown(no)?.booking ?? null
      if (!booking) return { kind: 'refused', message: '' }
      file.changeRow(no, { refusal: null })
      // Nothing shows a number beforehand: it is always asked for.
      return submitBooking(
        parts,
        { booking: { ...booking, airwayBillNo: '' }, files: noFiles },
        disowned.get(no) ?? null,
      )
    }

  return {
    /** What was cut off is looked up first. */
    book: (nos: readonly number[]): void =>
      begin([...open().map((no) => [no, lookUp] as const), ...nos.map((no) => [no, send(no)] as const)]),
    /** Finds out what became of shipments whose booking was cut off. */
    lookUp: (): void => begin(open().map((no) => [no, lookUp])),
    lookAgain: (no: number): void => begin([[no, lookUp]]),
    /** The shipment that has the number is this one. */
    recognize: (no: number, { shipment: found, airwayBillNo, version }: Doubtful): void =>
      begin([[no, ({ record }) => booked(record, found?.id ?? '', airwayBillNo, version)]]),
    /** It is another one: this one is booked under the next number. */
    disown: (no: number, { airwayBillNo }: Doubtful): void => {
      disowned.set(no, airwayBillNo)
      begin([[no, send(no)]])
    },
    /** Ends the run after the shipment that is being booked. */
    stop: (): void => {
      isStopping = true
      endPause()
      show({ isStopping: true })
    },
    /** Resolves once nothing is on its way. */
    ended: (): Promise<void> => running ?? Promise.resolve(),
  }
}
