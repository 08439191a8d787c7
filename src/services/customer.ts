import type * as z from 'zod/mini'
import { type Customer, customerParts } from '@/domain/customer'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { pathPart } from '@/paths'
import { readCall } from './http/request'
import { choosable } from './wire/choosable'
import { entity, lineFields, objectOf, rowOf } from './wire/schemas'
import { listOf } from './wire/readValues'

/** Calls to /api/customer: saved shippers and receivers. All of them throw a ServiceError. */

const customerSchema = entity(lineFields(customerParts)) satisfies z.ZodMiniType<Customer>

const readCustomer = objectOf<Customer>(customerSchema)
const readCustomers = listOf(rowOf<Customer>(customerSchema))

/** One customer, who has the id that was asked for if the answer has none. */
export const getCustomer = (id: string): Promise<Customer> =>
  readCall({
    path: `/api/customer/getOne/${pathPart(id)}`,
    read: (body) => {
      const customer = readCustomer(body)
      return customer && { ...customer, id: customer.id || id }
    },
  })

/** The customers that match a search term, each of them once; the server does the searching. */
export const searchCustomers = (term: string): Promise<Customer[]> =>
  readCall({
    path: `/api/customer/search?term=${pathPart(inLatinDigits(visibleText(term)))}`,
    mayFindNothing: true,
    read: (body) => choosable(readCustomers(body), ({ company, contactPerson }) => `${company}${contactPerson}` !== ''),
  })
