import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Option } from '@/domain/people'
import { readCall } from './http/request'
import { entity, rowOf, text } from './wire/schemas'
import { isReadable, listOf } from './wire/wire'

/** The services a shipment can be booked with. A booking sends the service's id. Throws a ServiceError. */
export const getActiveServices = (): Promise<Option[]> =>
  readCall({ path: '/api/service/getAllActive', read: readOptions })

export const activeServicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: getActiveServices, staleTime: Infinity })

const optionSchema = entity({ name: text }) satisfies z.ZodMiniType<Option>

const readAll = listOf(rowOf<Option>(optionSchema))

/**
 * The options of a select, without nameless ones, which nobody could choose; null if the body is not a list, or has no
 * name at all.
 */
export function readOptions(body: unknown): Option[] | null {
  const all = readAll(body)
  const named = all?.filter((option) => option.name.trim() !== '') ?? []
  return all && isReadable(all.length, named.length) ? named : null
}
