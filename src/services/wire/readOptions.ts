import type * as z from 'zod/mini'
import type { Option } from '@/domain/option'
import { choosable } from './choosable'
import { entity, rowOf, text } from './schemas'
import { listOf } from './readValues'

const optionSchema = entity({ name: text }) satisfies z.ZodMiniType<Option>

const readAll = listOf(rowOf<Option>(optionSchema))

/**
 * The options of a select, without those that nobody could choose; null if the body is not a list, or has none but
 * those.
 *
 * @param idOf by which an option is known; by default its own id
 */
export function readOptions(body: unknown, idOf = ({ id }: Option): string => id): Option[] | null {
  const all = readAll(body)?.map((option) => ({ ...option, id: idOf(option) })) ?? null
  return choosable(all, ({ name }) => name !== '')
}
