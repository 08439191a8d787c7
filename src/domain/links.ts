import { countryCode, printedPhone } from './phone'

/**
 * The one allow-list for links and images from data (product 13.3): http or https with a host, without name or
 * password. Gives the normalised address, or null where it must not be followed.
 */
export function safeLink(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  if (!/^https?:\/\/[^/\\]/i.test(trimmed)) return null
  // Browsers drop control characters, so what is seen would not be what is opened.
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
 * A WhatsApp link with a message ready to send; without a number it asks whom to send to. `phone` is as typed,
 * Pakistani or with its country code; of two the first counts.
 */
export function messageLink(phone: string, text: string): string {
  const [first = ''] = printedPhone(phone, countryCode('Pakistan')).split(' / ')
  const number = first.startsWith('00') ? first.slice(2) : ''
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/**
 * What stands in a link's place and is only to be read: a partner's own number, or an address without its scheme. Null
 * where there is nothing, or where it has a scheme.
 */
export function unlinkedText(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? null : trimmed
}
