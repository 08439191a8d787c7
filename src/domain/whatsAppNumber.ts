import { readPhones } from './phone'

/**
 * A number as WhatsApp takes it: country code and number, digits only, without the extension. Takes the first number
 * that can be read in a party's fields; null if there is none. Parameters as for {@link printedPhone}.
 */
export function whatsAppNumber(phones: readonly string[], country: string): string | null {
  const numbers = phones.flatMap((phone) => readPhones(phone, country)).map(({ number }) => number)
  return numbers.find((number) => number !== null) ?? null
}
