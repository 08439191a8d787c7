import { queryOptions } from '@tanstack/react-query'
import { getCustomer, searchCustomers } from './customer'

export const customerKeys = { all: ['customers'] } as const

/** A customer's record leaves the cache once no field shows it. */
const whileShown = { gcTime: 0 } as const

export const customerQuery = (id: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'one', id], queryFn: () => getCustomer(id) })

export const customerSearchQuery = (term: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'search', term], queryFn: () => searchCustomers(term) })
