import { MAX_CHARACTERS_READ, readDuplicateKey } from './readDuplicateKey'

/** What drivers of databases other than MongoDB write. */
const OTHER_DRIVERS = /violates unique constraint|duplicate entry .{0,200} for key|unique constraint failed/i

/**
 * Which value of an account is in use already, from the error text of a database's driver; null if the text is about no
 * duplicate.
 */
export function duplicateField(text: string): 'email' | 'username' | 'value' | null {
  const beginning = text.slice(0, MAX_CHARACTERS_READ)
  const duplicate = readDuplicateKey(beginning)
  if (!duplicate && !OTHER_DRIVERS.test(beginning)) return null
  const fields = duplicate?.fields ?? [beginning]
  const has = (pattern: RegExp) => fields.some((field) => pattern.test(field))
  if (has(/e-?mail/i)) return 'email'
  return has(/user_?name/i) ? 'username' : 'value'
}
