import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import type { Option } from '@/domain/option'
import { storedList } from '@/domain/storedList'
import { getCountries } from '@/services/airwayBill'
import { countriesQuery } from '@/services/airwayBill.queries'
import { getActiveServices } from '@/services/service'
import { activeServicesQuery } from '@/services/service.queries'
import { t } from '@/texts/t'

export const option = z.object({ id: z.string(), name: z.string(), isGone: z.optional(z.boolean()) })
const readOptions = json(storedList(option))

/**
 * All services and countries ever offered on this computer; they are the same for every user and not confidential. So
 * the options of the last visit show at once, and drafts and presets, which have only ids, can name options that are
 * gone.
 */
const services = deviceStore('booking-services', readOptions)
const countries = deviceStore('booking-countries', readOptions)
const EVERYBODY = 'all'

/** Database ids, which mean nothing to people. */
const LIKE_AN_ID = /^([0-9a-f]{24}|\d+)$/i

/** `value`: the service's id, or its name if it comes from an earlier bill. */
export function serviceName(value: string): string {
  const known = services.read(EVERYBODY).find(({ id }) => id === value)
  return known?.name ?? (LIKE_AN_ID.test(value) ? t('booking.theChosenService') : value)
}

function useOptions(queryKey: QueryKey, queryFn: () => Promise<Option[]>, store: typeof services) {
  const result = useQuery<Option[]>({
    queryKey,
    queryFn,
    // Milliseconds; long enough for all that shows the same list to share one request.
    staleTime: 60_000,
    initialDataUpdatedAt: 0,
    initialData: () => {
      const offered = store.read(EVERYBODY).filter(({ isGone }) => !isGone)
      return offered.length > 0 ? offered : undefined
    },
  })
  const { data = [], dataUpdatedAt } = result
  useEffect(() => {
    if (dataUpdatedAt === 0 || data.length === 0) return
    const others = store.read(EVERYBODY).filter(({ id }) => data.every((other) => other.id !== id))
    store.write(EVERYBODY, [...data, ...others.map((other) => ({ ...other, isGone: true }))])
  }, [data, dataUpdatedAt, store])
  return result
}

export const useServices = () => useOptions(activeServicesQuery().queryKey, getActiveServices, services)
export const useCountries = () => useOptions(countriesQuery().queryKey, getCountries, countries)
