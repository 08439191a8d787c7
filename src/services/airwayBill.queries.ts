import { CancelledError, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { jobQueue } from '@/browser/jobQueue'
import { dayOf } from '@/domain/dates'
import type { Days } from '@/domain/days'
import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { Bill } from '@/domain/shipment/bill'
import {
  createAirwayBill,
  getAirwayBillNo,
  getBillForPapers,
  getCountries,
  getNextAirwayBillNo,
  getReceipt,
  getStatistics,
  getStatisticsByToday,
  getStatisticsByToFrom,
  searchShipments,
} from './airwayBill'
import { customerKeys } from './customer.queries'

export const airwayBillKeys = {
  shipments: ['shipments'],
  statistics: ['statistics'],
  receipts: ['receipts'],
  nextNumber: ['nextAirwayBillNo'],
  countries: ['countries'],
} as const

/** A number that is looked up once. The lists on the screen have queries of their own. */
export const searchShipmentsQuery = (term: string) =>
  queryOptions({ queryKey: [...airwayBillKeys.shipments, 'search', term], queryFn: () => searchShipments(term) })

/** Statistics follow the lists (`shipmentListQuery`); beyond that, every ten minutes, what these do not show. */
const now = { refetchInterval: 600_000, refetchOnWindowFocus: true } as const

/** @param day this day here, `YYYY-MM-DD`: tomorrow's figures are others */
export const statisticsByTodayQuery = (day = dayOf(new Date())) =>
  queryOptions({ ...now, queryKey: [...airwayBillKeys.statistics, 'today', day], queryFn: getStatisticsByToday })

export const statisticsQuery = () =>
  queryOptions({ ...now, queryKey: [...airwayBillKeys.statistics, 'all'], queryFn: getStatistics })

export const statisticsByToFromQuery = ({ from, to }: Days) =>
  queryOptions({
    ...now,
    queryKey: [...airwayBillKeys.statistics, 'range', from, to],
    queryFn: () => getStatisticsByToFrom({ from, to }),
  })

export const airwayBillNoQuery = (id: string) =>
  queryOptions({ queryKey: ['airwayBillNo', id], queryFn: () => getAirwayBillNo(id), staleTime: Infinity })

/** Never served from the cache: another branch may have taken the number in the meantime. */
export const nextAirwayBillNoQuery = () =>
  queryOptions({ queryKey: airwayBillKeys.nextNumber, queryFn: getNextAirwayBillNo, staleTime: 0 })

export const countriesQuery = () =>
  queryOptions({ queryKey: airwayBillKeys.countries, queryFn: getCountries, staleTime: Infinity })

/** Cached as long as the answer counts as fresh, so that going back to a shipment shows it at once. */
export const receiptQuery = (id: string) =>
  queryOptions({ queryKey: [...airwayBillKeys.receipts, id], queryFn: () => getReceipt(id), gcTime: 30_000 })

/** Unlike `receiptQuery`, this also finds out whether the bill is void. Papers are never printed from the cache. */
export const billForPapersQuery = (id: string) =>
  queryOptions({
    queryKey: [...airwayBillKeys.receipts, id, 'papers'],
    queryFn: () => getBillForPapers(id),
    staleTime: 0,
    // A bill is cached only while its papers are shown.
    gcTime: 0,
  })

/** Bills of many at a time: few, so that they do not delay the counters’ own calls. */
const aFew = jobQueue(4)

/** The query for one bill among many: it waits for its turn, and makes no call if it was cancelled by then. */
export const inTurn = (call: () => Promise<Bill>) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    aFew(() => (signal.aborted ? Promise.reject(new CancelledError()) : call())),
})

function reloadShipments(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: airwayBillKeys.shipments })
  void client.invalidateQueries({ queryKey: airwayBillKeys.statistics })
}

interface BookingToSend {
  booking: Booking
  files: BookingFiles
  onProgress?: (share: number) => void
}

/** A booking uses up the next number and may create a new customer, so both are refetched. */
export const createAirwayBillMutation = () =>
  mutationOptions({
    mutationFn: ({ booking, files, onProgress }: BookingToSend) => createAirwayBill(booking, files, onProgress),
    onSuccess: (_id, _sent, _result, { client }) => {
      reloadShipments(client)
      void client.invalidateQueries({ queryKey: airwayBillKeys.nextNumber })
      void client.invalidateQueries({ queryKey: customerKeys.all })
    },
  })
