import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { statisticsTotals, useStatistics } from '@/dashboard/shipments/statistics/Statistics'
import { statisticsQuery } from '@/services/airwayBill.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { thereAndBack, withBackend } from '../../../app'
import { signIn } from '../../../backend/session'
import { createQueryClient } from '@/services/http/queryClient'
import { callsTo, withMovedTime } from '../listScreen'
import { renderWithMessages } from '../shipmentHooks'

const { store } = withBackend()
const later = withMovedTime()

interface Followed {
  source: ShipmentSource
  loadedAt: number | null
  isWanted?: boolean
}
const all = (loadedAt: number | null, isWanted = true): Followed => ({ source: { kind: 'all' }, loadedAt, isWanted })

function open(initialProps: Followed) {
  signIn(store, 'headoffice')
  const { now, rerender } = renderWithMessages(
    createQueryClient(),
    ({ source, loadedAt, isWanted }: Followed) => useStatistics(statisticsQuery(), { source, loadedAt }, isWanted),
    initialProps,
  )
  const asked = () => callsTo(store, 'getStatistics').length
  const isHere = () => waitFor(() => expect(now()).toMatchObject({ isSuccess: true, isFetching: false }))
  return { now, rerender, asked, isHere }
}

it('statistics are asked for again where the list has other rows, and not where these are its first', async () => {
  const { rerender, asked, isHere } = open(all(null))
  await isHere()
  rerender(all(1000))
  await act(thereAndBack)
  expect(asked()).toBe(1)
  rerender(all(1000))
  rerender(all(2000))
  await waitFor(() => expect(asked()).toBe(2))
  await isHere()
  rerender(all(3000))
  await waitFor(() => expect(asked()).toBe(3))
})

it('statistics are not asked for again for another list', async () => {
  const { rerender, asked, isHere } = open(all(1000))
  await isHere()
  rerender({ source: { kind: 'today' }, loadedAt: 2000 })
  await act(thereAndBack)
  expect(asked()).toBe(1)
})

it('statistics are not asked for before they are wanted, whatever the list does', async () => {
  const { rerender, asked, isHere } = open(all(1000, false))
  rerender(all(2000, false))
  await act(thereAndBack)
  expect(asked()).toBe(0)
  rerender(all(2000))
  await isHere()
  expect(asked()).toBe(1)
})

it('statistics are asked for again every ten minutes', async () => {
  const { asked, isHere } = open(all(1000))
  await isHere()
  await later(590_000)
  expect(asked()).toBe(1)
  await later(11_000)
  await waitFor(() => expect(asked()).toBe(2))
})

it('the sums of centers are exact', () => {
  const center = (totalDocuments: number, totalParcels: number, totalCollection: number) => ({
    username: 'gujrat',
    totalDocuments,
    totalParcels,
    totalCollection,
  })
  const { documents, parcels, collection } = statisticsTotals([
    center(1, 20, 0.1),
    center(2, 30, 5000),
    center(3, 40, 0.2),
  ])
  expect([documents, parcels, String(collection)]).toEqual([6, 90, '5000.3'])
})
