import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceName, useCountries, useOffered, useServices } from '@/dashboard/booking/fields/useOptions'
import { createQueryClient } from '@/services/http/queryClient'
import { withBackend } from '../../../app'

const { server } = withBackend()

const ID = '64b7f0c2a1b2c3d4e5f60001'
const express = { id: ID, name: 'Express' }
const economy = { id: '64b7f0c2a1b2c3d4e5f60002', name: 'Economy' }
const norway = { id: '1', name: 'Norway' }
const oman = { id: '2', name: 'Oman' }

const lists = {
  services: { use: useServices, url: '*/api/service/getAllActive', key: 'booking-services:all' },
  countries: { use: useCountries, url: '*/api/airwaybill/getCountries', key: 'booking-countries:all' },
}
type List = keyof typeof lists
const both = ['services', 'countries'] as const

/** How often each list was asked for. */
let asked: Record<List, number>
beforeEach(() => {
  asked = { services: 0, countries: 0 }
})
const offers = (list: List, options: readonly { id: string; name: string }[]) =>
  server.use(
    http.get(lists[list].url, () => {
      asked[list] += 1
      return HttpResponse.json(options.map(({ id, name }) => ({ _id: id, name })))
    }),
  )
const kept = (list: List) => JSON.parse(localStorage.getItem(lists[list].key) ?? 'null') as unknown
const keep = (list: List, text: string) => localStorage.setItem(lists[list].key, text)

function open<Result>(use: () => Result) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(use, { wrapper })
  const beside = <Other,>(hook: () => Other) => renderHook(hook, { wrapper }).result
  return { now: () => result.current, beside }
}

describe.each(both)('the %s', (list) => {
  const { use } = lists[list]

  it('are remembered by this computer, shown at once the next time, and asked for again', async () => {
    offers(list, [norway, oman])
    const first = open(use)
    expect(first.now().data).toBeUndefined()
    await waitFor(() => expect(first.now().data).toEqual([norway, oman]))
    expect(kept(list)).toEqual([norway, oman])
    offers(list, [oman])
    const next = open(use)
    expect(next.now().data).toEqual([norway, oman])
    await waitFor(() => expect(next.now().data).toEqual([oman]))
    expect(kept(list)).toEqual([oman])
    expect(asked[list]).toBe(2)
  })

  it('stay remembered where the backend offers none', async () => {
    keep(list, JSON.stringify([norway]))
    offers(list, [])
    const { now } = open(use)
    await waitFor(() => expect(now().data).toEqual([]))
    expect(kept(list)).toEqual([norway])
  })

  it('are asked for once by two places that show them', async () => {
    offers(list, [norway])
    const { now, beside } = open(use)
    await waitFor(() => expect(now().data).toEqual([norway]))
    expect(beside(use).current.data).toEqual([norway])
    expect(beside(use).current.isFetching).toBe(false)
    expect(asked[list]).toBe(1)
  })

  it.each(['{', 'null', '{"id":"1","name":"Norway"}', '[]', '[null, 5, {"id":1,"name":"Norway"}, {"id":"1"}]'])(
    'are waited for where %s is remembered',
    (text) => {
      keep(list, text)
      offers(list, [norway])
      expect(open(use).now().data).toBeUndefined()
    },
  )

  it('come without what an earlier release remembered of them besides', () => {
    keep(list, JSON.stringify([{ ...norway, code: 'NO' }, null, { id: '3' }, { id: 4, name: 'Qatar' }]))
    offers(list, [norway])
    expect(open(use).now().data).toEqual([norway])
  })

  it('that cannot be had are the remembered ones', async () => {
    keep(list, JSON.stringify([norway]))
    server.use(http.get(lists[list].url, () => HttpResponse.json({}, { status: 400 })))
    const { now } = open(use)
    await waitFor(() => expect(now().isError).toBe(true))
    expect(now().data).toEqual([norway])
    expect(kept(list)).toEqual([norway])
  })
})

describe('the name of a service', () => {
  const NAMES = 'booking-service-names:all'
  const names = () => JSON.parse(localStorage.getItem(NAMES) ?? 'null') as unknown
  const offered = async (...options: (typeof express)[]) => {
    offers('services', options)
    const { now } = open(useServices)
    await waitFor(() => expect(now().isFetching).toBe(false))
  }

  it('is known by its id, also once it is offered no more', async () => {
    await offered(express)
    await offered(economy)
    expect(serviceName(ID)).toBe('Express')
    expect(serviceName(economy.id)).toBe('Economy')
    expect(names()).toEqual([express, economy])
  })

  it('is known of one that is new beside another, or under an id of its own', async () => {
    await offered(express)
    await offered(express, economy)
    expect(serviceName(economy.id)).toBe('Economy')
    await offered({ ...express, id: '64b7f0c2a1b2c3d4e5f60003' })
    expect(serviceName('64b7f0c2a1b2c3d4e5f60003')).toBe('Express')
  })

  it('is the newest one', async () => {
    await offered(express)
    await offered({ ...express, name: 'Express Plus' }, economy)
    expect(serviceName(ID)).toBe('Express Plus')
    expect(names()).toHaveLength(2)
    await offered({ ...economy, name: 'Economy Plus' })
    expect(serviceName(economy.id)).toBe('Economy Plus')
  })

  it('is written down only where something is new', async () => {
    await offered(express, economy)
    const both = [economy, express]
    localStorage.setItem(NAMES, JSON.stringify(both))
    await offered(express, economy)
    expect(names()).toEqual(both)
    await offered()
    expect(names()).toEqual(both)
  })

  it('is not written down before it has come', () => {
    offers('services', [express])
    open(useServices)
    expect(names()).toBeNull()
  })

  it.each([
    [ID, 'The service that was chosen'],
    [ID.toUpperCase(), 'The service that was chosen'],
    ['17', 'The service that was chosen'],
    [`${ID}0`, `${ID}0`],
    [`x${ID}`, `x${ID}`],
    ['Express 24', 'Express 24'],
    ['24 hours', '24 hours'],
    ['Economy', 'Economy'],
  ])('of an unknown %s is %s', (value, name) => {
    expect(serviceName(value)).toBe(name)
  })
})

describe('what is offered', () => {
  it('is everything until the options are there, and where there are none', async () => {
    offers('services', [])
    const { now, beside } = open(useOffered)
    expect(now().service(ID)).toBe(true)
    expect(now().country('Norway')).toBe(true)
    const services = beside(useServices)
    await waitFor(() => expect(services.current.data).toEqual([]))
    expect(now().service(ID)).toBe(true)
  })

  it('is a service by its id, and a country by its name', async () => {
    offers('services', [express])
    offers('countries', [norway])
    const { now, beside } = open(useOffered)
    const [services, countries] = [beside(useServices), beside(useCountries)]
    await waitFor(() => expect(services.current.data).toEqual([express]))
    await waitFor(() => expect(countries.current.data).toEqual([norway]))
    expect([express.id, economy.id, 'Express'].map((each) => now().service(each))).toEqual([true, false, false])
    expect(['Norway', 'Oman', '1'].map((each) => now().country(each))).toEqual([true, false, false])
  })
})
