import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { useOffered } from '@/booking/fields/useOffered'
import { serviceName } from '@/booking/fields/serviceName'
import { useCountries, useServices } from '@/booking/fields/useOptions'
import { createQueryClient } from '@/services/createQueryClient'
import { providersOf, withBackend } from '../../app'

const { server } = withBackend()

const ID = '64b7f0c2a1b2c3d4e5f60001'
const express = { id: ID, name: 'Express' }
const economy = { id: '64b7f0c2a1b2c3d4e5f60002', name: 'Economy' }
const norway = { id: '1', name: 'Norway' }

const offers = (url: string, offered: readonly { id: string; name: string }[]) =>
  server.use(http.get(`*${url}`, () => HttpResponse.json(offered.map(({ id, name }) => ({ _id: id, name })))))

function open<Result>(use: () => Result) {
  const wrapper = providersOf(createQueryClient())
  const { result } = renderHook(use, { wrapper })
  const beside = <Other,>(hook: () => Other) => renderHook(hook, { wrapper }).result
  return { now: () => result.current, beside }
}

describe.each([
  ['services', useServices, '/api/service/getAllActive', 'booking-services:all'],
  ['countries', useCountries, '/api/airwaybill/getCountries', 'booking-countries:all'],
] as const)('the %s', (_list, use, url, key) => {
  it('are those of this computer’s last visit if they fail to load, or if the backend offers none', async () => {
    localStorage.setItem(key, JSON.stringify([norway]))
    offers(url, [])
    await waitFor(() => expect(open(use).now().data).toEqual([norway]))
    server.use(http.get(`*${url}`, () => HttpResponse.json({}, { status: 400 })))
    const { now } = open(use)
    await waitFor(() => expect(now().isError).toBe(true))
    expect(now().data).toEqual([norway])
  })
})

describe('the name of a service', () => {
  const offered = async (...options: (typeof express)[]) => {
    offers('/api/service/getAllActive', options)
    const { now } = open(useServices)
    await waitFor(() => expect(now().isFetching).toBe(false))
  }

  it('is the newest one that was offered, even once the service is no longer offered', async () => {
    await offered(express)
    await offered({ ...express, name: 'Express Plus' }, economy)
    await offered()
    expect(serviceName(ID)).toBe('Express Plus')
    expect(serviceName(economy.id)).toBe('Economy')
    await offered(economy)
    expect(serviceName(ID)).toBe('Express Plus')
    expect(open(useServices).now().data).toEqual([economy])
  })

  it.each([
    [ID, 'The chosen service'],
    ['17', 'The chosen service'],
    [`${ID}0`, `${ID}0`],
    ['Express 24', 'Express 24'],
  ])('of an unknown %s is %s', (value, name) => {
    expect(serviceName(value)).toBe(name)
  })
})

describe('the offered options', () => {
  it('include every value until they are loaded, then services by their id and countries by their name', async () => {
    offers('/api/service/getAllActive', [express])
    offers('/api/airwaybill/getCountries', [norway])
    const { now, beside } = open(useOffered)
    expect([now().service(ID), now().country('Oman')]).toEqual([true, true])
    const [services, countries] = [beside(useServices), beside(useCountries)]
    await waitFor(() => expect(services.current.data).toEqual([express]))
    await waitFor(() => expect(countries.current.data).toEqual([norway]))
    expect([express.id, economy.id, 'Express'].map((each) => now().service(each))).toEqual([true, false, false])
    expect(['Norway', 'Oman', '1'].map((each) => now().country(each))).toEqual([true, false, false])
  })
})
