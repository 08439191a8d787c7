import { foldedText } from '../foldedText'
import type { Message } from '../message'

interface TitleFields {
  shipperContactPerson: string
  shipperCompany: string
  recCity: string
}

/** Titles and first names that too many people share, folded by {@link foldedText}: they need the next word as well. */
const COMMON_NAMES = new Set(
  'محمد سید سیدہ شیخ حاجی ڈاکٹر چوہدری چودھری میاں عبد muhammad mohammad mohammed m md syed syeda sheikh haji dr mr mrs ms ch abdul'
    .split(' ')
    .map(foldedText),
)

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A name up to its first distinctive word: `Sana`, `Muhammad Ali`. */
function shortName(name: string): string {
  const words = plain(name).split(' ')
  const own = words.findIndex((word) => !COMMON_NAMES.has(foldedText(word.replace(/\.$/, ''))))
  return words.slice(0, own < 0 ? words.length : own + 1).join(' ')
}

/** `Sana → Sheffield`: the shipper's short name or company, and the receiver's city; null until both are known. */
export function bookingTitle({
  shipperContactPerson,
  shipperCompany,
  recCity,
}: TitleFields): Message<'booking.fromTo'> | null {
  const shipper = shortName(shipperContactPerson) || plain(shipperCompany)
  const city = plain(recCity)
  return shipper && city ? { key: 'booking.fromTo', values: { from: shipper, to: city } } : null
}
