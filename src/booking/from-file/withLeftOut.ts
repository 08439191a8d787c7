/**
 * Rows of shipments with those that were left out, each of them behind the row above it in the file: rows of one shipment
 * may stand apart there.
 */
export function withLeftOut<Row extends { no: number }>(rows: readonly Row[], leftOut: readonly Row[]): Row[] {
  const all = [...rows]
  for (const row of leftOut) {
    const above = Math.max(0, ...all.map(({ no }) => no).filter((no) => no < row.no))
    all.splice(all.findIndex(({ no }) => no === above) + 1, 0, row)
  }
  return all
}
