import { queryOptions } from '@tanstack/react-query'
import { getCustomer, searchCustomers } from './customer'

export const customerKeys = { all: ['customers'] } as const

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: [...customerKeys.all, 'one', id], queryFn: () => getCustomer(id) })

export const customerSearchQuery = (term: string) =>
  queryOptions({ queryKey: [...customerKeys.all, 'search', term], queryFn: () => searchCustomers(term) })
