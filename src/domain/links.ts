/** Attributes of a link to a new tab, which must not learn anything about this page (product 13.3). */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/**
 * The single allow-list for links and images from data (product 13.3): http or https with a host, without a username or
 * password. Returns the normalised URL, or null if it must not be followed.
 */
export function safeLink(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  if (!/^https?:\/\/[^/\\]/i.test(trimmed)) return null
  // Browsers strip some control characters, so the URL opened could differ from the one shown.
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
 * Text found where a link should be, to be shown but not followed: a partner's own number, or an address without a
 * scheme. Null if it is blank or has a scheme.
 */
export function unlinkedText(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? null : trimmed
}
