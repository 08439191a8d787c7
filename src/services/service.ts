import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Option } from '@/domain/people'
import { api } from '@/paths'
import { readCall } from './http/request'
import { entity, rowOf, text } from './wire/schemas'
import { listOf } from './wire/wire'

/** The services that a shipment can be booked with; the id is what is sent. Throws a ServiceError. */
export function getActiveServices(): Promise<Option[]> {
  return readCall('getActiveServices', { url: api.service.allActive() }, readOptions)
}

export const activeServicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: getActiveServices, staleTime: Infinity })

const optionSchema = entity({ name: text }) satisfies z.ZodMiniType<Option>

const readAll = listOf(rowOf<Option>(optionSchema))

/** A select's entries, without those that have no name, as nobody can choose them; null for what is no list. */
export function readOptions(body: unknown): Option[] | null {
  return readAll(body)?.filter((option) => option.name.trim() !== '') ?? null
}
