// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import * as bills from '@/services/airwayBill.queries'
import { archivedBillQuery, archivedShipmentsQuery } from '@/services/archive'
import * as centers from '@/services/center.queries'
import { customerQuery, customerSearchQuery } from '@/services/customer'
import { activeServicesQuery } from '@/services/service'
import * as lists from '@/services/shipment-list/shipmentIndex.queries'

type Key = readonly unknown[]

const all = { kind: 'all' } as const
const search = (term: string) => ({ kind: 'search', term }) as const
const query = (text: string) => ({ filter: { text }, sort: newestFirst })

/** Keys of queries that always ask for the same. */
const single: [string, Key][] = [
  ['today’s shipments', bills.shipmentsByTodayQuery().queryKey],
  ['all shipments', bills.allShipmentsQuery().queryKey],
  ['today’s statistics', bills.statisticsByTodayQuery().queryKey],
  ['all statistics', bills.statisticsQuery().queryKey],
  ['the next number', bills.nextAirwayBillNoQuery().queryKey],
  ['countries', bills.countriesQuery().queryKey],
  ['services', activeServicesQuery().queryKey],
  ['the session', centers.sessionQuery().queryKey],
  ['the end of the session', centers.sessionEndedQuery().queryKey],
  ['centers', centers.centersQuery().queryKey],
  ['archived shipments', archivedShipmentsQuery().queryKey],
]

/** Keys of queries that ask for one thing or another. */
const asked: [string, (what: string) => Key][] = [
  ['shipments of days', (from) => bills.shipmentsByToFromQuery({ from, to: '2026-11-20' }).queryKey],
  ['shipments until a day', (to) => bills.shipmentsByToFromQuery({ from: '2026-01-01', to }).queryKey],
  ['found shipments', (term) => bills.searchShipmentsQuery(term).queryKey],
  ['statistics of days', (from) => bills.statisticsByToFromQuery({ from, to: '2026-11-20' }).queryKey],
  ['statistics until a day', (to) => bills.statisticsByToFromQuery({ from: '2026-01-01', to }).queryKey],
  ['a number', (id) => bills.airwayBillNoQuery(id).queryKey],
  ['a receipt', (id) => bills.receiptQuery(id).queryKey],
  ['a bill for papers', (id) => bills.billForPapersQuery(id).queryKey],
  ['an archived bill', (number) => archivedBillQuery(number).queryKey],
  ['a customer', (id) => customerQuery(id).queryKey],
  ['found customers', (term) => customerSearchQuery(term).queryKey],
  ['a center', (id) => centers.centerQuery(id).queryKey],
  ['a status', (number) => lists.statusNowQuery(number).queryKey],
  ['a list', (term) => lists.shipmentListQuery(search(term)).queryKey],
  ['facets', (term) => lists.shipmentFacetsQuery(search(term), 1).queryKey],
  ['sums of a list', (term) => lists.shipmentSumsQuery(search(term), query('x'), ['day'], 1).queryKey],
  ['sums of a filter', (text) => lists.shipmentSumsQuery(all, query(text), ['day'], 1).queryKey],
  ['ids', (text) => lists.shipmentIdsQuery(all, query(text), 1).queryKey],
  ['ids of a list', (term) => lists.shipmentIdsQuery(search(term), query('x'), 1).queryKey],
  ['a shipment', (id) => lists.shipmentByIdQuery(all, id, 1).queryKey],
  ['a part', (text) => lists.shipmentPartQuery(all, query(text), 10, 1).queryKey],
  ['a part of a list', (term) => lists.shipmentPartQuery(search(term), query('x'), 10, 1).queryKey],
]

describe('the key of an answer', () => {
  it.each(asked)('is another one for another question: %s', (_, key) => {
    expect(key('2026-11-01')).not.toEqual(key('2026-11-02'))
  })

  it('is that of no other call', () => {
    const keys = [...single.map(([, key]) => key), ...asked.map(([name, key]) => key(name))]
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
  })

  it.each([...single, ...asked.map(([name, key]): [string, Key] => [name, key('2026-11-01')])])(
    'says in each of its parts what it is: %s',
    (_, key) => {
      expect(key.length).toBeGreaterThan(0)
      expect(key).not.toContain('')
    },
  )

  it.each(['day', 'center'] as const)('tells sums by %s from others', (by) => {
    const sums = (...kinds: ('day' | 'center')[]) => lists.shipmentSumsQuery(all, query('x'), kinds, 1).queryKey
    expect(sums(by)).not.toEqual(sums('day', 'center'))
  })
})
