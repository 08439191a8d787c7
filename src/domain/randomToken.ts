/**
 * A random text that nobody can guess: two hexadecimal digits per byte. With 8 bytes or more, it is unique in practice.
 */
export function randomToken(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
