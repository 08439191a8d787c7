import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Option } from '@/domain/option'
import { countriesQuery } from '@/services/airwayBill.queries'
import { activeServicesQuery } from '@/services/service.queries'

/** Checks a service by id, a country by name. Until the options have arrived everything counts as offered. */
export function useOffered() {
  const queryClient = useQueryClient()
  const isAmong = (queryKey: QueryKey, is: (option: Option) => boolean) => {
    const offered = queryClient.getQueryData<Option[]>(queryKey)
    return offered === undefined || offered.some(is)
  }
  return {
    service: (chosen: string) => isAmong(activeServicesQuery().queryKey, ({ id }) => id === chosen),
    country: (chosen: string) => isAmong(countriesQuery().queryKey, ({ name }) => name === chosen),
  }
}
