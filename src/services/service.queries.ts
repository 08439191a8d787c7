import { queryOptions } from '@tanstack/react-query'
import { getActiveServices } from './service'

/** The services that can be booked, loaded once. */
export const activeServicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: getActiveServices, staleTime: Infinity })
