import { inLatinDigits } from './typedText'

/** What follows in a longer text, such as an error page with a stack trace, is not read. */
export const MAX_CHARACTERS_READ = 2000

/** MongoDB's error code for a duplicate value in a unique index. */
const DUPLICATE_KEY = /\bE11000\b/

/** The fields of a duplicate key and the digits of their values; null if the text is no such refusal. */
export function readDuplicateKey(text: string): { fields: string[]; numbers: string[] } | null {
  if (!DUPLICATE_KEY.test(text)) return null
  const key = /dup key:\s*\{([^}]{0,500})\}/.exec(text)?.[1] ?? ''
  const named = [...key.matchAll(/([\w.$-]+)"?\s*:/g)].map(([, name]) => name ?? '')
  // Old servers leave the names out of the key.
  const index = /index:\s*(\S+)/.exec(text)?.[1]?.replace(/^.*\$/, '') ?? ''
  const fields = named.length > 0 ? named : index === '' ? [] : [index]
  return { fields, numbers: numbersIn(key) }
}

/** The long numbers in a text, in Latin digits. */
export const numbersIn = (text: string) => inLatinDigits(text).match(/\d{6,20}/g) ?? []
