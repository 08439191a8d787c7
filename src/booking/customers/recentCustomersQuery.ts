import { queryOptions, skipToken } from '@tanstack/react-query'
import type { RecentCustomer } from '@/domain/booking/rememberedCustomers'

/** Customers' names are only in memory: logging out clears it, and no browser restores it with a closed tab. */
export const recentCustomersQuery = (owner: string) =>
  queryOptions<readonly RecentCustomer[]>({
    queryKey: ['recent-customers', owner],
    queryFn: skipToken,
    gcTime: Infinity,
  })
