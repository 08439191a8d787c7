import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Option } from '@/domain/people'
import { countriesQuery } from '@/services/airwayBill.queries'
import { activeServicesQuery } from '@/services/airwayBill'
import { deviceStore, json, type DeviceStore } from '@/browser/deviceStore'
import { t } from '@/texts/t'

const readOptions = json(z.catch(z.array(z.object({ id: z.string(), name: z.string() })), []))

/** Names of all services ever offered on this computer, because drafts and presets hold only ids. */
const serviceNames = deviceStore('booking-service-names', readOptions)
/** Options are the same for every user, and not confidential. */
const EVERYBODY = 'all'

/** Database ids, which mean nothing to people. */
const LIKE_AN_ID = /^([0-9a-f]{24}|\d+)$/i

/** `value`: the service's id, or its name if it comes from an earlier bill. */
export function serviceName(value: string): string {
  const known = serviceNames.read(EVERYBODY).find(({ id }) => id === value)
  return known?.name ?? (LIKE_AN_ID.test(value) ? t('booking.theChosenService') : value)
}

function rememberNames(offered: readonly Option[]): void {
  const known = serviceNames.read(EVERYBODY)
  const isKnown = ({ id, name }: Option) => known.some((other) => other.id === id && other.name === name)
  if (offered.every(isKnown)) return
  const retired = known.filter(({ id }) => offered.every((other) => other.id !== id))
  serviceNames.write(EVERYBODY, [...retired, ...offered])
}

const services = deviceStore('booking-services', readOptions)
const countries = deviceStore('booking-countries', readOptions)

/** Options of the last visit show at once, and are refreshed in the background. */
const fromLastVisit = (store: DeviceStore<Option[]>) => ({
  /** Milliseconds; long enough for all that shows the same list to share one request. */
  staleTime: 60_000,
  initialDataUpdatedAt: 0,
  initialData: () => {
    const known = store.read(EVERYBODY)
    return known.length > 0 ? known : undefined
  },
})

function useKept(store: DeviceStore<Option[]>, data: Option[] | undefined) {
  useEffect(() => {
    if (data && data.length > 0 && data !== store.read(EVERYBODY)) store.write(EVERYBODY, data)
  }, [data, store])
}

export function useServices() {
  const query = useQuery({ ...activeServicesQuery(), ...fromLastVisit(services) })
  useKept(services, query.data)
  useEffect(() => rememberNames(query.data ?? []), [query.data])
  return query
}

export function useCountries() {
  const query = useQuery({ ...countriesQuery(), ...fromLastVisit(countries) })
  useKept(countries, query.data)
  return query
}

/** Checks a service by id, a country by name. Until the options have arrived everything counts as offered. */
export function useOffered() {
  const queryClient = useQueryClient()
  const isAmong = (queryKey: QueryKey, is: (option: Option) => boolean) => {
    const offered = queryClient.getQueryData<Option[]>(queryKey) ?? []
    return offered.length === 0 || offered.some(is)
  }
  return {
    service: (chosen: string) => isAmong(activeServicesQuery().queryKey, ({ id }) => id === chosen),
    country: (chosen: string) => isAmong(countriesQuery().queryKey, ({ name }) => name === chosen),
  }
}
