import type { CustomerPart } from '../customer'
import { foldedText } from '../foldedText'
import { HOME_COUNTRY } from '../homeCountry'
import { isEmailAddress } from '../forms/fields'
import { partyFilledBy, type PartyRole } from '../forms/partyFields'
import { isDoubtfulPhone } from '../phone'
import { countrySearch, namesOfCountry } from '../countrySearch'
import { regionOf } from '../regions'
import { inLatinDigits } from '../typedText'
import { isCompany, isName, isState, readLabel } from './addressWords'
import { isAddressBlock, pastedLines, trimmedLine } from './pastedLines'
import { findPostCode, type FoundCode, isTown, regionOfCode } from './postCodes'

type ReadAddress = Partial<Record<CustomerPart, string>>

/**
 * Proposes which parts of a party the lines of a pasted address are (product 5.18). Recognized first are labelled
 * parts, email, phones, the country by its names and the post code by its shape. The other lines are taken in their
 * order: person or company, address, city.
 *
 * @param countries as the backend names them; no other is proposed
 * @returns only parts that this party has. No words but labels are lost: whatever is not recognized becomes part of the
 *   address
 */
export function readAddressBlock(text: string, role: PartyRole, countries: readonly string[]): ReadAddress {
  if (!isAddressBlock(text)) return { address: text.trim() }
  const found: ReadAddress = {}
  const has = (part: CustomerPart) => Object.keys(partyFilledBy(role, { [part]: '' })).length > 0
  const take = (part: CustomerPart, value: string) => {
    if (!has(part) || found[part] !== undefined || value === '') return false
    found[part] = value
    return true
  }
  const takePhone = (phone: string) => {
    if (!take('phone1', phone) && !take('phone2', phone)) found.phone2 = `${found.phone2} / ${phone}`
  }

  const { named, lines } = byLabels(pastedLines(text))
  const left: string[] = []
  for (const { part, value, line } of named) {
    if (part === 'phone1') takePhone(inLatinDigits(value))
    else if (part === 'country') lines.push({ text: value, isAddress: true })
    else if (!take(part, value)) left.push(has(part) ? value : line)
  }

  const offered = role === 'shipper' ? [HOME_COUNTRY] : countries
  const isNamed = found.contactPerson !== undefined || found.company !== undefined
  const { country, written } = takeCountry(lines, isNamed, offered)
  const isTaken = take('country', country)
  // Letters before a post code name its country, too.
  const byLetters = country === '' ? countryOfCode(lines, offered) : ''
  take('country', byLetters)
  const region = regionOf(country || byLetters)
  takeContacts(lines, country || byLetters || HOME_COUNTRY, take, takePhone)
  takeNames(lines, take)
  const parts = lines.flatMap((line) => line.text.split(/\s*[,،]\s*/)).filter(Boolean)
  takeTown(parts, region, found, take)
  const address = [...parts, ...left, isTaken ? '' : written].filter(Boolean).join(', ')
  if (address !== '') found.address = address
  return found
}

interface Line {
  text: string
  /** True if a label says that the line is the address, so it is not taken for a name. */
  isAddress: boolean
}

type Take = (part: CustomerPart, value: string) => boolean

/**
 * A label with nothing after it belongs to the next line. Labelled addresses stay among the lines, because they still
 * have to be divided.
 */
function byLabels(all: readonly string[]) {
  const named: { part: CustomerPart; value: string; line: string }[] = []
  const lines: Line[] = []
  let awaited: CustomerPart | null = null
  for (const line of all) {
    const label = readLabel(line)
    const part: CustomerPart | null = label?.part ?? awaited
    const value: string = trimmedLine(label?.value ?? line)
    awaited = value === '' ? part : null
    if (value === '') continue
    if (part === null || part === 'address') lines.push({ text: value, isAddress: part !== null })
    else named.push({ part, value, line })
  }
  return { named, lines }
}

const plain = (name: string) => foldedText(name).replace(/[^\p{L}]/gu, '')
/** The UAE, The Bahamas, also as “Bahamas, The”. */
const withoutThe = (name: string) => plain(name.replace(/^\s*the\s+|,\s*the\s*$/i, ''))
/** Names that stand for a country and are also the town. */
const TOWNS = new Set(
  ['dubai', 'abu dhabi', 'sharjah', 'دبئی', 'ابوظہبی', 'شارجہ', 'singapore', 'hong kong', 'kuwait'].map(plain),
)

const isContact = (line: string) => !/\p{L}/u.test(line) || line.includes('@') || LAST_PHONE.test(inLatinDigits(line))

/** Takes the last name of a country out of the lines: a whole line, what follows a comma, or the last words. */
function takeCountry(lines: Line[], isNamed: boolean, countries: readonly string[]) {
  const search = countrySearch(countries.map((name) => ({ name })))
  const countryOf = (words: string) => {
    const letters = withoutThe(words)
    // Two letters may be a state, except for UK and US, which everybody writes.
    if (!/^[\p{L}\p{M}\s.,،'’&()-]{2,60}$/u.test(words) || (letters.length < 3 && !['uk', 'us'].includes(letters)))
      return ''
    const { meant } = search(words)
    if (meant && namesOfCountry(meant.name).some((name) => withoutThe(name) === letters)) return meant.name
    // “Kingdom of Saudi Arabia”, “Republic of Ireland”.
    const region = /\sof\s/i.test(words) ? regionOf(words) : undefined
    return (region && countries.find((name) => regionOf(name) === region)) ?? ''
  }
  for (const [at, line] of [...lines.entries()].reverse()) {
    const starts = [0, line.text.search(/[,،][^,،]*$/) + 1]
    const isLast = lines.slice(at + 1).every(({ text }) => isContact(text))
    // The last one, two or three words, with their “the”.
    if (isLast)
      for (const words of [/(?:the\s+)?\S+$/i, /(?:the\s+)?\S+\s+\S+$/i, /(?:the\s+)?\S+\s+\S+\s+\S+$/i])
        starts.push(line.text.search(words))
    for (const start of starts.filter((each) => each > 0 || (each === 0 && (at > 0 || isNamed || line.isAddress)))) {
      const written = line.text.slice(start).trim()
      const country = countryOf(written)
      if (country === '') continue
      const isAlsoTown = TOWNS.has(plain(written))
      if (!isAlsoTown) line.text = trimmedLine(line.text.slice(0, start))
      if (line.text === '') lines.splice(at, 1)
      return { country, written: isAlsoTown ? '' : written }
    }
  }
  return { country: '', written: '' }
}

const CARD = /^\d{5}-\d{7}-\d$/
const CODE = /^\d{1,6}$|^\d{5}-\d{4}$/
const FIGURES = /^[+\d\s().,،/&-]+$/
const LAST_PHONE = /[\s,:(]((?:\+|00|0)[\d\s()-]{8,18}\d)\)?$/
const PHONE_LABEL = /(?:\b(?:ph|phone|tel|cell|mob|mobile|whatsapp|contact)|^(?:office|home|landline))?[\s.:#(-]*$/i

function takeContacts(lines: Line[], country: string, take: Take, takePhone: (phone: string) => void): void {
  for (const line of lines) {
    const email = line.text.split(/[\s,;<>()]+/).find(isEmailAddress)
    if (email && take('email', email)) line.text = trimmedLine(line.text.replace(email, '').replace(/[<(]\s*[>)]/, ''))
    const latin = inLatinDigits(line.text)
    const phone = LAST_PHONE.exec(latin)
    const isCode = CODE.test(latin) || findPostCode(latin, regionOf(country) ?? '')?.rest === ''
    if (CARD.test(latin) && take('ntnCnic', latin)) line.text = ''
    else if (FIGURES.test(latin) && !isCode && !CARD.test(latin) && latin.replace(/\D/g, '').length > 6) {
      takePhone(latin)
      line.text = ''
    } else if (phone && !isDoubtfulPhone(phone[1] ?? '', country)) {
      takePhone(phone[1] ?? '')
      line.text = trimmedLine(latin.slice(0, phone.index).replace(PHONE_LABEL, ''))
    }
  }
  lines.splice(0, lines.length, ...lines.filter(({ text }) => text !== ''))
}

/** The first line is a person or a company; the second may be the other of the two. */
function takeNames(lines: Line[], take: Take): void {
  const takeFirst = (part: (line: string) => CustomerPart | null) => {
    const [line] = lines
    if (!line || line.isAddress || !isName(line.text)) return null
    const chosen = part(line.text)
    if (chosen === null || !take(chosen, line.text)) return null
    lines.shift()
    return chosen
  }
  const first = takeFirst((line) => (isCompany(line) ? 'company' : 'contactPerson'))
  const hasMore = lines.length > 1
  if (first === 'company') takeFirst((line) => (hasMore && line.split(/\s+/).length < 5 ? 'contactPerson' : null))
  else if (first !== null) takeFirst((line) => (isCompany(line) ? 'company' : null))
}

/** The offered country whose letters precede a post code, at the start of a line or after a comma. */
function countryOfCode(lines: readonly Line[], countries: readonly string[]): string {
  for (const part of lines.flatMap(({ text }) => text.split(/[,،]/))) {
    const region = regionOfCode(inLatinDigits(part))
    const country = region && countries.find((name) => regionOf(name) === region)
    if (country) return country
  }
  return ''
}

const BRITISH = /(?:^|\s)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i
const CANADIAN = /(?:^|\s)[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i
const AFTER_TOWN = /(?:^|[\s-])(?:\d{5}-\d{4}|\d{4,6})$/
const BEFORE_TOWN = /^\d{4,6}(?=\s+\P{Nd}+$)/u

/** Takes post code, state and town from the last parts of the address. */
function takeTown(parts: string[], region: string | undefined, found: ReadAddress, take: Take): void {
  let at = parts.length - 1
  for (let place = at; place >= 0 && found.postCode === undefined; place -= 1) {
    const part = inLatinDigits(parts[place] ?? '')
    const read = codeIn(part, region)
    if (read === null) continue
    take('postCode', read.code)
    parts[place] = trimmedLine(read.rest)
    at = place
  }
  const last = () => {
    if (parts[at] === '') parts.splice(at--, 1)
    return parts[at] ?? ''
  }
  const state = /(?:^|[\s/])\(?([A-Z]{2,3})\)?$/.exec(last())
  const hasLetters = region ? ['US', 'CA', 'AU', 'BR', 'IT'].includes(region) : found.postCode !== undefined
  if (state?.[1] && hasLetters && take('state', state[1]))
    parts[at] = trimmedLine((parts[at] ?? '').slice(0, state.index))
  if (isState(last()) && isName(last()) && at > 0 && take('state', last())) parts[at] = ''
  const isSure = found.postCode !== undefined || region !== undefined || parts.length > 1
  if (!isSure || !isTown(last(), region)) return
  if (take('city', last().replace(/\.$/, '')) || plain(last()) === plain(found.city ?? '')) parts.splice(at, 1)
}

function codeIn(part: string, region: string | undefined): FoundCode | null {
  const known = region === undefined ? undefined : findPostCode(part, region)
  // Without a country, or in one without rules, codes are recognized by their shape.
  const code = known === undefined ? shapedCode(part, region) : null
  return known ?? (code === null ? null : { code, rest: part.replace(code, '') })
}

function shapedCode(part: string, region: string | undefined): string | null {
  const letters = BRITISH.exec(part) ?? CANADIAN.exec(part)
  if (letters) return letters[0].trim()
  const behind = AFTER_TOWN.exec(part)
  const before = behind && part.slice(0, behind.index)
  if (behind && (before === '' || isName(before ?? ''))) return behind[0].replace(/^[\s-]/, '')
  const first = region === undefined ? null : BEFORE_TOWN.exec(part)
  return first && isName(part.slice(first[0].length)) ? first[0] : null
}
