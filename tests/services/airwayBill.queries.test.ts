import {
  focusManager,
  MutationObserver,
  type MutationOptions,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import * as bills from '@/services/airwayBill.queries'
import { deleteCenter } from '@/services/center'
import * as centers from '@/services/center.queries'
import { createQueryClient } from '@/services/createQueryClient'
import { customerQuery, customerSearchQuery } from '@/services/customer.queries'
import { updateProfileMutation } from '@/services/profile.queries'
import { activeServicesQuery } from '@/services/service.queries'
import { aBill } from '../printing/aBill'
import { aFastClock, aRecordingBackend, json } from './backend'
import { aBooking, files, profileForm } from './forms'

const { answers, answerWith, asked } = aRecordingBackend()
const settled = aFastClock()
const refusing = (status: number) => answers(() => json({}, { status }))
const user = (username: string) => ({ username, role: 2 })

describe('reading calls', () => {
  it.each([502, 503, 504])('are made three times on a %i', async (status) => {
    refusing(status)
    const client = createQueryClient()
    await expect(settled(client.fetchQuery(bills.statisticsByTodayQuery()))).rejects.toMatchObject({ status })
    expect(asked).toHaveLength(3)
  })

  it('are made three times without an answer, with growing pauses', async () => {
    const at: number[] = []
    answerWith(() => {
      at.push(Date.now())
      return Response.error()
    })
    await expect(settled(createQueryClient().fetchQuery(bills.countriesQuery()))).rejects.toMatchObject({
      kind: 'noAnswer',
    })
    const [first = 0, second = 0, third = 0] = at
    expect(at).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(500)
    expect(third - second).toBeGreaterThanOrEqual(1000)
  })

  it.each([400, 401, 403, 404, 500])('are not retried on a %i', async (status) => {
    refusing(status)
    await expect(settled(createQueryClient().fetchQuery(bills.statisticsQuery()))).rejects.toMatchObject({ status })
    expect(asked).toHaveLength(1)
  })

  it('are not retried after an answer that cannot be read', async () => {
    answers(() => json({}))
    await expect(settled(createQueryClient().fetchQuery(activeServicesQuery()))).rejects.toMatchObject({
      kind: 'badAnswer',
    })
    expect(asked).toHaveLength(1)
  })

  it('are not repeated when the window gets the focus again', async () => {
    answers(() => json([]))
    const client = createQueryClient()
    client.mount()
    const observe = (options: object) =>
      new QueryObserver(client, { ...bills.countriesQuery(), staleTime: 0, ...options }).subscribe(() => undefined)
    const stops = [observe({}), observe({ queryKey: ['one that is'], refetchOnWindowFocus: true })]
    const timesAsked = () => client.getQueryState(['one that is'])?.dataUpdateCount
    await vi.waitFor(() => expect([timesAsked(), client.isFetching()]).toEqual([1, 0]))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect([timesAsked(), client.isFetching()]).toEqual([2, 0]))
    expect(client.getQueryState(bills.countriesQuery().queryKey)?.dataUpdateCount).toBe(1)
    for (const stop of stops) stop()
    client.unmount()
    focusManager.setFocused(undefined)
  })

  it('are repeated after a failure once the device is online', async () => {
    answers(() => json({}, { status: 500 }))
    const client = createQueryClient()
    client.mount()
    const stop = new QueryObserver(client, bills.statisticsByTodayQuery()).subscribe(() => undefined)
    await vi.waitFor(() => expect([asked.length, client.isFetching()]).toEqual([1, 0]))
    answers(() => json([]))
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(client.getQueryData(bills.statisticsByTodayQuery().queryKey)).toEqual([]))
    stop()
    client.unmount()
  })
})

describe('writing calls', () => {
  it('are never retried', async () => {
    refusing(503)
    const client = createQueryClient()
    const create = new MutationObserver(client, bills.createAirwayBillMutation())
    await expect(settled(create.mutate({ booking: aBooking(), files: files() }))).rejects.toMatchObject({ status: 503 })
    expect(asked).toEqual(['airwaybill/create'])
  })

  const lists = [
    'airwaybill/getStatisticsByToday',
    'airwaybill/getStatistics',
    'center/getall',
    'customer/search?term=a',
  ]

  /** The queries on the screen that a successful call refetches. */
  async function reloadedBy<Data, Variables>(
    options: MutationOptions<Data, Error, Variables>,
    variables: Variables,
  ): Promise<string[]> {
    answers((path) => {
      if (path === 'airwaybill/getLast') return json(7)
      return json(path === 'center/getCenterDetails' ? user('gujrat') : path === 'airwaybill/create' ? { id: 1 } : [])
    })
    const client = createQueryClient()
    const stops = [
      new QueryObserver(client, bills.statisticsByTodayQuery()).subscribe(() => undefined),
      new QueryObserver(client, bills.statisticsQuery()).subscribe(() => undefined),
      new QueryObserver(client, centers.centersQuery()).subscribe(() => undefined),
      new QueryObserver(client, customerSearchQuery('a')).subscribe(() => undefined),
      new QueryObserver(client, bills.nextAirwayBillNoQuery()).subscribe(() => undefined),
    ]
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(asked.filter((path) => lists.includes(path)).sort()).toEqual([...lists].sort())
    asked.length = 0
    await settled(new MutationObserver(client, options).mutate(variables))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    for (const stop of stops) stop()
    return asked.slice(1).sort()
  }

  it('a booking reloads the next number and the customers too', async () => {
    const booked = await reloadedBy(bills.createAirwayBillMutation(), { booking: aBooking(), files: files() })
    expect(booked).toEqual(['airwaybill/getLast', 'customer/search?term=a'])
  })

  it('a change of centers reloads the centers', async () => {
    expect(await reloadedBy(centers.changeCenterMutation(undefined), () => deleteCenter('1'))).toEqual([
      'center/getall',
    ])
  })

  it.each([
    ['on the screen, and loads for the first time', true],
    ['loading again for a screen that has been left', false],
  ])('a change of centers is not hidden by an older answer, of a list %s', async (_what, isOnScreen) => {
    const client = createQueryClient()
    let letGo = () => {}
    const isOld = new Promise<void>((resolve) => (letGo = resolve))
    const center = { _id: '1', username: 'gujrat' }
    let rows: object[] = [center]
    answerWith(async ({ url }) => {
      if (!url.endsWith('getall')) return json({})
      const answer = json(rows)
      if (rows.length > 0) await isOld
      return answer
    })
    if (!isOnScreen) client.setQueryData(centers.centersQuery().queryKey, [])
    const loading = client.fetchQuery({ ...centers.centersQuery(), staleTime: 0 })
    const stop = isOnScreen ? new QueryObserver(client, centers.centersQuery()).subscribe(() => undefined) : () => {}
    await settled(new MutationObserver(client, centers.changeCenterMutation('1')).mutate(() => deleteCenter('1')))
    rows = []
    letGo()
    await loading
    const state = () => client.getQueryState(centers.centersQuery().queryKey)
    await vi.waitFor(() => expect(state()?.data?.length === 0 || state()?.isInvalidated).toBe(true))
    stop()
    client.clear()
  })

  it('a change of the profile reloads the signed-in user', async () => {
    const reloaded = await reloadedBy(updateProfileMutation(), profileForm)
    expect(reloaded).toEqual(['center/getCenterDetails', 'center/getall'])
  })

  it('drop customers and printed bills from the cache once no screen shows them', async () => {
    answers(() => json({ _id: '1', airwayBillNo: '3047182956', company: 'Sana Textile', status: [] }))
    const client = createQueryClient()
    const untilGone = async (observer: Pick<QueryObserver, 'subscribe'>) => {
      const stop = observer.subscribe(() => undefined)
      await vi.waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.data).toBeDefined())
      stop()
      await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
    }
    await untilGone(new QueryObserver(client, customerQuery('1')))
    await untilGone(new QueryObserver(client, bills.billForPapersQuery('1')))
  })
})

describe('bills of many shipments', () => {
  it('are asked for four at a time, and not at all once nobody wants them any more', async () => {
    const begun: number[] = []
    const answer: (() => void)[] = []
    const wanted = new AbortController()
    const ask = (number: number, { signal }: AbortController) =>
      bills
        .inTurn(async () => {
          begun.push(number)
          await new Promise<void>((resolve) => answer.push(resolve))
          return aBill()
        })
        .queryFn({ signal })
    const asked = [1, 2, 3, 4].map((number) => ask(number, wanted))
    const left = new AbortController()
    const cancelled = ask(5, left)
    const last = ask(6, wanted)
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4]))
    left.abort()
    answer.forEach((give) => give())
    await Promise.all(asked)
    await expect(cancelled).rejects.toThrow('CancelledError')
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4, 6]))
    answer.forEach((give) => give())
    await last
  })
})
