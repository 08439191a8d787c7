/**
 * Whether a row that names a center, or none, belongs to the center with this username: the specification promises a
 * center neither that it is sent only its own rows, nor that rows name their center.
 */
export function isOfCenter(username: string, named: string): boolean {
  const folded = named.trim().toLowerCase()
  return folded === '' || folded === username.trim().toLowerCase()
}
