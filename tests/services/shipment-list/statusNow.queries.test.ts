import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/services/createQueryClient'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { statusNowQuery } from '@/services/shipment-list/statusNow.queries'
import { aBackend, json } from '../backend'

const { answerWith } = aBackend()
const NUMBER = '4010020001'
const status = (type: number) => [{ type, createdAt: '2026-11-20' }]

it('never comes from the cache', async () => {
  const client = createQueryClient()
  for (const type of [1, 2]) {
    answerWith(() => json({ airwayBillNo: NUMBER, status: status(type) }))
    expect((await client.fetchQuery(statusNowQuery(NUMBER)))?.status).toMatchObject([{ type }])
  }
})

it('is asked again by Confirm although the clock was set back since the popup has opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = createQueryClient()
  answerWith(() => json({ airwayBillNo: NUMBER, status: status(1) }))
  const close = new QueryObserver(client, statusNowQuery(NUMBER)).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryData(statusNowQuery(NUMBER).queryKey)).toBeTruthy())
  vi.setSystemTime(Date.now() - 3_600_000)
  answerWith(() => json({ airwayBillNo: NUMBER, status: status(7) }))
  expect((await client.fetchQuery(statusNowQuery(NUMBER)))?.status).toMatchObject([{ type: 7 }])
  close()
  client.clear()
  vi.useRealTimers()
})

it.each([
  ['is not known of a number that two loaded shipments have', [NUMBER, NUMBER], null],
  ['is known of a number that one loaded shipment has', [NUMBER, '4010020002', '4010020002'], [3]],
])('%s', async (_what, numbers, expected) => {
  const client = createQueryClient()
  const rows = numbers.map((airwayBillNo, at) => ({ _id: `id-${at}`, airwayBillNo, status: status(1) }))
  answerWith(({ url }) => json(url.includes('/getAll') ? rows : { airwayBillNo: NUMBER, status: status(3) }))
  await client.fetchQuery(shipmentListQuery({ kind: 'all' }))
  const now = await client.fetchQuery(statusNowQuery(NUMBER))
  expect(now && now.status.map(({ type }) => type)).toEqual(expected)
  client.clear()
})
