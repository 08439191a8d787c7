import type { PartyRole } from '../forms/partyFields'
import type { ColumnHeading } from './columnHeading'
import type { PartyField } from './headingNames'
import { type HeadingReading, isAnswerHeading, readHeading } from './headingReading'

/** Fields that only one party has. */
const onlyParty: Partial<Record<PartyField, PartyRole>> = { country: 'receiver', fax: 'receiver', idCard: 'shipper' }

const fieldOf = ({ named }: HeadingReading): PartyField | null => (named && 'field' in named ? named.field : null)

/** The party whose field each column has; null if it has no field of a party, or if that is not certain. */
export function partiesOf(
  columns: readonly ColumnHeading[],
  readings: readonly HeadingReading[],
): (PartyRole | null)[] {
  const isReceivers = receiverTest(columns, readings)
  const respondents = respondentColumns(columns, readings)
  const mayHaveIdCard = hasUnnamedPerson(readings)
  // Beside a consignee, a customer may be the courier's own.
  const hasReceiver = readings.some(({ named, party, isWeakParty }) => named && party === 'receiver' && !isWeakParty)
  return readings.map((reading, at) => {
    const { party, isWeakParty, isPartyUncertain } = reading
    const field = fieldOf(reading)
    if (field === null || isPartyUncertain || (isWeakParty && hasReceiver)) return null
    if (party !== null) return party
    if (respondents.has(at) || (field === 'idCard' && mayHaveIdCard)) return null
    return onlyParty[field] ?? (isReceivers(reading) ? 'receiver' : null)
  })
}

/** The columns of a web form that name whoever filled it in, who may be the shipper or the clerk. */
function respondentColumns(
  columns: readonly ColumnHeading[],
  readings: readonly HeadingReading[],
): ReadonlySet<number> {
  const answerHeadings = columns.filter(({ heading }) => isAnswerHeading(heading)).length
  const isRespondents = (field: PartyField | null) =>
    answerHeadings > 0 && (field === 'email' || (answerHeadings > 1 && field === 'person'))
  return new Set(readings.flatMap((reading, at) => (isRespondents(fieldOf(reading)) ? [at] : [])))
}

/** Whether there are people or phones of no stated party: an ID card beside them may be theirs. */
const hasUnnamedPerson = (readings: readonly HeadingReading[]) =>
  readings.some((reading) => reading.party === null && ['person', 'phone1'].includes(fieldOf(reading) ?? '')) &&
  readings.every(({ party }) => party !== 'shipper')

/** A field, or one of its parts, such as the second line of an address. */
const partOf = (reading: HeadingReading) => `${fieldOf(reading)} ${reading.part}`

/**
 * Tells whether a heading that names no party is the receiver's. If a file has columns of both parties, or the same
 * heading twice, a column without a party may belong to either.
 */
function receiverTest(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]) {
  if (hasRepeatedHeading(columns, readings) || isBesideReceivers(columns, readings)) return () => false
  const shippers = new Set(readings.filter(({ party }) => party === 'shipper').map(partOf))
  const hasReceiver = readings.some(({ party }) => party === 'receiver')
  return (reading: HeadingReading): boolean => shippers.size === 0 || (!hasReceiver && shippers.has(partOf(reading)))
}

/** Beside “Receiver name”, a further “Name” is somebody else's, and so are Phone and City. */
function isBesideReceivers(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]): boolean {
  const named = readings.filter(({ party }) => party === 'receiver')
  const sure = named.filter(({ isWeakParty }) => !isWeakParty)
  const receivers = new Set((sure.length > 0 ? sure : named).map(partOf))
  return readings.some((reading, at) => {
    const field = fieldOf(reading)
    const isUnnamed = reading.party === null && field !== null && !(field in onlyParty)
    return isUnnamed && receivers.has(partOf(reading)) && (columns[at]?.values.length ?? 0) > 0
  })
}

/** How spreadsheets and programs number a repeated heading: `Name.1`, `Name (2)`. */
const NUMBERED = /[\s._()-]*\d{1,2}\)?$/

/** Whether two headings of no stated party are the same. */
function hasRepeatedHeading(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]): boolean {
  const headings = readings.flatMap((reading, at) => {
    const heading = (columns[at]?.heading ?? '').trim().toLowerCase()
    const bare = fieldOf(reading) === null ? heading.replace(NUMBERED, '') : heading
    const meant = bare === heading ? reading : readHeading(bare)
    const field = fieldOf(meant)
    return meant.party !== null || field === null || field in onlyParty ? [] : [bare]
  })
  return new Set(headings).size < headings.length
}
