import { countryCode, printedPhone } from './phone'

/**
 * The one allow-list for links and images that come from data (product 13.3): http and https, with a host, without a
 * name or password in the address.
 *
 * @param text a link as the answer has it
 * @returns the normalised address, or null where it must not be followed
 */
export function safeLink(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  if (!/^https?:\/\/[^/\\]/i.test(trimmed)) return null
  // Control characters are dropped by browsers, so that what is seen is not what is opened.
  for (const character of trimmed) if (character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f) return null
  try {
    const url = new URL(trimmed)
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}

/**
 * A message in WhatsApp, ready to be sent to somebody.
 *
 * @param phone a Pakistani number, or one with its country code, as it was typed; of two the first counts
 * @param text the message
 * @returns a link that asks whom to send it to where there is no number
 */
export function messageLink(phone: string, text: string): string {
  const [first = ''] = printedPhone(phone, countryCode('Pakistan')).split(' / ')
  const number = first.startsWith('00') ? first.slice(2) : ''
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/**
 * What stands in a link's place and is none: a partner's own number, or an address without its scheme. It is for
 * reading.
 *
 * @param text a link as the answer has it
 * @returns the text, or null where there is none or where it has a scheme
 */
export function unlinkedText(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? null : trimmed
}
