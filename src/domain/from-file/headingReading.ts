import { foldedText } from '../foldedText'
import type { PartyRole } from '../forms/partyFields'
import type { ColumnId } from './fileColumns'
import {
  amountsOfShops,
  answerHeadings,
  contactNames,
  groupWords,
  namesWithUnit,
  otherNames,
  otherParties,
  partNames,
  type PartyField,
  partyFieldNames,
  partyNames,
  plainBrackets,
  saleHeadings,
  unitHeadings,
  unitSubjects,
  valuesOfRows,
} from './headingNames'
import {
  areComparable,
  type NamedUnit,
  ownUnit,
  type UnitCode,
  unitNamed,
  unitOfLetters,
  withSignsAsWords,
} from './measures'

/** What a heading means by itself, before it is compared with the other headings of its file. */
export interface HeadingReading {
  /** Null if it names nothing that is known. */
  named: { field: PartyField } | { id: ColumnId } | null
  party: PartyRole | null
  /** The name of the party may also mean the courier's own customer. */
  isWeakParty: boolean
  /** The text above the heading names no party, or a different one. */
  isPartyUncertain: boolean
  /** The number of the part if several columns fill a field together, as `Address 2`; 0 for a whole field. */
  part: number
  /** The index of its name among the names of its column: the lower, the better. */
  rank: number
  /** It means its column only if the numbers are in the column's own unit. */
  needsUnit: boolean
  /** It may be the value of a row or of one piece. */
  isValue: boolean
  /** `L`, `W`, `H`. */
  isLetter: boolean
  /** It may mean a person or a phone. */
  isContact: boolean
  /** The heading without "code" or "name", so that it is the same for `Province` and `Province code`. */
  stem: string
  units: readonly NamedUnit[]
  /** A text in brackets that is probably a unit, but not a known one; null without one. */
  unknown: string | null
}

type Name = Pick<
  HeadingReading,
  'named' | 'part' | 'rank' | 'needsUnit' | 'isValue' | 'isLetter' | 'isContact' | 'stem'
>

/** A longer heading is a sentence, and only its beginning is compared with names, in characters. */
const MAX_COMPARED_LENGTH = 100

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
/** Folded, with signs as words. */
const readable = (text: string) =>
  foldedText(withSignsAsWords(text.slice(0, MAX_COMPARED_LENGTH)).replace(/#/g, ' no '))
const listed = (names: string) => names.split(',').map((name) => plain(readable(name)))

let names: Map<string, Name> | undefined

function allNames(): Map<string, Name> {
  const found = new Map<string, Name>()
  const add = (each: string, name: Partial<Name>) =>
    listed(each).forEach((key, rank) => {
      const isLetter = /^[lwh]$/.test(key)
      const [isContact, stem] = [contacts.has(key), key.replace(CODE_OR_NAME, '')]
      const usual = {
        named: null,
        part: 0,
        rank,
        needsUnit: false,
        isValue: values.has(key),
        isLetter,
        isContact,
        stem,
      }
      if (!found.has(key)) found.set(key, { ...usual, ...name })
    })
  for (const [id, each] of Object.entries(otherNames)) add(each, { named: { id: id as ColumnId } })
  for (const [field, each] of Object.entries(partyFieldNames)) add(each, { named: { field: field as PartyField } })
  for (const { field, part, names: each } of partNames) add(each, { named: { field }, part })
  for (const [id, each] of Object.entries(namesWithUnit)) add(each, { named: { id: id as ColumnId }, needsUnit: true })
  return found
}

const CODE_OR_NAME = /(?:iso)?(?:code|name)$/
const values = new Set(listed(valuesOfRows))
const answers = new Set(listed(answerHeadings))
const sales = new Set(listed(saleHeadings))
const shopAmounts = new Set(listed(amountsOfShops))
const contacts = new Set(listed(contactNames))
const parties = partyNames
  .flatMap((each) => listed(each.names).map((name) => ({ ...each, name })))
  .sort((one, other) => other.name.length - one.name.length)
const groups = new Set([...listed(groupWords), ''])
const plainWords = new Set(listed(plainBrackets))
const others = new Set(listed(otherParties))
const sides: readonly ColumnId[] = ['length', 'width', 'height']
const subjects = new Map(
  unitSubjects.flatMap(({ ids, names: each }) => listed(each).map((name) => [name, ids] as const)),
)
const says = (['currency', 'unit'] as const).flatMap((kind) =>
  listed(unitHeadings[kind])
    .sort((one, other) => other.length - one.length)
    .map((name) => ({ kind, name })),
)
/** "Name of the receiver", and the same in Urdu. */
const BEFORE_PARTY = /(?:ofthe|of)$/
const AFTER_PARTY = /^(?:کا|کی|کے)/

const exact = (text: string): Name | undefined => {
  names ??= allNames()
  return names.get(text)
}

/** Finds a party's name at either end of a text, and the rest of the text. */
function partyIn(text: string) {
  for (const each of parties) {
    const { name } = each
    if (text.startsWith(name)) {
      const rest = text.slice(name.length)
      const after = rest.replace(AFTER_PARTY, '')
      if (after === '' || groups.has(after) || isOfParty(after)) return { ...each, rest: after }
    }
    if (!text.endsWith(name)) continue
    const before = text.slice(0, -name.length).replace(BEFORE_PARTY, '')
    if (isOfParty(before)) return { ...each, rest: before }
  }
  return null
}

/** `recipientLine1`: after the name of a party, a line is a line of the address. */
const LINE = /^line(?=\d$)/
const ofParty = (text: string) => exact(text.replace(LINE, 'addressline'))

const isOfParty = (text: string) => {
  const named = ofParty(text)?.named
  return named !== undefined && named !== null && 'field' in named
}

/**
 * Before a number's name these may be abbreviations of Gross or Total: `G. Wt.`, `T. Weight`. After it they are units.
 */
const UNCERTAIN_BEFORE = ['g', 'gr', 't', 'm']

/** Reads a number's name with its unit before or after it: `weightkg`, `lengthininches`. */
function withUnit(text: string): { name: Name; unit: NamedUnit } | null {
  for (let at = 1; at < text.length; at += 1) {
    const [start, end] = [text.slice(0, at), text.slice(at)]
    for (const [rest, written] of [
      [start, end],
      [start.replace(/in$/, ''), end],
      [end, start],
    ] as const) {
      const code = rest === end && UNCERTAIN_BEFORE.includes(written) ? null : unitOfLetters(written)
      const name = code && exact(rest)
      if (!code || !name?.named || !('id' in name.named) || ownUnit(name.named.id) === null) continue
      if (!name.isLetter || ['cm', 'mm', 'm', 'in', 'ft'].includes(code)) return { name, unit: { code, written } }
    }
  }
  return null
}

/** `kg/lb`, `kg or lb` */
const SEVERAL = /[/,;|&+]|\bor\b/
const withoutIn = (text: string) => text.replace(/^in +(?=\S)/, '')
const BRACKETS = /[([{]([^()[\]{}]*)(?:[)\]}]|$)/g

function partsOf(whole: string) {
  // Finding brackets takes long in a long text.
  const heading = whole.slice(0, 2 * MAX_COMPARED_LENGTH)
  const brackets: string[] = []
  const outside = readable(heading).replace(BRACKETS, (_, inside: string) => {
    brackets.push(inside.trim())
    return ' '
  })
  const units: NamedUnit[] = []
  const unknown: string[] = []
  for (const inside of brackets) {
    const each = unitNamed(withoutIn(inside)) ? [inside] : inside.split(SEVERAL)
    for (const written of each.map((one) => withoutIn(one.trim()))) {
      const code = unitNamed(written)
      if (code) units.push({ code, written })
      else if (plain(written) !== '' && !plainWords.has(plain(written))) unknown.push(written)
    }
  }
  return { outside: plain(outside), units, unknown }
}

/** Reads a text above several headings: a party, perhaps a unit, or something else. */
function readGroup(above: string): { party: PartyRole | null; isWeak: boolean; isOther: boolean; units: NamedUnit[] } {
  const { outside, units } = partsOf(above)
  const found = partyIn(outside)
  const isParty = found !== null && groups.has(found.rest)
  const last = readable(above).trim().split(/\s+/).at(-1) ?? ''
  const code = UNCERTAIN_BEFORE.includes(outside) ? null : unitNamed(last)
  const own = code && units.length === 0 && !isParty ? [{ code, written: last }] : units
  return {
    party: isParty ? found.party : null,
    isWeak: isParty && found.isWeak === true,
    isOther: !isParty && outside !== '',
    units: own,
  }
}

/** Whether a text can be about several columns: it names a party, or a unit. */
export function isGroup(above: string): boolean {
  const { party, units } = readGroup(above)
  return party !== null || units.length > 0
}

/**
 * Reads a heading together with what is above it in a row of its own: the shipper above Name, inches above L.
 *
 * @param heading as it is in the file
 * @param above the text over this column and its neighbours; '' if there is none
 */
export function readHeading(heading: string, above = ''): HeadingReading {
  const own = readOne(heading)
  if (above === '' || plain(readable(above)) === plain(readable(heading))) return own
  const group = readGroup(above)
  const isUnit = unitNamed(heading) !== null
  const both = isUnit || own.named === null ? readOne(`${above} ${heading}`) : own
  const reading = both.named === null && !isUnit ? own : both
  const isOfField = reading.named !== null && 'field' in reading.named
  const party = reading.party ?? group.party
  return {
    ...reading,
    party,
    isWeakParty: reading.party ? reading.isWeakParty : group.isWeak,
    isPartyUncertain:
      isOfField &&
      ((reading.party !== null && group.party !== null && reading.party !== group.party) ||
        (party === null && group.isOther)),
    units: reading.units.length > 0 ? reading.units : group.units.filter(({ code }) => isOfMeasure(code, reading)),
  }
}

const isOfMeasure = (code: UnitCode, { named }: HeadingReading) => {
  const own = named && 'id' in named ? ownUnit(named.id) : null
  return own !== null && areComparable(code, own)
}

const nothing: HeadingReading = {
  named: null,
  party: null,
  isWeakParty: false,
  isPartyUncertain: false,
  part: 0,
  rank: 0,
  needsUnit: false,
  isValue: false,
  isLetter: false,
  isContact: false,
  stem: '',
  units: [],
  unknown: null,
}

function readOne(heading: string): HeadingReading {
  const { outside, units, unknown } = partsOf(heading)
  const beside = unknown.map(plain)
  if (outside === '' || beside.some((each) => others.has(each))) return nothing
  // `Address (line 1)`
  const whole = beside.length > 0 ? exact(outside + beside.join('')) : undefined
  const name = whole ?? exact(outside)
  if (name?.named) {
    const isOfField = 'field' in name.named
    const party = isOfField ? beside.map((each) => partyIn(each)).find((each) => each?.rest === '') : undefined
    // `Grams` names a unit; `Pieces` is the name of a column.
    const code = unitNamed(outside)
    return {
      ...nothing,
      ...name,
      party: party?.party ?? null,
      isWeakParty: party?.isWeak === true,
      units: code && code !== 'pcs' && !isOfField ? [...units, { code, written: outside }] : units,
      unknown: isOfField || whole ? null : (unknown[0] ?? null),
    }
  }
  const found = partyIn(outside)
  if (found) {
    const whose = found.rest === '' ? (found.isAlone ? exact('name') : undefined) : ofParty(found.rest)
    if (whose) return { ...nothing, ...whose, party: found.party, isWeakParty: found.isWeak === true }
  }
  const measured = withUnit(outside)
  if (!measured) return nothing
  return { ...nothing, ...measured.name, units: [...units, measured.unit], unknown: unknown[0] ?? null }
}

/** The heading of a column of currencies or units. */
export interface UnitHeading {
  kind: 'currency' | 'unit'
  /** The columns of numbers that it refers to; empty if the heading names none. */
  of: readonly ColumnId[]
}

/** `Currency`, `COD currency`, `Weight unit`, `Unit of measure`; null for any other heading. */
export function unitHeading(heading: string): UnitHeading | null {
  const whole = plain(readable(heading))
  const { outside } = partsOf(heading)
  return unitHeadingOf(whole) ?? (outside === whole ? null : unitHeadingOf(outside))
}

function unitHeadingOf(text: string): UnitHeading | null {
  for (const { kind, name } of says) {
    if (text === name) return { kind, of: [] }
    if (text.endsWith(name)) {
      const of = subjectOf(text.slice(0, -name.length), kind)
      if (of) return { kind, of }
      // "Settlement currency" may be that of any amount.
      if (kind === 'currency') return { kind, of: [] }
    }
    // "Unit price" and "Unit weight" are numbers.
    const [behind, rest] = text.startsWith(name)
      ? (/^(of(?:the)?)?(.*)$/.exec(text.slice(name.length))?.slice(1) ?? [])
      : []
    const of = rest && (behind || kind === 'currency') ? subjectOf(rest, kind) : null
    if (of) return { kind, of }
  }
  return null
}

function subjectOf(text: string, kind: UnitHeading['kind']): readonly ColumnId[] | null {
  const named = exact(text)?.named
  const ids = subjects.get(text) ?? (named && 'id' in named ? [named.id] : [])
  const [first] = ids
  const own = first ? ownUnit(first) : null
  const isOfKind = kind === 'currency' ? own === 'rs' || own === 'usd' : own === 'kg' || own === 'cm'
  if (!first || !isOfKind) return null
  return sides.includes(first) ? sides : ids
}

/** Whether this is one of the headings that web forms put before the answers. */
export const isAnswerHeading = (heading: string): boolean => answers.has(plain(readable(heading)))

/** Whether a heading belongs to a sale in a shop. */
export const isSaleHeading = (heading: string): boolean => sales.has(plain(readable(heading)))

/** Whether an amount with this heading may also be what the receiver pays. */
export const isAmountOfShop = (heading: string): boolean => shopAmounts.has(partsOf(heading).outside)
