/**
 * Merges the rows of shipments with the rows that were left out. Each row that was left out follows the one above it in
 * the file, because the rows of a shipment need not be adjacent there.
 */
export function withLeftOut<Row extends { no: number }>(rows: readonly Row[], leftOut: readonly Row[]): Row[] {
  const all = [...rows]
  for (const row of leftOut) {
    const above = Math.max(0, ...all.map(({ no }) => no).filter((no) => no < row.no))
    all.splice(all.findIndex(({ no }) => no === above) + 1, 0, row)
  }
  return all
}
