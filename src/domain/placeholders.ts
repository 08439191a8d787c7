/** Longer texts are no placeholders. */
const LONGEST = 20

/** Whether a text only fills a field that may not stay empty: N/A, none, nil, a dash, zeros … (product 11.10). */
export function isPlaceholder(text: string): boolean {
  if (text.length > LONGEST) return text.trim() === ''
  const plain = text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '')
  return /^(na|notapplicable|notavailable|none|nil|null|undefined|unknown|[0٠۰]*|x+)$/.test(plain)
}
