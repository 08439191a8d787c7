/** Random text that nobody can guess, of two hexadecimal digits for each byte. With 8 bytes or more, no two are the same. */
export function randomMark(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
