import { queryOptions } from '@tanstack/react-query'
import { getCustomer, searchCustomers } from './customer'

/** The query keys of saved customers. */
export const customerKeys = { all: ['customers'] } as const

/** A customer's record leaves the cache once no field shows it. */
const whileShown = { gcTime: 0 } as const

/** One saved customer. @param id the customer's */
export const customerQuery = (id: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'one', id], queryFn: () => getCustomer(id) })

/** The saved customers that match a term; the server searches. */
export const customerSearchQuery = (term: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'search', term], queryFn: () => searchCustomers(term) })
