/** Characters; a longer service name or reference is set smaller, on two lines. */
export const LONG_SERVICE = 10

export const LONG_REFERENCE = 20

/** Characters; a longer reference is a little smaller, but still on one line. */
export const MEDIUM_REFERENCE = 12

/** Characters that fit at the smallest size; a longer text is cut and refers to the receipt. */
export const MAX_CHARACTERS = { service: 34, reference: 64, name: 90, address: 190, sender: 200 }

const MORE_ON_RECEIPT = '… more on the receipt'

/** Cuts between words and appends {@link MORE_ON_RECEIPT}. @param most characters, that text included */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, Math.max(0, most - MORE_ON_RECEIPT.length))
  return `${(/^(.*)\s\S*$/s.exec(room)?.[1] ?? room).replace(/[\s,،.]+$/, '')}${MORE_ON_RECEIPT}`
}
