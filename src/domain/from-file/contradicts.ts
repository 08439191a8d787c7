import { inLatinDigits } from '../typedText'
import { type ColumnId, columnOf } from './fileColumns'

/** Whether none of a column's cells can be what its heading says: order numbers under "Name". */
export function contradicts(id: ColumnId, values: readonly string[]): boolean {
  const isNever = (can: (text: string) => boolean) => values.length > 0 && !values.some((value) => can(value))
  const isEmail = (text: string) => text.includes('@')
  const hasLetter = (text: string) => /\p{L}/u.test(text)
  if (id.endsWith('Email')) return isNever(isEmail)
  if (columnOf(id).kind === 'phone')
    return isNever((text) => !isEmail(text) && /\d{3}/.test(inLatinDigits(text).replace(/[\s()./-]/g, '')))
  if (id === 'recCountry') return isNever((text) => hasLetter(text) && !isEmail(text))
  if (id.endsWith('Address')) return isNever((text) => !isEmail(text))
  return /(?:Company|Person|City|State)$/.test(id) && isNever((text) => hasLetter(text) && !isEmail(text))
}
