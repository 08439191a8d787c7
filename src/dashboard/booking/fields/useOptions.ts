import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Option } from '@/domain/people'
import { countriesQuery } from '@/services/airwayBill.queries'
import { activeServicesQuery } from '@/services/service'
import { deviceStore, type DeviceStore } from '@/browser/deviceStore'

/** Options of a select are no secret and change rarely: this computer shows the last ones at once and asks behind. */
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
/** The same for every user of the company. */
const EVERYBODY = 'all'
/** Long enough that the two places that show a list ask once. */
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

/** What every service was called that this computer has ever offered: drafts and presets know no more than its id. */
const serviceNames = deviceStore('booking-service-names', readOptions)

/** Ids as databases give them: nobody reads them. */
const LIKE_AN_ID = /^([0-9a-f]{24}|\d+)$/i

/**
 * What a service was called.
 *
 * @param value its id, or, from an earlier bill, its name
 */
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

/** The active services: those of the last visit at once, today's as soon as they are there. */
export function useServices() {
  const initialData = () => lastTime(services)
  const query = useQuery({ ...activeServicesQuery(), staleTime: FRESH, initialData, initialDataUpdatedAt: 0 })
  useEffect(() => rememberNames(query.data ?? []), [query.data])
  return useKept(services, query)
}

/** The countries, likewise. */
export function useCountries() {
  const initialData = () => lastTime(countries)
  return useKept(countries, useQuery({ ...countriesQuery(), staleTime: FRESH, initialData, initialDataUpdatedAt: 0 }))
}

/**
 * Whether a service (by its id) and a country (by its name) are still offered, as far as this tab knows at that moment.
 * Before any option has come nothing can be said against one.
 */
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
