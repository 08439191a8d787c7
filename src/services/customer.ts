import type * as z from 'zod/mini'
import { queryOptions } from '@tanstack/react-query'
import { customerParts, type Customer } from '@/domain/people'
import { pathPart } from '@/paths'
import { readCall } from './http/request'
import { entity, objectOf, rowOf, textFields } from './wire/schemas'
import { listOf } from './wire/wire'
import { inLatinDigits, visibleText } from '@/domain/typedText'

/** Calls to /api/customer: saved shippers and receivers. All of them throw a ServiceError. */

const customerSchema = entity(textFields(customerParts)) satisfies z.ZodMiniType<Customer>

const readCustomer = objectOf<Customer>(customerSchema)
const readCustomers = listOf(rowOf<Customer>(customerSchema))

/** One customer. */
export const getCustomer = (id: string): Promise<Customer> =>
  readCall({ path: `/api/customer/getOne/${pathPart(id)}`, read: readCustomer })

/** The customers that match a search term; the server does the searching. */
export const searchCustomers = (term: string): Promise<Customer[]> =>
  readCall({
    path: `/api/customer/search?term=${pathPart(inLatinDigits(visibleText(term)))}`,
    isSearch: true,
    read: readCustomers,
  })

export const customerKeys = { all: ['customers'] } as const

/** Nobody's record is kept once no field shows it. */
const whileShown = { gcTime: 0 } as const

export const customerQuery = (id: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'one', id], queryFn: () => getCustomer(id) })

export const customerSearchQuery = (term: string) =>
  queryOptions({ ...whileShown, queryKey: [...customerKeys.all, 'search', term], queryFn: () => searchCustomers(term) })
