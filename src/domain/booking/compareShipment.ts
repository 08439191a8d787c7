import type { CurrentUser } from '../currentUser'
import type { Booking } from '../forms/bookingForm'
import { isUnreadable } from '../numbers'
import type { Shipment } from '../shipment/shipment'
import { plainDecimal } from '../typedNumbers'

/** The names under which a list may show this center. */
export type Self = Pick<CurrentUser, 'id' | 'username' | 'fullName' | 'centerName'>

/** `ours` and `theirs` are certain; `unclear` is for the clerk to decide. */
type Verdict = 'ours' | 'theirs' | 'unclear'

/** How two values compare. `unknown`: one is missing, or they cannot be compared. */
type Likeness = 'same' | 'alike' | 'different' | 'unknown'

/**
 * How much each likeness counts. Two people, or one person with amount and center, make a shipment ours; a name that is
 * only like ours never does, as two customers of one shipper may have similar names.
 */
const weights = {
  person: { same: 3, alike: -2, different: -3, unknown: 0 },
  amount: { same: 2, alike: 0, different: -4, unknown: 0 },
  center: { same: 1, alike: 0, different: -4, unknown: 0 },
  destination: { same: 1, alike: 0, different: -1, unknown: 0 },
} as const satisfies Record<string, Record<Likeness, number>>
const MIN_WEIGHT_OF_OURS = 6

/**
 * Whether a shipment that a list shows under the number of a booking is that booking (product 5.9). The backend may
 * leave fields out and word them differently: each is evidence, none is a condition, and a missing one says nothing.
 *
 * @param attempts all that was sent under the number
 * @returns the verdict, and the attempts that fit best
 */
export function compareShipment(
  attempts: readonly Booking[],
  shipment: Shipment,
  self: Self,
): { verdict: Verdict; fitting: readonly Booking[] } {
  const compared = attempts.map((attempt) => ({ attempt, ...compare(attempt, shipment, self) }))
  const best = Math.max(...compared.map(({ score }) => score))
  const fitting = compared.filter(({ score }) => score === best).map(({ attempt }) => attempt)
  if (best >= MIN_WEIGHT_OF_OURS) return { verdict: 'ours', fitting }
  return { verdict: compared.every(({ isTheirs }) => isTheirs) ? 'theirs' : 'unclear', fitting }
}

function compare(booking: Booking, shipment: Shipment, self: Self): { score: number; isTheirs: boolean } {
  const sender = [booking.shipperContactPerson, booking.shipperCompany]
  const recipient = [booking.recContactPerson, booking.recCompany]
  const shipper = personLikeness(shipment.consignor, sender, recipient)
  const receiver = personLikeness(shipment.consignee, recipient, sender)
  const amount = amountLikeness(booking.amount, isUnreadable(shipment.amount) ? null : shipment.amount)
  const center = centerLikeness(shipment.center, booking.user, self)
  const destination = destinationLikeness(shipment.destination, booking.recCountry)
  const score =
    weights.person[shipper] +
    weights.person[receiver] +
    weights.amount[amount] +
    weights.center[center] +
    weights.destination[destination]
  const people = [shipper, receiver]
  const areOthers = people.every((person) => person === 'different')
  const isElsewhere = center === 'different' && !people.includes('same') && amount !== 'same'
  return { score, isTheirs: areOthers || isElsewhere }
}

/**
 * Compares a name in a list with those of a party. The list may name the company instead, show a code, or swap the
 * parties.
 */
function personLikeness(listed: string, own: readonly string[], others: readonly string[]): Likeness {
  const likeness = nearest(listed, own)
  const isConclusive = !/\p{N}/u.test(listed) && nearest(listed, others) !== 'same'
  return likeness === 'different' && !isConclusive ? 'unknown' : likeness
}

function amountLikeness(typed: string, listed: number | null): Likeness {
  const amount = plainDecimal(typed, 'rupees')
  if (amount === null || listed === null) return 'unknown'
  return Math.abs(Number(amount) - listed) < 0.01 ? 'same' : 'different'
}

/**
 * A different id or code proves nothing, as a center may have several. Nor does a different name, if this center's own
 * name is not known.
 */
function centerLikeness(listed: string, bookedAs: string, { id, username, fullName, centerName }: Self): Likeness {
  if (listed.trim() === id && id !== '') return 'same'
  const likeness = nearest(listed, [bookedAs, username, fullName, centerName])
  const isConclusive = centerName.trim() !== '' && fullName.trim() !== '' && !/\p{N}/u.test(listed)
  return likeness === 'different' && !isConclusive ? 'unknown' : likeness
}

/** A country may be listed by its code. */
function destinationLikeness(listed: string, country: string): Likeness {
  const likeness = textLikeness(listed, country)
  return likeness === 'different' && listed.trim().length <= 3 ? 'unknown' : likeness
}

function nearest(listed: string, own: readonly string[]): Likeness {
  const found = own.map((text) => textLikeness(listed, text))
  return (['same', 'alike', 'different'] as const).find((likeness) => found.includes(likeness)) ?? 'unknown'
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'm', 's', 'md'])

/** No name is longer than this; the rest is not compared. */
const MAX_CHARACTERS = 200

/** The words of a text, without case, accents, punctuation and invisible characters. */
function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The consonants of a word, as names in Latin letters are spelled with varying vowels: Mehmood, Mahmud. '' if there is
 * only one, which says too little.
 */
function sounds(word: string): string {
  const consonants = word.replace(/[aeiouwy]/g, '').replace(/(.)\1+/g, '$1')
  return consonants.length > 1 ? consonants : word
}

/**
 * Whether a text is an abbreviation: GRT for Gujrat, RH for Ruth Hallam. Up to four letters of the whole, in order,
 * beginning with its first.
 */
function isShortFor(short: string, whole: string): boolean {
  if (short.length > 4 || short[0] !== whole[0]) return false
  let at = -1
  return [...short].every((letter) => (at = whole.indexOf(letter, at + 1)) >= 0)
}

const sorted = (words: readonly string[]) => [...words].sort().join()
const isLatin = (words: readonly string[]) => words.every((word) => /^[a-z0-9]+$/.test(word))

/** `same` whatever the order of the words and the titles; `alike` if a word, or the beginning of one, is in both. */
function textLikeness(one: string, other: string): Likeness {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length === 0 || second.length === 0) return 'unknown'
  const isEqual = (left: readonly string[], right: readonly string[]) => sorted(left) === sorted(right)
  const named = (words: readonly string[]) => words.filter((word) => !TITLES.has(word))
  if (isEqual(first, second) || first.join('') === second.join('')) return 'same'
  const [left, right] = [named(first), named(second)]
  if (left.length > 0 && isEqual(left, right)) return 'same'
  const shared = left.filter((word) => right.includes(word))
  if (shared.length > 1 && shared.length === Math.min(left.length, right.length)) return 'same'
  const begins = (word: string, longer: string) => longer.startsWith(word) || word.startsWith(longer)
  if (first.some((word) => second.some((another) => begins(word, another) || sounds(word) === sounds(another)))) {
    return 'alike'
  }
  if (isShortFor(first.join(''), second.join(''))) return 'alike'
  // A name in another script may be the same name.
  return isLatin(first) === isLatin(second) ? 'different' : 'unknown'
}
