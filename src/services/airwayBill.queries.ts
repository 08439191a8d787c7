import { CancelledError, mutationOptions, queryOptions } from '@tanstack/react-query'
import { jobQueue } from '@/browser/jobQueue'
import { dayOf } from '@/domain/dates'
import type { Days } from '@/domain/days'
import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { Bill } from '@/domain/shipment/bill'
import {
  createAirwayBill,
  getAirwayBillNo,
  getBillForPapers,
  getBillOf,
  getCountries,
  getNextAirwayBillNo,
  getReceipt,
  getStatistics,
  getStatisticsByToday,
  getStatisticsByToFrom,
  type ListedShipment,
  searchShipments,
} from './airwayBill'
import { customerKeys } from './customer.queries'
import { freshFor } from './http/freshFor'

/** The query keys of what comes from /api/airwaybill. */
export const airwayBillKeys = {
  shipments: ['shipments'],
  statistics: ['statistics'],
  receipts: ['receipts'],
  nextNumber: ['nextAirwayBillNo'],
  countries: ['countries'],
} as const

/**
 * The shipments that the server finds for a term, for single lookups. The lists on screen have queries of their own.
 */
export const searchShipmentsQuery = (term: string) =>
  queryOptions({ queryKey: [...airwayBillKeys.shipments, 'search', term], queryFn: () => searchShipments(term) })

const STATISTICS_INTERVAL_MS = 600_000

/**
 * Statistics are reloaded when a list has changed (`shipmentListQuery`), and every ten minutes for changes that no
 * loaded list shows.
 */
const refreshed = { refetchInterval: STATISTICS_INTERVAL_MS, refetchOnWindowFocus: true } as const

/** Each center's figures for today. @param day today here, `YYYY-MM-DD`, so that they are not shown tomorrow */
export const statisticsByTodayQuery = (day = dayOf(new Date())) =>
  queryOptions({ ...refreshed, queryKey: [...airwayBillKeys.statistics, 'today', day], queryFn: getStatisticsByToday })

/** Each center's figures of all time. */
export const statisticsQuery = () =>
  queryOptions({ ...refreshed, queryKey: [...airwayBillKeys.statistics, 'all'], queryFn: getStatistics })

/** Each center's figures between two days. */
export const statisticsByToFromQuery = ({ from, to }: Days) =>
  queryOptions({
    ...refreshed,
    queryKey: [...airwayBillKeys.statistics, 'range', from, to],
    queryFn: () => getStatisticsByToFrom({ from, to }),
  })

/** The airway bill number of a shipment. @param id the shipment's */
export const airwayBillNoQuery = (id: string) =>
  queryOptions({ queryKey: ['airwayBillNo', id], queryFn: () => getAirwayBillNo(id), staleTime: Infinity })

/** The number of the next booking. Never from the cache, as another branch may have taken it in the meantime. */
export const nextAirwayBillNoQuery = () =>
  queryOptions({ queryKey: airwayBillKeys.nextNumber, queryFn: getNextAirwayBillNo, staleTime: freshFor(0) })

/** The countries a shipment can be sent to, loaded once. */
export const countriesQuery = () =>
  queryOptions({ queryKey: airwayBillKeys.countries, queryFn: getCountries, staleTime: Infinity })

/** The bill of a shipment in a list, cached as {@link receiptQuery} is. */
export const billOfQuery = (shipment: ListedShipment) =>
  queryOptions({
    queryKey: [...airwayBillKeys.receipts, shipment.id, shipment.airwayBillNo],
    queryFn: () => getBillOf(shipment),
    gcTime: 30_000,
  })

/** A live bill. Cached as long as the answer counts as fresh, so that going back to a shipment shows it at once. */
export const receiptQuery = (id: string) =>
  queryOptions({ queryKey: [...airwayBillKeys.receipts, id], queryFn: () => getReceipt(id), gcTime: 30_000 })

/** Unlike `receiptQuery`, this also finds out whether the bill is void. Papers are never printed from the cache. */
export const billForPapersQuery = (id: string) =>
  queryOptions({
    queryKey: [...airwayBillKeys.receipts, id, 'papers'],
    queryFn: () => getBillForPapers(id),
    staleTime: freshFor(0),
    // A bill is cached only while its papers are shown.
    gcTime: 0,
  })

/** Loads at most four of many bills at a time, so that they do not delay other calls. */
const billQueue = jobQueue(4)

/** The options of a query for one bill among many: it waits for its turn, and makes no call if cancelled by then. */
export const inTurn = (call: () => Promise<Bill>) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    billQueue(() => (signal.aborted ? Promise.reject(new CancelledError()) : call())),
})

interface BookingToSend {
  booking: Booking
  files: BookingFiles
  onProgress?: (share: number) => void
}

/**
 * A booking uses up the next number and may create a new customer, so both are refetched. The lists are by whoever finds
 * out that it is made (`refreshAllTabs`), which may not be from this answer.
 */
export const createAirwayBillMutation = () =>
  mutationOptions({
    mutationFn: ({ booking, files, onProgress }: BookingToSend) => createAirwayBill(booking, files, onProgress),
    onSuccess: (_id, _sent, _result, { client }) => {
      void client.invalidateQueries({ queryKey: airwayBillKeys.nextNumber })
      void client.invalidateQueries({ queryKey: customerKeys.all })
    },
  })
