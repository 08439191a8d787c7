import { queryOptions } from '@tanstack/react-query'
import { getActiveServices } from './service'

export const activeServicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: getActiveServices, staleTime: Infinity })
