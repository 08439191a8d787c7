import type { BookingForm } from '../forms/bookingForm'
import { isDoubtfulPhone } from '../phone'
import { regionOf } from '../regions'
import { inLatinDigits } from '../typedText'
import type { ColumnId } from './fileColumns'

/** Digits of post codes that may begin with a zero. */
const postCodes: Readonly<Record<string, number>> = {
  AU: 4,
  DE: 5,
  DZ: 5,
  ES: 5,
  FI: 5,
  FR: 5,
  IT: 5,
  MX: 5,
  MY: 5,
  NO: 4,
  RO: 6,
  TH: 5,
  TR: 5,
  US: 5,
}

/**
 * A number whose leading zero a spreadsheet has dropped, with the zero put back; null where none is missing. It is
 * proposed, never put back by itself.
 */
export function withLostZero(id: ColumnId, value: string, { origin, recCountry }: BookingForm): string | null {
  const digits = inLatinDigits(value)
  if (!/^[1-9]\d*$/.test(digits)) return null
  const isShipper = id.startsWith('shipper')
  const country = isShipper ? origin : recCountry
  const whole = `0${digits}`
  if (/Phone\d$|Fax$/.test(id)) {
    // Pakistani mobile numbers can be read without it, but nobody writes them so.
    if (/^3\d{9}$/.test(digits) && regionOf(country) === 'PK') return whole
    return isDoubtfulPhone(digits, country) && !isDoubtfulPhone(whole, country) ? whole : null
  }
  if (id !== 'recPostCode') return null
  return whole.length === postCodes[regionOf(country) ?? ''] ? whole : null
}
