import { isReadable } from './readValues'

/**
 * The rows of a list that people can choose from: those with a name, and each id once, as a choice is known by its id:
 * of two with the same one, the arrow keys would never pass the first. Null if there are rows and none of them can be
 * chosen, or if there is no list.
 */
export function choosable<Row extends { id: string }>(
  rows: readonly Row[] | null,
  isNamed: (row: Row) => boolean,
): Row[] | null {
  if (rows === null) return null
  const ids = new Set([''])
  const chosen = rows.filter((row) => isNamed(row) && !ids.has(row.id) && ids.add(row.id))
  return isReadable(rows.length, chosen.length) ? chosen : null
}
