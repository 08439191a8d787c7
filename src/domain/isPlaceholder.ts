import { inLatinDigits, visibleText } from './typedText'

/** No placeholder is longer, in characters. */
const MAX_PLACEHOLDER_LENGTH = 20

const PLACEHOLDER =
  /^(?:na|notapplicable|notavailable|notknown|no(?:ne|(?:post(?:al)?|zip)?code|zip)?|nill?|null|undefined|unknown|tb[acd]|نہیں|کوئینہیں|0*|x+)$/

/** Whether a text was typed only to fill a required field: N/A, none, nil, a dash, zeros … (product 11.10). */
export function isPlaceholder(text: string): boolean {
  if (text.length > MAX_PLACEHOLDER_LENGTH) return text.trim() === ''
  const plain = inLatinDigits(visibleText(text).normalize('NFKC')).toLowerCase()
  return PLACEHOLDER.test(plain.replace(/[\s\p{P}\p{S}]/gu, ''))
}
