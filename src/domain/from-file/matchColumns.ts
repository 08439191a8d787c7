import type { PartyRole } from '../forms/partyFields'
import { plainDecimal } from '../typedNumbers'
import { inLatinDigits } from '../typedText'
import { type Candidate, chooseColumns } from './chooseColumns'
import type { ColumnHeading } from './columnHeading'
import { contradicts } from './contradicts'
import { type ColumnId, columnOf } from './fileColumns'
import type { PartyField } from './headingNames'
import { type HeadingReading, isAmountOfShop, isSaleHeading, readHeading } from './headingReading'
import { partiesOf } from './partiesOf'
import { unitProblem, unitsOfFile } from './unitProblem'
import type { Unmatched } from './unmatched'

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

/** What is known of the columns of a file while they are matched. */
interface Matching {
  columns: readonly ColumnHeading[]
  readings: readonly HeadingReading[]
  candidates: readonly Candidate[]
  /** The result so far, which the steps change. */
  found: MatchedColumn[]
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
  const readings = columns.map(({ heading, above, values }) => byValues(readHeading(heading, above), values))
  const named = nameColumns(columns, readings)
  const matching: Matching = {
    columns,
    readings,
    candidates: named.flatMap((each) => (each !== null && 'reading' in each ? each : [])),
    found: named.map((each) => ({ id: null, unmatched: each !== null && 'why' in each ? each : null })),
  }
  // In this order: each step goes on from what those before it have found.
  matchCandidates(matching)
  matchSecondPhones(matching)
  matchCodAmounts(matching)
  refuseAmountsOfShops(matching)
  refuseSingleLetter(matching)
  refuseContradicted(matching)
  return matching.found
}

/** What the headings name: for each column a candidate, or why it is none; null if its heading is not known. */
function nameColumns(
  columns: readonly ColumnHeading[],
  readings: readonly HeadingReading[],
): (Candidate | Unmatched | null)[] {
  const units = unitsOfFile(columns, readings)
  const parties = partiesOf(columns, readings)
  return readings.map((reading, at) => {
    const { named, party, isWeakParty } = reading
    if (named === null || units.unitColumns.some((each) => each.at === at)) return null
    const strength = party === null ? 0 : isWeakParty ? 1 : 2
    if ('field' in named) {
      const { field } = named
      const owner = parties[at] ?? null
      if (owner === null) return { why: 'party', field }
      const id = fieldsOf[owner][field]
      return id && { at, reading, id, strength }
    }
    return unitProblem(named.id, at, reading, units) ?? { at, reading, id: named.id, strength }
  })
}

/** Gives each column of ours the best of its candidates, or refuses all of them. */
function matchCandidates({ candidates, columns, found }: Matching): void {
  for (const id of new Set(candidates.map((each) => each.id))) {
    const named = candidates.filter((each) => each.id === id)
    // A column whose cells contradict its heading gives way to the others.
    const fitting = named.filter(({ at }) => !contradicts(id, columns[at]?.values ?? []))
    const all = fitting.length > 0 ? fitting : named
    for (const { at } of named)
      if (!all.some((each) => each.at === at)) found[at] = { id: null, unmatched: { why: 'values', id } }
    const chosen = chooseColumns(all)
    for (const { at } of chosen) found[at] = { id, unmatched: null }
    if (chosen.length === 0) for (const { at } of all) found[at] = { id: null, unmatched: { why: 'several', id } }
  }
}

/** A single column “W”, without the other sides, may be a weight. */
function refuseSingleLetter({ candidates, found }: Matching): void {
  const sides = candidates.filter(({ at, id }) => found[at]?.id === id && columnOf(id).group === 'box')
  const [only] = sides
  if (sides.length === 1 && only?.reading.isLetter)
    found[only.at] = { id: null, unmatched: { why: 'unclear', id: only.id } }
}

function refuseContradicted({ columns, found }: Matching): void {
  found.forEach(({ id }, at) => {
    if (id !== null && contradicts(id, columns[at]?.values ?? []))
      found[at] = { id: null, unmatched: { why: 'values', id } }
  })
}

/** Which column each heading names, without regard to cells and groups. */
export const matchHeadings = (headings: readonly string[]): (ColumnId | null)[] =>
  matchColumns(headings.map((heading) => ({ heading, above: '', values: [] }))).map(({ id }) => id)

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

/** A column "COD" that contains amounts is the COD amount, not the choice. */
function matchCodAmounts({ candidates, columns, found }: Matching): void {
  const isTaken = candidates.some(({ id }) => id === 'codAmount')
  for (const { at, id } of candidates) {
    const amounts = (columns[at]?.values ?? []).map((value) => Number(plainDecimal(value, 'rupees') ?? Number.NaN))
    if (id !== 'cod' || found[at]?.id !== id || isTaken || !amounts.some((amount) => amount > 1)) continue
    if (amounts.every((amount) => !Number.isNaN(amount))) found[at] = { id: 'codAmount', unmatched: null }
  }
}

/** Leaves the amount in a shop's file to the clerk: it may be what the receiver pays, not the courier's charge. */
function refuseAmountsOfShops({ columns, readings, found }: Matching): void {
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
function matchSecondPhones(matching: Matching): void {
  const { found } = matching
  const candidates = matching.candidates.filter(({ at }) => found[at]?.unmatched?.why !== 'values')
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
