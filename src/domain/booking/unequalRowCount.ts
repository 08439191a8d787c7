/**
 * How many rows of dimensions are filled, if not one for each piece; null if they agree, or if none is filled at all:
 * then volume plays no part.
 *
 * @param pieces a plain number
 */
export function unequalRowCount(pieces: string, dimensions: readonly object[]): number | null {
  const rows = dimensions.filter((row) => Object.values(row).some((side) => side !== '' && side !== null)).length
  return rows === 0 || rows === Number(pieces) ? null : rows
}
