import type * as z from 'zod/mini'
import type { Option } from '@/domain/people'
import { entity, rowOf, text } from './schemas'
import { listOf } from './wire'

/** A country or a service: `{ _id, name }`. */
const optionSchema = entity({ name: text }) satisfies z.ZodMiniType<Option>

const readAll = listOf(rowOf<Option>(optionSchema))

/**
 * Reads the entries of a select.
 *
 * @param body any answer
 * @returns the entries that have a name, for nobody can choose another; null for what is no list
 */
export function readOptions(body: unknown): Option[] | null {
  return readAll(body)?.filter((option) => option.name.trim() !== '') ?? null
}
