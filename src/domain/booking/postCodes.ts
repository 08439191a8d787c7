import type { CountryCode } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { regionOf } from '../regions'
import { isName } from './addressWords'

/** A post code found in a part of an address. */
export interface FoundCode {
  /** Without the letters of its country and without a label. */
  code: string
  /** The rest of the part of the address. */
  rest: string
}

/** Codes in use that the library does not accept. */
const others: Partial<Record<CountryCode, RegExp>> = {
  AR: /^\d{4}$/,
  JP: /^\d{7}$/,
  NL: /^\d{4}$/,
  SA: /^\d{5}-\d{4}$/,
}

/** Country codes of vehicle plates, which some people write before a post code in place of ISO codes. */
const carLetters: Readonly<Record<string, CountryCode>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
}
const regionOfLetters = (letters: string) =>
  carLetters[letters] ?? (letters.length === 2 ? regionOf(letters) : undefined)

const PREFIX = /^([A-Z]{1,3})(?: ?[-–] ?| )(?=\d)/
/** Countries whose letters are part of the code. */
const KEEPS_LETTERS = new Set<CountryCode>(['LV', 'LT'])
const LABEL =
  /(?:^|\s)(?:post(?:al)?\s?code|zip(?:\s?code)?|pin(?:\s?code)?|plz|cep|c\.?p\.?|eircode|پوسٹ کوڈ)[\s.:#-]*$/iu
const LABEL_AND_SIGN =
  /^(?:(?:post(?:al)?\s?code|zip(?:\s?code)?|pin(?:\s?code)?|plz|cep|c\.?p\.?|eircode)[\s.:#-]+|〒\s*)(?=\S*\d)/iu
/** Countries where a number before words is that of a house. */
const HOUSES_FIRST = new Set<CountryCode>(['US', 'CA', 'GB', 'IE', 'AU', 'NZ'])
/** Towns with a number of their own: Praha 1, Dublin 2. */
const NUMBERED_TOWNS = new Set<CountryCode>(['CZ', 'SK', 'IE', 'AT', 'HU'])
/** Business mail in France: `Paris CEDEX 08`. */
const CEDEX = /\s+cedex(?:\s+\d{1,2})?$/i
const MAX_WORDS = 3

const isRegion = (region: string | undefined): region is CountryCode => region !== undefined

/** Whether a text is the name of a town, perhaps with a number or “Cedex” as its country writes it. */
export function isTown(text: string, region: string | undefined): boolean {
  const name = text.replace(CEDEX, '')
  return isName(isRegion(region) && NUMBERED_TOWNS.has(region) ? name.replace(/\s+\d{1,2}W?$/, '') : name)
}

/** A text that is a post code of the country, as it is stored; null if it is none. */
function asCode(text: string, region: CountryCode): string | null {
  const [prefix = '', letters = ''] = PREFIX.exec(text) ?? []
  const isPrefixed = regionOfLetters(letters) === region
  const bare = isPrefixed ? text.slice(prefix.length) : text
  const written = isPrefixed && KEEPS_LETTERS.has(region) ? text : bare
  // The library accepts an empty text for countries where codes are optional.
  const [word] = /^[A-Z]{2,}(?= )/.exec(bare) ?? []
  // Without this, “BOX 12” would be a code of Malta.
  if (!/\d/.test(bare) || (word !== undefined && !isName(word))) return null
  const takes = (code: string) => postcodeValidator(code, region) || others[region]?.test(code) === true
  const forms = [bare, region === 'IE' ? bare.toUpperCase() : bare, bare.replace(/^(\d{3}) (\d{3})$/, '$1$2')]
  return forms.some(takes) ? written : null
}

/** Letters, or a dash between digits: no house number has these. */
const isDistinct = (code: string) => /[A-Z]/i.test(code) || /\d-\d/.test(code)

/**
 * Finds the post code in one part of an address (product 5.18), before or after the town, as its country writes it.
 *
 * @param region the ISO code of the country
 * @returns undefined for a country whose codes are not known
 */
export function findPostCode(part: string, region: string): FoundCode | null | undefined {
  if (!postcodeValidatorExistsForCountry(region)) return undefined
  const country = region as CountryCode
  const words = part
    .trim()
    .replace(LABEL_AND_SIGN, '')
    .replace(/(\p{L}{4,}) ?[-–] ?(?=\d)/gu, '$1 ')
    .split(/\s+/)
  const between = (from: number, to?: number) => words.slice(from, to).join(' ')
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const code = asCode(between(-count), country)
    const rest = between(0, -count).replace(LABEL, '')
    if (code !== null && (rest === '' || isDistinct(code) || isName(rest))) return { code, rest }
  }
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const code = asCode(between(0, count), country)
    const rest = between(count)
    if (code === null) continue
    if (isDistinct(code) || (!HOUSES_FIRST.has(country) && isTown(rest, country))) return { code, rest }
  }
  return null
}

/** `D-10115 Berlin`. */
const WITH_LETTERS = /^([A-Z]{1,3})[-–](\d[\d\s-]*\d) +(?=\p{L})/u

/** The country whose letters are before a post code and a town; undefined if there are none. */
export function regionOfCode(part: string): CountryCode | undefined {
  const [, letters = '', code = ''] = WITH_LETTERS.exec(part.trim()) ?? []
  const region = letters === '' ? undefined : regionOfLetters(letters)
  if (!region || HOUSES_FIRST.has(region) || !postcodeValidatorExistsForCountry(region)) return undefined
  return asCode(code, region) === null ? undefined : region
}
