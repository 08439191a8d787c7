/**
 * Whether a row belongs to the center with this username. A row that names no center does, because the specification
 * promises neither that rows name their center, nor that a center is sent only its own rows.
 */
export function isOfCenter(username: string, named: string): boolean {
  const folded = named.trim().toLowerCase()
  return folded === '' || folded === username.trim().toLowerCase()
}
