import type * as z from 'zod/mini'
import type { Option } from '@/domain/option'
import { entity, rowOf, text } from './schemas'
import { isReadable, listOf } from './wire'

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
