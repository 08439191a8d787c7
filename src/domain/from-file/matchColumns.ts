import type { PartyRole } from '../forms/partyFields'
import { plainDecimal } from '../typedNumbers'
import { inLatinDigits } from '../typedText'
import { type ColumnId, columnOf } from './fileColumns'
import type { PartyField } from './headingNames'
import { type HeadingReading, isAmountOfShop, isAnswerHeading, isSaleHeading, readHeading } from './headingReading'
import { canConvert, type NamedUnit, ownUnit, type UnitCode, unitNamed } from './measures'
import { type UnitColumn, unitColumnsFor, unitColumnsOf, unitInCell, valuesOf } from './unitColumns'

/** A column of a file, before it is known what it is. */
export interface ColumnHeading {
  heading: string
  /** The text of a cell in the row above that spans this column and its neighbours; '' without one. */
  above: string
  /** Some of its cells that are not blank; of a column of currencies or units, each different value. */
  values: readonly string[]
}

/** Why a column is not matched automatically, although its heading is known. */
export type Unmatched =
  | { why: 'unit'; id: ColumnId; unit: NamedUnit }
  | { why: 'units' | 'no unit' | 'several' | 'unclear' | 'values'; id: ColumnId }
  | { why: 'currency'; id: ColumnId; currency: string }
  | { why: 'party'; field: PartyField }

interface MatchedColumn {
  id: ColumnId | null
  unmatched: Unmatched | null
}

type Fields = Record<PartyField, ColumnId | null>
const fieldsOf: Record<PartyRole, Fields> = {
  shipper: {
    company: 'shipperCompany',
    person: 'shipperContactPerson',
    address: 'shipperAddress',
    state: 'shipperState',
    city: 'shipperCity',
    postCode: 'shipperPostCode',
    country: null,
    phone1: 'shipperPhone1',
    phone2: 'shipperPhone2',
    phoneCode: null,
    fax: null,
    email: 'shipperEmail',
    idCard: 'shipperNtnCnicNo',
  },
  receiver: {
    company: 'recCompany',
    person: 'recContactPerson',
    address: 'recAddress',
    state: 'recState',
    city: 'recCity',
    postCode: 'recPostCode',
    country: 'recCountry',
    phone1: 'recPhone1',
    phone2: 'recPhone2',
    phoneCode: null,
    fax: 'recFax',
    email: 'recEmail',
    idCard: null,
  },
}
/**
 * The separators for columns of ours that several columns of a file can fill together. All others are filled from a
 * single one.
 */
const between: Partial<Record<ColumnId, string>> = {
  shipperCompany: ' ',
  shipperContactPerson: ' ',
  shipperAddress: ', ',
  recCompany: ' ',
  recContactPerson: ' ',
  recAddress: ', ',
  remarks: ', ',
  description: ', ',
}

/** The text between the parts of a column that several columns of a file fill; null if only one can fill it. */
export const joiner = (id: ColumnId): string | null => between[id] ?? null

interface Candidate {
  at: number
  reading: HeadingReading
  id: ColumnId
  /** 2 if the heading names the party, 1 if it does so by an ambiguous name, 0 if it names none. */
  strength: number
}

/** As much of a heading as is read at all, with what stands in brackets behind its name, in characters. */
const MAX_HEADING_CHARACTERS = 200

/**
 * Matches the columns of a file to ours, as far as that is certain. A column whose party, unit or currency is
 * uncertain, or that competes with others for the same column of ours, is left to the clerk, who knows the file.
 *
 * @returns for each column the id of ours, or why it has none although its heading is known
 */
export function matchColumns(given: readonly ColumnHeading[]): MatchedColumn[] {
  const columns = given.map((column) => ({ ...column, heading: column.heading.slice(0, MAX_HEADING_CHARACTERS) }))
  const found = columns.map((): MatchedColumn => ({ id: null, unmatched: null }))
  const readings = columns.map(({ heading, above, values }) => byValues(readHeading(heading, above), values))
  const units = unitsOfFile(columns, readings)
  const candidates: Candidate[] = []
  const isReceivers = receiversAlone(columns, readings)
  const isRespondents = respondents(columns, readings)
  // Beside a consignee, a customer may be the courier's own.
  const hasReceiver = readings.some(({ named, party, isWeakParty }) => named && party === 'receiver' && !isWeakParty)
  readings.forEach((reading, at) => {
    const { named, party } = reading
    const refuse = (unmatched: Unmatched) => (found[at] = { id: null, unmatched })
    if (named === null || units.unitColumns.some((each) => each.at === at)) return
    const strength = party === null ? 0 : reading.isWeakParty ? 1 : 2
    if ('field' in named) {
      const { field } = named
      const own = party ?? onlyParty[field] ?? (isReceivers(reading) ? 'receiver' : null)
      const isOther =
        reading.isPartyUncertain ||
        (reading.isWeakParty && hasReceiver) ||
        (party === null && (isRespondents(at) || (field === 'idCard' && isOfSomebody(readings))))
      if (own === null || isOther) return void refuse({ why: 'party', field })
      const id = fieldsOf[own][field]
      if (id) candidates.push({ at, reading, id, strength })
      return
    }
    const unmatched = unitProblem(named.id, at, reading, units)
    if (unmatched) refuse(unmatched)
    else candidates.push({ at, reading, id: named.id, strength })
  })
  const ids = new Set(candidates.map(({ id }) => id))
  for (const id of ids) {
    const named = candidates.filter((each) => each.id === id)
    // A column whose cells contradict its heading gives way to the others.
    const fitting = named.filter(({ at }) => !contradicts(id, columns[at]?.values ?? []))
    const all = fitting.length > 0 ? fitting : named
    for (const { at } of named)
      if (!all.some((each) => each.at === at)) found[at] = { id: null, unmatched: { why: 'values', id } }
    const chosen = chosenOf(all)
    for (const { at } of chosen) found[at] = { id, unmatched: null }
    if (chosen.length === 0) for (const { at } of all) found[at] = { id: null, unmatched: { why: 'several', id } }
  }
  matchSecondPhones(
    candidates.filter(({ at }) => found[at]?.unmatched?.why !== 'values'),
    found,
  )
  matchCodAmounts(candidates, columns, found)
  refuseAmountsOfShops(columns, readings, found)
  // A single column “W”, without the other sides, may be a weight.
  const sides = candidates.filter(({ at, id }) => found[at]?.id === id && columnOf(id).group === 'box')
  const [lone] = sides
  if (sides.length === 1 && lone?.reading.isLetter)
    found[lone.at] = { id: null, unmatched: { why: 'unclear', id: lone.id } }
  return found.map((each, at) =>
    each.id !== null && contradicts(each.id, columns[at]?.values ?? [])
      ? { id: null, unmatched: { why: 'values', id: each.id } }
      : each,
  )
}

/** Which column each heading names, without regard to cells and groups. */
export const matchHeadings = (headings: readonly string[]): (ColumnId | null)[] =>
  matchColumns(headings.map((heading) => ({ heading, above: '', values: [] }))).map(({ id }) => id)

/** Fields that only one party has. */
const onlyParty: Partial<Record<PartyField, PartyRole>> = { country: 'receiver', fax: 'receiver', idCard: 'shipper' }

/** Whether a cell below "Contact" is a phone number rather than a person. */
const isTelephone = (text: string) =>
  /\d{3}/.test(inLatinDigits(text).replace(/[\s()./-]/g, '')) && !/[\p{L}@]/u.test(text)
/** `#1001`, `SHOP-1001`: one word with digits that is not a phone number. */
const isOrderNumber = (text: string) =>
  /^[^\s@]{1,30}$/.test(text) && /\p{Nd}/u.test(text) && !/^\+?\p{Nd}{9,}$/u.test(text)

/** Decides by the cells below it what an ambiguous heading means. */
function byValues(reading: HeadingReading, values: readonly string[]): HeadingReading {
  const { named, part, isContact, party } = reading
  const isPerson = named !== null && 'field' in named && named.field === 'person' && part === 0
  if (!isPerson || values.length === 0) return reading
  if (isContact) return values.every(isTelephone) ? { ...reading, named: { field: 'phone1' } } : reading
  // In a shop's file, “Name” may be the number of an order.
  return party === null && values.every(isOrderNumber)
    ? { ...reading, named: { id: 'shipperRef' }, rank: RANK_AFTER_ALL_HEADINGS }
    : reading
}
const RANK_AFTER_ALL_HEADINGS = 1000

/** The columns of a web form that name whoever filled it in, who may be the shipper or the clerk. */
function respondents(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]) {
  const before = columns.filter(({ heading }) => isAnswerHeading(heading)).length
  return (at: number): boolean => {
    const named = readings[at]?.named
    if (before === 0 || !named || !('field' in named)) return false
    return named.field === 'email' || (before > 1 && named.field === 'person')
  }
}

/** Whether there are people or phones of no stated party: an ID card beside them may be theirs. */
const isOfSomebody = (readings: readonly HeadingReading[]) =>
  readings.some(
    ({ named, party }) => party === null && named && 'field' in named && ['person', 'phone1'].includes(named.field),
  ) && readings.every(({ party }) => party !== 'shipper')

/** How spreadsheets and programs number a repeated heading: `Name.1`, `Name (2)`. */
const NUMBERED = /[\s._()-]*\d{1,2}\)?$/

/**
 * Whether headings that name no party are the receiver's. If a file has columns of both parties, or the same heading
 * twice, a column without a party may belong to either.
 */
function receiversAlone(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]) {
  const fieldOf = ({ named }: HeadingReading) => (named && 'field' in named ? named.field : null)
  const partOf = (reading: HeadingReading) => `${fieldOf(reading)} ${reading.part}`
  const shippers = new Set(readings.filter(({ party }) => party === 'shipper').map(partOf))
  const hasReceiver = readings.some(({ party }) => party === 'receiver')
  const named = readings.filter(({ party }) => party === 'receiver')
  const sure = named.filter(({ isWeakParty }) => !isWeakParty)
  const receivers = new Set((sure.length > 0 ? sure : named).map(partOf))
  // Beside “Receiver name”, a further “Name” is somebody else's, and so are Phone and City.
  const isBeside = readings.some(
    (reading, at) =>
      reading.party === null &&
      fieldOf(reading) !== null &&
      !((fieldOf(reading) ?? '') in onlyParty) &&
      receivers.has(partOf(reading)) &&
      (columns[at]?.values.length ?? 0) > 0,
  )
  const unnamed = readings.flatMap((reading, at) => {
    const heading = (columns[at]?.heading ?? '').trim().toLowerCase()
    const bare = fieldOf(reading) === null ? heading.replace(NUMBERED, '') : heading
    const { party, ...meant } = bare === heading ? reading : readHeading(bare)
    const field = fieldOf({ party, ...meant })
    return party !== null || field === null || field in onlyParty ? [] : [bare]
  })
  const isTwice = new Set(unnamed).size < unnamed.length
  return (reading: HeadingReading): boolean =>
    !isTwice && !isBeside && (shippers.size === 0 || (!hasReceiver && shippers.has(partOf(reading))))
}

/** What a file says about units, apart from a column's own heading. */
interface UnitsOfFile {
  unitColumns: readonly UnitColumn[]
  /** The units of weights and sizes that headings or columns of units name. */
  measures: readonly { id: ColumnId; code: UnitCode }[]
}

function unitProblem(
  id: ColumnId,
  at: number,
  { units, unknown, needsUnit }: HeadingReading,
  { unitColumns, measures }: UnitsOfFile,
): Unmatched | null {
  const own = ownUnit(id)
  if (own === null) return null
  const [unit, ...others] = units
  if (unknown !== null) return { why: 'unit', id, unit: { code: 'other', written: unknown } }
  if (others.some(({ code }) => code !== unit?.code)) return { why: 'units', id }
  const beside = valuesOf(unitColumnsFor(id, at, unitColumns))
  const isMoney = own === 'rs' || own === 'usd'
  if (!isMoney && beside.length > 0) {
    const unread = beside.find((written) => unitInCell(written, id) === null)
    if (unread !== undefined) return { why: 'unit', id, unit: { code: 'other', written: unread } }
    if (unit && beside.some((written) => unitInCell(written, id)?.code !== unit.code)) return { why: 'units', id }
    return null
  }
  if (unit) return unit.code === own || canConvert(unit.code, own) ? null : { why: 'unit', id, unit }
  if (isMoney && beside.length > 0) {
    const currency = beside.join(', ')
    return unitNamed(currency) === own ? null : { why: 'currency', id, currency }
  }
  const isOther =
    own === 'cm' && measures.some(({ id: other, code }) => code !== ownUnit(other) && isLikeSizes(other, code))
  return needsUnit || isOther ? { why: 'no unit', id } : null
}

/** Sizes beside another size in inches, or beside pounds or ounces, are hardly in centimetres. */
const isLikeSizes = (id: ColumnId, code: UnitCode) => ownUnit(id) === 'cm' || code === 'lb' || code === 'oz'

function unitsOfFile(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]): UnitsOfFile {
  const unitColumns = unitColumnsOf(columns)
  const measures = readings.flatMap(({ named, units }, at) => {
    const id = named && 'id' in named ? named.id : null
    if (id === null || !['kg', 'cm'].includes(ownUnit(id) ?? '') || unitColumns.some((each) => each.at === at))
      return []
    const beside = valuesOf(unitColumnsFor(id, at, unitColumns)).flatMap((written) => unitInCell(written, id) ?? [])
    return [...units, ...beside].map(({ code }) => ({ id, code }))
  })
  return { unitColumns, measures }
}

/** The currencies that the file's own columns of currencies name, separated by commas; null without such a column. */
export function currencyOf(columns: readonly ColumnHeading[]): string | null {
  const currencies = valuesOf(unitColumnsOf(columns).filter(({ kind }) => kind === 'currency'))
  return currencies.length > 0 ? currencies.join(', ') : null
}

/** The candidates that fill a column, usually one; none if that is not certain. */
function chosenOf(all: readonly Candidate[]): Candidate[] {
  const best = Math.max(...all.map(({ strength }) => strength))
  const named = all.filter(({ strength }) => strength === best)
  const ofPart = (part: number) => named.filter(({ reading }) => reading.part === part)
  const [whole, later] = [ofPart(0), named.filter(({ reading }) => reading.part > 0)]
  if (later.length > 0) {
    const parts = later.map(({ reading }) => reading.part)
    const [first] = all
    const isName = first?.reading.named && 'field' in first.reading.named && first.reading.named.field === 'person'
    // A full name makes its parts unnecessary; an “Address” beside an “Address 2” is the first line.
    if (isName && whole.length > 0) return bestOf(whole)
    if (new Set(parts).size < parts.length) return []
    if (parts.includes(1)) return later
    return whole.length === 1 ? [...whole, ...later] : []
  }
  return bestOf(whole)
}

/**
 * Of several candidates for a number, the only one in the form's unit; for a reference, remarks or a description, the
 * one with the best name; else none.
 */
function bestOf(all: readonly Candidate[]): Candidate[] {
  const [first] = all
  if (!first || all.length === 1) return [...all]
  const { id } = first
  if (columnOf(id).kind === 'number') {
    const own = all.filter(({ reading }) => reading.units.some(({ code }) => code === ownUnit(id)))
    return own.length === 1 && new Set(all.map(({ reading }) => reading.rank)).size === 1 ? own : []
  }
  // A province beside the code of the same province.
  if (/State$|Country$/.test(id) && new Set(all.map(({ reading }) => reading.stem)).size === 1) return [first]
  if (!['shipperRef', 'remarks', 'description'].includes(id)) return []
  const best = Math.min(...all.map(({ reading }) => reading.rank))
  const named = all.filter(({ reading }) => reading.rank === best)
  return named.length === 1 ? named : []
}

/** A column "COD" that contains amounts is the COD amount, not the choice. */
function matchCodAmounts(
  candidates: readonly Candidate[],
  columns: readonly ColumnHeading[],
  found: MatchedColumn[],
): void {
  const isTaken = candidates.some(({ id }) => id === 'codAmount')
  for (const { at, id } of candidates) {
    const amounts = (columns[at]?.values ?? []).map((value) => Number(plainDecimal(value, 'rupees') ?? Number.NaN))
    if (id !== 'cod' || found[at]?.id !== id || isTaken || !amounts.some((amount) => amount > 1)) continue
    if (amounts.every((amount) => !Number.isNaN(amount))) found[at] = { id: 'codAmount', unmatched: null }
  }
}

/** Leaves the amount in a shop's file to the clerk: it may be what the receiver pays, not the courier's charge. */
function refuseAmountsOfShops(
  columns: readonly ColumnHeading[],
  readings: readonly HeadingReading[],
  found: MatchedColumn[],
): void {
  const collected = columns.some(
    ({ values }, at) => found[at]?.id !== 'remarks' && values.some((value) => COD.test(value)),
  )
  const isYes = columns.some(({ values }, at) => found[at]?.id === 'cod' && values.some((value) => YES.test(value)))
  const hasAmount = found.some(
    ({ id, unmatched }) => id === 'codAmount' || (unmatched && 'id' in unmatched && unmatched.id === 'codAmount'),
  )
  const isShop =
    columns.some(({ heading }) => isSaleHeading(heading)) || readings.some(({ isWeakParty }) => isWeakParty)
  if (!isShop && (hasAmount || !(collected || isYes))) return
  found.forEach(({ id }, at) => {
    if (id === 'amount' && isAmountOfShop(columns[at]?.heading ?? ''))
      found[at] = { id: null, unmatched: { why: 'unclear', id } }
  })
}
const COD = /^\s*(?:cod|cash on delivery|c\.o\.d\.?|سی او ڈی)\s*$/i
const YES = /^\s*(?:yes|y|true|ہاں|جی ہاں)\s*$/i

/** Makes two phone columns of a party its first and its second phone. */
function matchSecondPhones(candidates: readonly Candidate[], found: MatchedColumn[]): void {
  for (const [first, second] of [
    ['shipperPhone1', 'shipperPhone2'],
    ['recPhone1', 'recPhone2'],
  ] as const) {
    const all = candidates.filter(({ id }) => id === first)
    const [main, other, ...more] = all.filter(
      ({ strength }) => strength === Math.max(...all.map((each) => each.strength)),
    )
    const isFree = candidates.every(({ id }) => id !== second)
    if (!main || !other || more.length > 0 || !isFree) continue
    found[main.at] = { id: first, unmatched: null }
    found[other.at] = { id: second, unmatched: null }
  }
}

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
