import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Option } from '@/domain/option'
import { getCountries } from '@/services/airwayBill'
import { countriesQuery } from '@/services/airwayBill.queries'
import { getActiveServices } from '@/services/service'
import { activeServicesQuery } from '@/services/service.queries'
import { countryStore, EVERYBODY, serviceStore } from './optionStores'

function useOptions(queryKey: QueryKey, queryFn: () => Promise<Option[]>, store: typeof serviceStore) {
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

export const useServices = () => useOptions(activeServicesQuery().queryKey, getActiveServices, serviceStore)
export const useCountries = () => useOptions(countriesQuery().queryKey, getCountries, countryStore)
