import type { Message } from '@/domain/message'
import { comma } from './language'
import { t, type TextKey, type Values } from './t'

/** The message of a rule as a sentence in the language of the page. */
export function say({ key, values = {} }: Message<TextKey>): string {
  const written: Record<string, Values[string]> = {}
  for (const [name, value] of Object.entries(values))
    written[name] = typeof value !== 'object' ? value : 'key' in value ? say(value) : value.join(comma)
  return t(key, written)
}
