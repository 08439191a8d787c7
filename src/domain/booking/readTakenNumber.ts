import { inLatinDigits } from '../typedText'

/**
 * What a refusal says about the number of a booking. `this number`: this number is taken. `perhaps`: something is
 * taken, but the text does not say what. `another`: another number, or the value of another field, is taken. `nothing`:
 * none of these.
 */
type TakenNumber = 'this number' | 'perhaps' | 'another' | 'nothing'

const TAKEN =
  /E11000|exist|taken|already|dup|unique|used|use\b|another|available|conflict|موجود|استعمال|مل چکا|لیا جا چکا|ڈپلیکیٹ/i
const NUMBER_FIELD = /air\s?_?way\s?_?bill|\bawb|\bbill\s?_?(?:no|num)|\bhawb|ایئر وے بل|بل نمبر/i
const OTHER_FIELD =
  /e-?mail|phone|mobile|\bfax|cnic|\bntn|user\s?_?name|password|reference|ای میل|فون|موبائل|شناختی|^\W*(?:the |this |an? )?(?:customer|company|contact|cent(?:er|re)|shipper|receiver|consign\w+|user)\b/i

/** Leading zeros do not count, as backends may store it as a number. */
const isSame = (one: string, other: string) => one.replace(/^0+/, '') === other.replace(/^0+/, '')

/**
 * Reads what a refusal of a booking, in whatever words and of whatever status, says of its number (product 5.9).
 *
 * @param text all texts of the backend's answer
 * @param airwayBillNo the number under which the booking was sent
 */
export function readTakenNumber(text: string, airwayBillNo: string): TakenNumber {
  const beginning = text.slice(0, MAX_CHARACTERS_READ)
  const duplicate = readDuplicateKey(beginning)
  const numbers = duplicate?.numbers ?? numbersIn(beginning)
  const isNamed = numbers.some((number) => isSame(number, airwayBillNo))
  if (!TAKEN.test(beginning)) return isNamed ? 'perhaps' : 'nothing'
  if (isNamed) return 'this number'
  if (numbers.length > 0) return 'another'
  if (duplicate) {
    if (duplicate.fields.length === 0) return 'perhaps'
    return duplicate.fields.some((field) => NUMBER_FIELD.test(field)) ? 'this number' : 'another'
  }
  if (OTHER_FIELD.test(beginning)) return 'another'
  return NUMBER_FIELD.test(beginning) ? 'this number' : 'perhaps'
}

/** What follows in a longer text, such as an error page with a stack trace, is not read. */
const MAX_CHARACTERS_READ = 2000

/** MongoDB's error code for a duplicate value in a unique index. */
export const DUPLICATE_KEY = /\bE11000\b/

/** The fields of a duplicate key and the digits of their values; null if the text is no such refusal. */
function readDuplicateKey(text: string): { fields: string[]; numbers: string[] } | null {
  if (!DUPLICATE_KEY.test(text)) return null
  const key = /dup key:\s*\{([^}]{0,500})\}/.exec(text)?.[1] ?? ''
  const named = [...key.matchAll(/([\w.$-]+)"?\s*:/g)].map(([, name]) => name ?? '')
  // Old servers leave the names out of the key.
  const index = /index:\s*(\S+)/.exec(text)?.[1]?.replace(/^.*\$/, '') ?? ''
  const fields = named.length > 0 ? named : index === '' ? [] : [index]
  return { fields, numbers: numbersIn(key) }
}

/** The long numbers in a text, in Latin digits. */
const numbersIn = (text: string) => inLatinDigits(text).match(/\d{6,20}/g) ?? []
