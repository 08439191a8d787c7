/**
 * How many rows of dimensions are filled, if that differs from the number of pieces. Null if they agree, or if no row
 * is filled: then nothing is charged by volume.
 *
 * @param pieces a plain number
 */
export function unequalRowCount(pieces: string, dimensions: readonly object[]): number | null {
  const rows = dimensions.filter((row) => Object.values(row).some((side) => side !== '' && side !== null)).length
  return rows === 0 || rows === Number(pieces) ? null : rows
}
