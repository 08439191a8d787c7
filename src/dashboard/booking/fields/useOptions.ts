import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Option } from '@/domain/people'
import { countriesQuery } from '@/services/airwayBill.queries'
import { activeServicesQuery } from '@/services/service'
import { deviceStore, type DeviceStore } from '@/browser/deviceStore'

/** Options are not confidential and rarely change: stored ones show at once and are refreshed in the background. */
function readOptions(stored: string | null): Option[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((each: Partial<Option> | null) =>
      typeof each?.id === 'string' && typeof each.name === 'string' ? [{ id: each.id, name: each.name }] : [],
    )
  } catch {
    return []
  }
}

const countries = deviceStore('booking-countries', readOptions)
const services = deviceStore('booking-services', readOptions)
/** Options are the same for every user. */
const EVERYBODY = 'all'
/** Milliseconds; long enough for two components showing the same list to share one request. */
const FRESH = 60_000

function lastTime(store: DeviceStore<Option[]>) {
  const known = store.read(EVERYBODY)
  return known.length > 0 ? known : undefined
}

function useKept(store: DeviceStore<Option[]>, query: UseQueryResult<Option[]>) {
  const { data } = query
  useEffect(() => {
    if (data && data.length > 0 && data !== store.read(EVERYBODY)) store.write(EVERYBODY, data)
  }, [data, store])
  return query
}

/** Names of all services ever offered on this computer, because drafts and presets hold only ids. */
const serviceNames = deviceStore('booking-service-names', readOptions)

/** Database ids, which mean nothing to people. */
const LIKE_AN_ID = /^([0-9a-f]{24}|\d+)$/i

/** `value`: the service's id, or its name if it comes from an earlier bill. */
export function serviceName(value: string): string {
  const known = serviceNames.read(EVERYBODY).find(({ id }) => id === value)
  return known?.name ?? (LIKE_AN_ID.test(value) ? 'The service that was chosen' : value)
}

function rememberNames(offered: readonly Option[]): void {
  const known = serviceNames.read(EVERYBODY)
  const isKnown = ({ id, name }: Option) => known.some((other) => other.id === id && other.name === name)
  if (offered.every(isKnown)) return
  const retired = known.filter(({ id }) => offered.every((other) => other.id !== id))
  serviceNames.write(EVERYBODY, [...retired, ...offered])
}

export function useServices() {
  const initialData = () => lastTime(services)
  const query = useQuery({ ...activeServicesQuery(), staleTime: FRESH, initialData, initialDataUpdatedAt: 0 })
  useEffect(() => rememberNames(query.data ?? []), [query.data])
  return useKept(services, query)
}

export function useCountries() {
  const initialData = () => lastTime(countries)
  return useKept(countries, useQuery({ ...countriesQuery(), staleTime: FRESH, initialData, initialDataUpdatedAt: 0 }))
}

/** Checks a service by id, a country by name. Until the options have arrived everything counts as offered. */
export function useOffered() {
  const queryClient = useQueryClient()
  const isAmong = (options: readonly Option[] | undefined, is: (option: Option) => boolean) =>
    !options || options.length === 0 || options.some(is)
  return {
    service: (chosen: string) =>
      isAmong(queryClient.getQueryData(activeServicesQuery().queryKey), ({ id }) => id === chosen),
    country: (chosen: string) =>
      isAmong(queryClient.getQueryData(countriesQuery().queryKey), ({ name }) => name === chosen),
  }
}
